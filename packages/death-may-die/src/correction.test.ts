import {
  answerMatch,
  beginMatch,
  type Correctable,
  correctMatch,
  currentDecision,
  currentNode,
  fastInts,
  type Match,
  type Refusal,
  randomAnswer,
  randomCorrection,
  undoMatch,
} from '@vigil/kernel'
import { invariants } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { core } from './content/index.ts'
import { deathMayDie } from './game.ts'
import type { Correction, DMD } from './kind.ts'
import { de } from './text/de/index.ts'
import { words } from './text/index.ts'
import { worldOf } from './world.ts'

const game = deathMayDie(core)
const world = worldOf(core)

/** Ian and Sister Beth at the first decision of the first turn. */
const begun = (episode = 's1e1', elderOne = 'cthulhu'): Match<DMD> => {
  const setup = { episode, elderOne, investigators: ['ian', 'sister-beth'], first: 0 }
  const match = beginMatch(game, setup, 'referee 3')
  if (!match.ok) throw new Error(match.why.code)
  return until(match.value.match, 'act')
}

const answered = (match: Match<DMD>, int = fastInts('answer')): Match<DMD> => {
  const asked = currentDecision(match) ?? expect.fail('nobody is asked')
  const answer = randomAnswer<DMD>(asked, int)
  if (answer.is !== 'answer') throw new Error(answer.is)
  const moved = answerMatch(match, { decision: asked.id, seat: answer.seat, pick: answer.pick })
  if (!moved.ok) throw new Error(moved.why.code)
  return moved.value.match
}

/** Random answers until a decision is about this. */
const until = (match: Match<DMD>, is: string, seed = 'until'): Match<DMD> => {
  const int = fastInts(seed)
  let now = match
  for (let asked = currentDecision(now); asked && asked.about.is !== is; asked = currentDecision(now))
    now = answered(now, int)
  return now
}

const corrected = (match: Match<DMD>, change: Correction): Match<DMD> => {
  const moved = correctMatch(match, change)
  return moved.ok ? moved.value.match : expect.fail(JSON.stringify(moved.why))
}

const refused = (match: Match<DMD>, change: object): Refusal | undefined => {
  const moved = correctMatch(match, change as Correction)
  return moved.ok ? undefined : moved.why
}

const formsOf = (match: Match<DMD>): Correctable<DMD>[] => game.corrections?.(match.state) ?? []
const personOf = (match: Match<DMD>, seat: number) => match.state.seats[seat] ?? expect.fail('nobody')
const range = (min: number, max: number, got: number) => ({
  code: 'correct.range',
  params: { min, max, got: String(got) },
})

describe('a referee sets', () => {
  it.each<[Correction, (match: Match<DMD>) => unknown]>([
    [{ do: 'set', what: 'wounds', seat: 0, to: 3 }, (match) => personOf(match, 0).wounds],
    [{ do: 'set', what: 'stress', seat: 1, to: 4 }, (match) => personOf(match, 1).stress],
    [{ do: 'set', what: 'sanity', seat: 0, to: 7 }, (match) => personOf(match, 0).sanity],
    [{ do: 'set', what: 'fire', seat: 0, to: 2 }, (match) => personOf(match, 0).fire],
    [{ do: 'level', seat: 0, skill: 'brawling', to: 4 }, (match) => personOf(match, 0).levels[1]],
    [{ do: 'track', to: 3 }, ({ state }) => state.track],
    [{ do: 'fire', space: 9, to: 2 }, ({ state }) => state.fire[9]],
    [{ do: 'place', seat: 1, to: 12 }, (match) => personOf(match, 1).at],
  ])('%j', (change, look) => {
    const before = begun()
    const match = corrected(before, change)
    expect('to' in change && look(match)).toBe('to' in change && change.to)
    expect(match.inputs.at(-1)).toEqual({ is: 'correct', change })
    const node = currentNode(match)
    expect(node).toMatchObject({ kind: 'decision', about: { is: 'act' }, seat: 0 })
  })

  it('the levels of the skills on that board, in their order', () => {
    const { skills } = core.investigators.find(({ id }) => id === 'ian') ?? expect.fail('no Ian')
    expect(skills[1]).toBe('brawling')
    expect(personOf(corrected(begun(), { do: 'level', seat: 0, skill: 'brawling', to: 3 }), 0).levels).toEqual([
      1, 3, 1,
    ])
  })

  it('a marker of the episode', () => {
    const match = corrected(begun('s1e5'), { do: 'marker', marker: 'tide', to: 2 })
    expect(match.state.markers).toEqual([2])
    expect(refused(begun('s1e5'), { do: 'marker', marker: 'tide', to: 4 })).toMatchObject(range(0, 3, 4))
    expect(refused(begun(), { do: 'marker', marker: 'tide', to: 1 })).toMatchObject({ code: 'correct.unknown' })
  })

  it('nothing that would kill, summon, lose or need more Fire than there is', () => {
    const match = begun()
    const { wounds, stress, sanity, summoning, fire } = core.tracks
    const lit = match.state.fire.reduce((n, each) => n + each, 0)
    const tooMuch = (what: string, max: number) =>
      expect(refused(match, { do: 'set', what, seat: 0, to: max + 1 }), what).toMatchObject(range(0, max, max + 1))
    tooMuch('wounds', wounds - 1)
    tooMuch('stress', stress)
    tooMuch('sanity', sanity - 1)
    tooMuch('fire', fire - lit)
    expect(refused(match, { do: 'track', to: summoning.red })).toMatchObject(range(1, summoning.red - 1, summoning.red))
    expect(refused(match, { do: 'level', seat: 0, skill: 'brawling', to: 5 })).toMatchObject(range(1, 4, 5))
    expect(refused(match, { do: 'fire', space: 9, to: 99 })).toMatchObject({ code: 'correct.range' })
  })

  it('the track further once the Elder One is there', () => {
    const match = begun()
    const { red, spaces } = core.tracks.summoning
    Object.assign(match.state, { stage: 2, track: red })
    Object.assign(match.state.figures.at(-1) ?? {}, { at: 5 })
    expect(refused(match, { do: 'track', to: spaces })).toMatchObject(range(1, spaces - 1, spaces))
    expect(corrected(match, { do: 'track', to: spaces - 1 }).state.track).toBe(spaces - 1)
  })

  it.each([
    [{ do: 'set', what: 'wounds', seat: 2, to: 3 }, 'correct.seat'],
    [{ do: 'place', seat: -1, to: 3 }, 'correct.seat'],
    [{ do: 'place', seat: 0, to: 99 }, 'correct.choice'],
    [{ do: 'level', seat: 0, skill: 'marksman', to: 2 }, 'correct.unknown'],
    [{ do: 'give', card: 'teapot', side: 'left', seat: 0 }, 'correct.notInBox'],
    [{ do: 'take', card: 'desk', seat: 0 }, 'correct.elsewhere'],
    [{ do: 'mythos', card: 'byakhee', to: 'deck' }, 'correct.elsewhere'],
    [{ do: 'track', to: 1, why: 'a bribe' }, 'correct.unknown'],
    [{ do: 'turns', to: 1 }, 'correct.unknown'],
    [{}, 'correct.unknown'],
    [{ do: 'stage', to: 2 }, 'correct.unknown'],
  ])('not %j', (change, code) => {
    expect(refused(begun(), change)).toMatchObject({ code })
  })
})

describe('a referee moves', () => {
  it('enemies about, to the reserve and back, and wounds on them', () => {
    const match = begun()
    const figure = match.state.figures.findIndex(({ kind, at }) => kind === 'cultist' && at > 0)
    const { health } = core.enemies.find(({ id }) => id === 'cultist') ?? expect.fail('no Cultist')
    const hurt = corrected(corrected(match, { do: 'figure', figure, to: 1 }), { do: 'hurt', figure, to: 1 })
    expect(hurt.state.figures[figure]).toEqual({ kind: 'cultist', at: 1, wounds: 1 })
    expect(refused(hurt, { do: 'hurt', figure, to: health })).toMatchObject(range(0, health - 1, health))
    const gone = corrected(hurt, { do: 'figure', figure, to: 0 })
    expect(gone.state.figures[figure]).toEqual({ kind: 'cultist', at: 0, wounds: 0 })
    expect(refused(gone, { do: 'hurt', figure, to: 1 })).toMatchObject({ code: 'correct.unknown' })
    const next = gone.state.figures.findIndex(({ kind, at }) => kind === 'cultist' && at === 0)
    expect(corrected(gone, { do: 'figure', figure: next, to: 2 }).state.figures[next]?.at).toBe(2)
  })

  it('the Elder One only where it has come', () => {
    const match = begun()
    const figure = match.state.figures.length - 1
    expect(refused(match, { do: 'figure', figure, to: 3 })).toMatchObject({ code: 'correct.unknown' })
    Object.assign(match.state, { stage: 2 })
    Object.assign(match.state.figures[figure] ?? {}, { at: 5 })
    expect(corrected(match, { do: 'figure', figure, to: 3 }).state.figures[figure]?.at).toBe(3)
    expect(refused(match, { do: 'figure', figure, to: 0 })).toMatchObject({ code: 'correct.choice' })
  })

  it('tokens from the reserve, about and back, but not two where one may lie', () => {
    const match = begun()
    const [one, other] = match.state.tokens.flatMap(({ kind, at }, i) => (kind === 'rlyeh' && at === 0 ? [i] : []))
    if (one === undefined || other === undefined) return expect.fail('no tokens')
    const laid = corrected(match, { do: 'token', token: one, to: 4 })
    expect(laid.state.tokens[one]).toMatchObject({ at: 4, holder: -1 })
    expect(refused(laid, { do: 'token', token: other, to: 4 })).toMatchObject({ code: 'correct.choice' })
    expect(corrected(laid, { do: 'token', token: one, to: 0 }).state.tokens[one]?.at).toBe(0)
  })

  it('tokens from hand to hand, and none with a hidden face out of the reserve', () => {
    const match = begun('s1e4')
    const idol = match.state.tokens.findIndex(({ kind }) => kind === 'idol')
    Object.assign(match.state.tokens[idol] ?? {}, { at: 0, holder: 0 })
    expect(corrected(match, { do: 'hold', token: idol, seat: 1 }).state.tokens[idol]).toMatchObject({
      at: 0,
      holder: 1,
    })
    const crypt = begun('s1e2')
    const body = crypt.state.tokens.findIndex(({ kind, at }) => kind === 'body' && at === 0)
    expect(refused(crypt, { do: 'token', token: body, to: 3 })).toMatchObject({ code: 'correct.unknown' })
  })

  it('[DMD-RITUAL-01] a table that lies as the goal says is a disrupted ritual', () => {
    const match = begun('s1e6')
    const mirrors = match.state.tokens.flatMap(({ kind }, i) => (kind === 'mirror' ? [i] : []))
    const hauled = mirrors.reduce((now, token) => corrected(now, { do: 'token', token, to: 12 }), match)
    expect(hauled.state.disrupted).toBe(false)
    expect(corrected(hauled, { do: 'marker', marker: 'moonPhase', to: 2 }).state.disrupted).toBe(true)
  })

  it('Discovery cards to somebody and under the deck', () => {
    const given = corrected(begun(), { do: 'give', card: 'desk', side: 'left', seat: 1 })
    expect(personOf(given, 1).cards).toEqual([{ card: 'desk', side: 'left', wounds: 0 }])
    expect(refused(given, { do: 'give', card: 'desk', side: 'left', seat: 0 })).toMatchObject({
      code: 'correct.elsewhere',
    })
    expect(refused(begun(), { do: 'give', card: 'desk', side: 'right', seat: 0 })).toMatchObject({
      code: 'correct.elsewhere',
    })
    const taken = corrected(given, { do: 'take', card: 'desk', seat: 1 })
    expect(personOf(taken, 1).cards).toEqual([])
    expect(taken.state.discovery.deck.bottom).toEqual(['desk'])
  })

  it('Mythos cards between deck and discards', () => {
    const laid = corrected(begun(), { do: 'mythos', card: 'byakhee', to: 'discard' })
    expect(laid.state.mythos.discard).toEqual(['byakhee'])
    const back = corrected(laid, { do: 'mythos', card: 'byakhee', to: 'deck' })
    expect([back.state.mythos.discard, back.state.mythos.deck.bag.includes('byakhee')]).toEqual([[], true])
  })
})

describe('when', () => {
  it('figures, tokens and cards wait until an action is asked for; tracks do not', () => {
    const match = until(begun(), 'judge')
    expect(currentDecision(match)?.about.is).toBe('judge')
    expect(refused(match, { do: 'place', seat: 0, to: 4 })).toMatchObject({ code: 'correct.later' })
    expect(refused(match, { do: 'give', card: 'desk', side: 'left', seat: 1 })).toMatchObject({ code: 'correct.later' })
    expect(personOf(corrected(match, { do: 'set', what: 'stress', seat: 0, to: 4 }), 0).stress).toBe(4)
  })

  it('nothing is put right before the map is laid out', () => {
    const setup = { episode: 's1e1', elderOne: 'cthulhu', investigators: ['ian', 'adam', 'borden'], first: 0 }
    for (let n = 0; n < 60; n++) {
      const match = beginMatch(game, setup, `partner ${n}`)
      if (!match.ok || currentDecision(match.value.match)?.about.is !== 'partner') continue
      expect(formsOf(match.value.match)).toEqual([])
      expect(refused(match.value.match, { do: 'track', to: 2 })).toMatchObject({ code: 'correct.unknown' })
      return
    }
    expect.fail('nobody was asked for a partner')
  })

  it('it is undone like an answer', () => {
    const before = begun()
    const after = corrected(before, { do: 'set', what: 'wounds', seat: 0, to: 4 })
    const undone = undoMatch(after)
    expect(undone.ok && game.key(undone.value.match.state)).toBe(game.key(before.state))
  })

  it('whatever is on the list leaves a sound table and has words', () => {
    const int = fastInts('referees')
    const [say, sag] = [words(core), words(core, de)]
    for (const episode of core.episodes)
      for (const elderOne of core.elderOnes) {
        let match = begun(episode.id, elderOne.id)
        for (let n = 0; n < 60 && currentDecision(match); n++) {
          const change = randomCorrection(formsOf(match), int)
          if (!change) break
          const view = game.view(match.state, 'spectator')
          match = corrected(match, change)
          expect(invariants(world, match.state), JSON.stringify(change)).toEqual([])
          expect(say.eventText({ is: 'corrected', change }, view)).toMatch(/^Corrected: [^{}]+\.$/)
          expect(sag.eventText({ is: 'corrected', change }, view)).toMatch(/^Berichtigt: [^{}]+\.$/)
          if (n % 3 === 0 && currentDecision(match)) match = answered(match, int)
        }
      }
  })
})
