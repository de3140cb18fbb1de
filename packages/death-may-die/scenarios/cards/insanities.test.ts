/** Every insanity, acted out when a tentacle brings its owner to a threshold. */
import { core } from '@vigil/death-may-die/content'
import { Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { changed, countOf, lay } from './change.ts'

interface Way {
  readonly when: string
  readonly lay?: string
  /** Of the owner, as far as words have no name for it. */
  readonly person?: object
  readonly play?: (t: Table) => unknown
  /** Besides the point of sanity that brought it about. */
  readonly change: string
}

const card =
  (...ids: string[]) =>
  (t: Table) =>
    ids.reduce((so, id) => so.pick({ do: 'card', card: id }), t)

const INSANITIES: Readonly<Record<string, readonly Way[]>> = {
  masochism: [
    { when: 'nothing on the card: the wound is counted on it', change: '+1 a.wounds, +1 a tally' },
    { when: 'two tokens on it', lay: 'a.stress=3', person: { tally: 2 }, change: '-2 a.stress, -2 a tally' },
  ],
  'fear-of-crowds': [
    { when: 'an enemy and a friend', change: '+2 a.stress' },
    { when: 'alone: the Star Spawn dies', lay: 'star-spawn@1:6 b@2 a.stress=3', change: '-3 a.stress' },
  ],
  kleptomania: [
    { when: 'nothing to take', change: '+2 a.stress' },
    {
      when: 'one of two things',
      lay: 'a.stress=3 b+desk/left b+good-boy/right',
      play: (t) => t.pick({ do: 'give', card: 'good-boy' }).pick({ do: 'done' }),
      change: '-3 a.stress, -1 b+good-boy/right, +1 a+good-boy/right',
    },
    { when: 'only a Condition, which stays', lay: 'b+good-boy/left', change: '+2 a.stress' },
    { when: 'its owner is elsewhere', lay: 'b+desk/left b@2', change: '+2 a.stress' },
  ],
  hypochondria: [
    { when: 'two wounds', lay: 'a.wounds=2', change: '+2 a.stress' },
    { when: 'unhurt', lay: 'a.stress=3', change: '-3 a.stress' },
  ],
  pyromania: [
    { when: 'no Fire yet', change: '+1 fire@1, +1 b.wounds, +1 star-spawn@1.wounds' },
    { when: 'Fire already', lay: 'fire@1 b@2', change: '+1 fire@1, +2 star-spawn@1.wounds' },
  ],
  catatonia: [{ when: 'always', change: '+1 a down' }],
  codependency: [
    {
      when: 'the partner comes',
      lay: 'b@5',
      person: { partner: 1 },
      play: (t) => t.pick({ do: 'seat', seat: 1 }),
      change: '+2 a.stress, -1 b@5, +1 b@1',
    },
    {
      when: 'he goes, and nobody follows',
      lay: 'b@5',
      person: { partner: 1 },
      play: (t) => t.pick({ do: 'seat', seat: 0 }),
      change: '+2 a.stress, -1 a@1, +1 a@5',
    },
    { when: 'together', person: { partner: 1 }, change: '' },
  ],
  paranoia: [
    {
      when: 'not Safe',
      lay: 'byakhee@9 cultist@9 a.stress=2',
      change: '-1 byakhee@9, +1 byakhee@4',
    },
    {
      when: 'Safe all the same',
      lay: 'star-spawn@1:6 byakhee@9 a.stress=2',
      change: '-1 byakhee@9, +1 byakhee@4, -2 a.stress',
    },
  ],
  'obsessive-disorder': [
    { when: 'less stress than wounds', lay: 'a.wounds=3 a.stress=1', change: '+2 a.stress' },
    { when: 'more', lay: 'a.stress=4', change: '-4 a.stress' },
    {
      when: 'three cards on the left, one on the right',
      lay: 'a+desk/left a+clutter/left a+cages/left a+professor/right',
      play: card('cages', 'desk'),
      change: '-1 a+cages/left, -1 a+desk/left',
    },
  ],
  'recurring-trauma': [
    { when: 'no card kept', lay: 'a.stress=3', change: '-3 a.stress' },
    {
      when: 'Monsters in the Labs! kept',
      lay: 'a.stress=3',
      person: { kept: 'monsters-in-the-labs' },
      change: '+1 fire-vampire@9, +1 byakhee@8',
    },
  ],
  'psychotic-outbreaks': [
    { when: 'among others', lay: 'a+good-boy/right', change: '+2 b.wounds, +2 star-spawn@1.wounds' },
    {
      when: 'alone: to the nearest, who follows nobody',
      lay: 'star-spawn@1:6 b@2',
      change: '-1 a@1, +1 a@2, +2 b.wounds',
    },
  ],
  'short-term-memory-loss': [
    { when: 'room for stress', lay: 'a.stress=2 a+desk/left', change: '+1 a.stress' },
    {
      when: 'full',
      lay: 'a.stress=4 a+desk/left a+good-boy/left',
      play: card('good-boy'),
      change: '-4 a.stress, -1 a+good-boy/left',
    },
  ],
}

/** Adam, one short of a threshold, strikes at the Star Spawn and slips. */
const goMad = (id: string, { lay: words = '', person }: Way): Table => {
  const t = new Table(core, {
    investigators: ['adam', 'borden'],
    insanities: [id, id === 'catatonia' ? 'masochism' : 'catatonia'],
  })
  lay(t, `a.sanity=3 ${words.includes('star-spawn') ? '' : 'star-spawn@1'} ${words}`)
  Object.assign(t.person(0), person)
  const { kept } = t.person(0)
  if (kept) t.state.mythos.deck.bag = t.state.mythos.deck.bag.filter((each) => each !== kept)
  return t
}

describe('insanities', () => {
  it('all have expectations', () => {
    expect(Object.keys(INSANITIES).sort()).toEqual(core.insanities.map(({ id }) => id).sort())
    expect(core.insanities).toHaveLength(12)
  })

  const rows = Object.entries(INSANITIES).flatMap(([id, ways]) => ways.map((way) => [id, way.when, way] as const))
  it.each(rows)('[DMD-SANITY-04] [DMD-SANITY-05] %s, %s', (id, _when, way) => {
    const t = goMad(id, way)
    // Whoever has to be alone has killed it first.
    const dying = way.lay?.includes(':6')
    const before = countOf(t)
    t.foe('star-spawn')
      .roll(dying ? 'ST - -' : 'T - -')
      .keep()
    way.play?.(t)
    const slain = dying ? '-1 star-spawn@1, -6 star-spawn@1.wounds' : ''
    changed(t, before, ['+1 a.sanity', slain, way.change].filter(Boolean).join(', '))
    expect(t.about).toBe('level')
  })

  it('[DMD-SANITY-04] Masochism counts every wound its owner takes', () => {
    const t = goMad('masochism', { when: '', change: '' })
    t.pick({ do: 'end' }).draw('sleeper-awakens').roll('S S -').keep()
    expect(t.person(0)).toMatchObject({ wounds: 2, tally: 2 })
  })

  it('[DMD-MYTHOS-06] Recurring Trauma keeps cards without a symbol, whoever draws them', () => {
    const t = new Table(core, { insanities: ['catatonia', 'recurring-trauma'] })
    t.pick({ do: 'end' }).draw('conflagration')
    expect(t.person(1).kept).toBe('')
    t.draw('clutter').pick({ do: 'leave' }).pick({ do: 'end' }).draw('students-go-mad')
    expect(t.person(1).kept).toBe('students-go-mad')
  })
})
