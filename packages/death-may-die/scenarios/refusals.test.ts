/** An answer that is not possible is refused with its reason and the rule it runs into, and nothing has changed. */
import { deathMayDie, type Option } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { countOf, lay } from './cards/change.ts'

interface Case {
  readonly when: string
  readonly episode?: string
  /** Adam and Borden unless a skill matters. */
  readonly owner?: string
  readonly insanity?: string
  readonly lay?: string
  readonly before?: (t: Table) => unknown
  readonly answer: Option | ((t: Table) => Option)
  readonly code: string
  readonly rule: string
}

const quiet = (t: Table): Table => t.pick({ do: 'end' }).draw('sleeper-awakens')
const found = (card: string) => (t: Table) => quiet(t).draw(card)
const figure = (t: Table, kind: string, at?: number): number =>
  t.state.figures.findIndex((each) => each.kind === kind && (at === undefined || each.at === at))
const at =
  (kind: string, all = false) =>
  (t: Table): Option => ({ do: 'attack', target: figure(t, kind), all })

const CASES: readonly Case[] = [
  { when: 'an enemy in the reserve', answer: at('byakhee'), code: 'attack.nobody', rule: 'DMD-ATTACK-01' },
  {
    when: 'no enemy at all',
    answer: { do: 'attack', target: 99, all: false },
    code: 'attack.nobody',
    rule: 'DMD-ATTACK-01',
  },
  { when: 'an enemy out of reach', lay: 'byakhee@4', answer: at('byakhee'), code: 'attack.far', rule: 'DMD-ATTACK-01' },
  {
    when: 'all of them without the skill',
    lay: 'byakhee@1',
    answer: at('byakhee', true),
    code: 'attack.one',
    rule: 'DMD-ATTACK-02',
  },
  {
    when: 'no action left',
    lay: 'byakhee@1',
    before: (t) => Object.assign(t.state.turn, { actions: 0 }),
    answer: at('byakhee'),
    code: 'act.none',
    rule: 'DMD-TURN-02',
  },
  {
    when: 'nothing to rest from',
    answer: { do: 'rest', stress: 1, wounds: 0, back: 0 },
    code: 'rest.nothing',
    rule: 'DMD-REST-01',
  },
  {
    when: 'less rest than there is need',
    lay: 'a.stress=3',
    answer: { do: 'rest', stress: 1, wounds: 1, back: 0 },
    code: 'rest.amount',
    rule: 'DMD-REST-01',
  },
  {
    when: 'four points of rest',
    lay: 'a.stress=4',
    answer: { do: 'rest', stress: 4, wounds: 0, back: 0 },
    code: 'rest.most',
    rule: 'DMD-REST-01',
  },
  {
    when: 'rest among enemies',
    lay: 'a.stress=3 cultist@1',
    answer: { do: 'rest', stress: 3, wounds: 0, back: 0 },
    code: 'rest.unsafe',
    rule: 'DMD-REST-01',
  },
  { when: 'a trade alone', lay: 'a+desk/left b@2', answer: { do: 'trade' }, code: 'trade.alone', rule: 'DMD-TRADE-01' },
  { when: 'a trade of nothing', answer: { do: 'trade' }, code: 'trade.nothing', rule: 'DMD-TRADE-03' },
  {
    when: 'a Condition in a trade',
    lay: 'a+desk/left a+cages/left',
    before: (t) => t.pick({ do: 'trade' }),
    answer: { do: 'give', from: 0, to: 1, card: 'cages' },
    code: 'trade.not',
    rule: 'DMD-TRADE-03',
  },
  {
    when: 'a gift without a trade',
    lay: 'a+desk/left',
    answer: { do: 'give', from: 0, to: 1, card: 'desk' },
    code: 'answer.notNow',
    rule: 'DMD-TRADE-01',
  },
  {
    when: 'an action of no episode',
    answer: { do: 'action', id: 'dig' },
    code: 'action.unknown',
    rule: 'DMD-EPISODE-01',
  },
  {
    when: 'an action elsewhere',
    answer: { do: 'action', id: 'destroy-equipment' },
    code: 'action.unmet',
    rule: 'DMD-EPISODE-01',
  },
  {
    when: 'an arrested Run',
    episode: 's1e4',
    lay: 'arrested@a',
    answer: { do: 'run' },
    code: 'act.forbidden',
    rule: 'DMD-EPISODE-02',
  },
  {
    when: 'a Run lying down',
    before: (t) => Object.assign(t.person(0), { down: true }),
    answer: { do: 'run' },
    code: 'act.down',
    rule: 'DMD-RULING-80',
  },
  { when: 'standing up on one’s feet', answer: { do: 'stand' }, code: 'stand.upright', rule: 'DMD-RULING-80' },
  {
    when: 'standing up at full stress',
    lay: 'a.stress=4',
    before: (t) => Object.assign(t.person(0), { down: true }),
    answer: { do: 'stand' },
    code: 'stand.stress',
    rule: 'DMD-STRESS-02',
  },
  { when: 'a card one has not', answer: { do: 'use', source: 'desk' }, code: 'use.none', rule: 'DMD-CORE-06' },
  {
    when: 'bleach without ammonia',
    lay: 'a+janitor/left',
    answer: { do: 'use', source: 'janitor' },
    code: 'use.unmet',
    rule: 'DMD-CORE-06',
  },
  {
    when: 'a card used this turn',
    episode: 's1e6',
    lay: 'a+e6-astronomers-notes/left',
    before: (t) => t.pick({ do: 'use' }).pick({ do: 'option', n: 0 }),
    answer: { do: 'use', source: 'e6-astronomers-notes' },
    code: 'use.used',
    rule: 'DMD-CORE-06',
  },
  { when: 'a step without a Run', answer: { do: 'go', to: 2 }, code: 'answer.notNow', rule: 'DMD-RUN-01' },
  {
    when: 'a step through a wall',
    before: (t) => t.pick({ do: 'run' }),
    answer: { do: 'go', to: 3 },
    code: 'run.closed',
    rule: 'DMD-MAP-02',
  },
  {
    when: 'a reroll without a roll',
    answer: { do: 'reroll', die: 0, by: 'stress' },
    code: 'answer.notNow',
    rule: 'DMD-DICE-06',
  },
  {
    when: 'a die that is not there',
    lay: 'cultist@1',
    before: (t) => t.foe('cultist').roll('- - -'),
    answer: { do: 'reroll', die: 7, by: 'stress' },
    code: 'reroll.noDie',
    rule: 'DMD-DICE-06',
  },
  {
    when: 'luck one has not',
    lay: 'cultist@1',
    before: (t) => t.foe('cultist').roll('- - -'),
    answer: { do: 'reroll', die: 0, by: 'skill:lucky' },
    code: 'reroll.used',
    rule: 'DMD-SKILL-03',
  },
  {
    when: 'stress one cannot take',
    owner: 'elizabeth',
    lay: 'cultist@1 a.stress=4',
    before: (t) => t.foe('cultist').roll('- - -'),
    answer: { do: 'reroll', die: 0, by: 'stress' },
    code: 'reroll.stress',
    rule: 'DMD-STRESS-02',
  },
  {
    when: 'a side that is not printed',
    before: found('desk'),
    answer: { do: 'claim', side: 'right' },
    code: 'claim.side',
    rule: 'DMD-DISC-03',
  },
  {
    when: 'a side that is too dear',
    lay: 'a.stress=3',
    before: found('janitor'),
    answer: { do: 'claim', side: 'right' },
    code: 'claim.cost',
    rule: 'DMD-RULING-09',
  },
  {
    when: 'a card that insists',
    before: found('locked-cabinet'),
    answer: { do: 'leave' },
    code: 'claim.must',
    rule: 'DMD-DISC-03',
  },
  {
    when: 'a claim with nothing found',
    answer: { do: 'claim', side: 'left' },
    code: 'answer.notNow',
    rule: 'DMD-DISC-01',
  },
  { when: 'leaving what was not found', answer: { do: 'leave' }, code: 'answer.notNow', rule: 'DMD-DISC-01' },
  { when: 'no such enemy', answer: { do: 'figure', figure: 99 }, code: 'figure.unknown', rule: '' },
  {
    when: 'an enemy nobody asked for',
    lay: 'cultist@1',
    answer: (t) => ({ do: 'figure', figure: figure(t, 'cultist') }),
    code: 'answer.notNow',
    rule: 'DMD-CORE-04',
  },
  {
    when: 'an attacker from elsewhere',
    lay: 'cultist@1 byakhee@1 star-spawn@4',
    before: quiet,
    answer: (t) => ({ do: 'figure', figure: figure(t, 'star-spawn') }),
    code: 'fight.elsewhere',
    rule: 'DMD-FIGHT-01',
  },
  {
    when: 'an attacker who has attacked',
    lay: 'cultist@1 byakhee@1 star-spawn@1',
    before: (t) => quiet(t).foe('byakhee').roll('- - -').keep(),
    answer: (t) => ({ do: 'figure', figure: figure(t, 'byakhee', 1) }),
    code: 'fight.again',
    rule: 'DMD-RULING-33',
  },
  {
    when: 'one more who stays behind',
    owner: 'elizabeth',
    lay: 'cultist@1 byakhee@1',
    before: (t) => t.pick({ do: 'run' }).pick({ do: 'go', to: 2 }),
    answer: (t) => ({ do: 'figure', figure: figure(t, 'star-spawn') }),
    code: 'sneak.none',
    rule: 'DMD-RUN-02',
  },
  {
    when: 'a Companion who can take no more',
    lay: 'star-spawn@1 a+good-boy/right',
    before: (t) => quiet(t).roll('S S -').keep(),
    answer: { do: 'card', card: 'janitor' },
    code: 'absorb.full',
    rule: 'DMD-RULING-19',
  },
  { when: 'a card nobody asked for', answer: { do: 'card', card: 'desk' }, code: 'answer.notNow', rule: 'DMD-CORE-04' },
  {
    when: 'a longer way for an enemy',
    lay: 'a@15 byakhee@12 byakhee@15',
    before: (t) => t.pick({ do: 'end' }).draw('monsters-in-the-labs'),
    answer: { do: 'space', space: 9 },
    code: 'path.longer',
    rule: 'DMD-ENEMY-05',
  },
  { when: 'a space nobody asked for', answer: { do: 'space', space: 9 }, code: 'answer.notNow', rule: 'DMD-CORE-04' },
  {
    when: 'a skill at its last level',
    insanity: 'catatonia',
    lay: 'a.sanity=3 star-spawn@1',
    before(t) {
      t.person(0).levels = [4, 1, 1]
      t.foe('star-spawn').roll('T - - - - -').keep()
    },
    answer: { do: 'level', skill: 'fueled-by-madness' },
    code: 'level.top',
    rule: 'DMD-RULING-17',
  },
  {
    when: 'another Mythos card without the skill',
    answer: { do: 'redraw', by: 'skill:read-the-omens' },
    code: 'mythos.redraw',
    rule: 'DMD-SKILL-03',
  },
  { when: 'a yes to no question', answer: { do: 'yes' }, code: 'answer.notNow', rule: 'DMD-TURN-01' },
]

describe('refused', () => {
  it.each(CASES.map((each) => [each.when, each] as const))('%s', (_when, each) => {
    const { episode = 's1e1', owner = 'adam', insanity = 'hypochondria' } = each
    const t = lay(
      new Table(core, { episode, investigators: [owner, 'borden'], insanities: [insanity, 'masochism'] }),
      each.lay ?? '',
    )
    each.before?.(t)
    const before = countOf(t)
    const option = typeof each.answer === 'function' ? each.answer(t) : each.answer
    expect(t.refused(option)).toMatchObject({ code: each.code, rule: each.rule })
    expect(countOf(t)).toEqual(before)
  })

  it('[DMD-CORE-04] an answer of somebody else', () => {
    const t = new Table(core)
    expect(t.refused({ do: 'run' }, 1)).toMatchObject({ code: 'answer.seat', rule: 'DMD-CORE-04' })
  })

  it('[DMD-END-01] an answer when all is over', () => {
    const t = new Table(core, { investigators: ['adam', 'ian'] })
    Object.assign(t.state.figures[t.summoned(1, 4, true)] ?? {}, { wounds: 11 })
    t.foe('elderOne').roll('S - -').keep()
    expect(t.about).toBe('slain')
    expect(t.refused({ do: 'run' }, 0)).toMatchObject({ code: 'answer.over', rule: 'DMD-END-01' })
  })
})

describe('a set-up', () => {
  const game = deathMayDie(core)
  const good = { episode: 's1e1', elderOne: 'cthulhu', investigators: ['ian', 'adam'] }

  it.each<[string, unknown, string, string]>([
    ['nothing', null, 'setup.shape', ''],
    ['an unknown episode', { ...good, episode: 's9' }, 'setup.episode', 'DMD-CORE-02'],
    ['an unknown Elder One', { ...good, elderOne: 'dagon' }, 'setup.elderOne', 'DMD-CORE-02'],
    ['no list of investigators', { ...good, investigators: 'ian' }, 'setup.seats', 'DMD-CORE-01'],
    ['six investigators', { ...good, investigators: Array(6).fill('random') }, 'setup.seats', 'DMD-CORE-01'],
    ['one investigator', { ...good, investigators: ['ian'] }, 'setup.solo', 'DMD-SOLO-01'],
    ['a stranger', { ...good, investigators: ['ian', 'zoe'] }, 'setup.investigator', 'DMD-SETUP-08'],
    ['somebody twice', { ...good, investigators: ['ian', 'adam', 'ian'] }, 'setup.twice', 'DMD-SETUP-08'],
    ['a third to begin of two', { ...good, first: 2 }, 'setup.firstPlayer', 'DMD-SETUP-11'],
    ['half a player to begin', { ...good, first: 0.5 }, 'setup.firstPlayer', 'DMD-SETUP-11'],
  ])('refuses %s', (_what, setup, code, rule) => {
    const checked = game.check(setup)
    expect(checked.ok ? undefined : checked.why).toMatchObject({ code, rule })
  })

  it('takes two to five, known or drawn by lot, and anybody to begin', () => {
    for (const setup of [
      good,
      { ...good, first: 1 },
      { ...good, first: 'random', investigators: Array(5).fill('random') },
      { ...good, episode: 'random', elderOne: 'random', investigators: ['random', 'ian'] },
    ])
      expect(game.check(setup)).toMatchObject({ ok: true })
  })
})
