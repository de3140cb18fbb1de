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
  undoMatch,
} from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { core } from './content/index.ts'
import { elderSign } from './game.ts'
import type { Correction, ES, Option } from './kind.ts'

const game = elderSign(core)

/** Joe Diamond and Kate Winthrop against Yig, at the first decision of the first turn. */
const begun = (): Match<ES> => {
  const setup = { rules: 'revised', investigators: ['joe-diamond', 'kate-winthrop'], ancientOne: 'yig', first: 0 }
  const match = beginMatch(game, setup, 'referee')
  if (!match.ok) throw new Error(match.why.code)
  return match.value.match
}

const corrected = (match: Match<ES>, change: Correction): Match<ES> => {
  const moved = correctMatch(match, change)
  return moved.ok ? moved.value.match : expect.fail(JSON.stringify(moved.why))
}

const refused = (match: Match<ES>, change: object): Refusal | undefined => {
  const moved = correctMatch(match, change as Correction)
  return moved.ok ? undefined : moved.why
}

const formsOf = (match: Match<ES>): Correctable<ES>[] => game.corrections?.(match.state) ?? []
const personOf = (match: Match<ES>, seat: number) => match.state.seats[seat]?.person ?? expect.fail('nobody')
const inDeck = (match: Match<ES>, deck: 'common' | 'ally'): string[] => Object.values(match.state.decks[deck]).flat()

/** Random answers until a decision is about this. */
const until = (match: Match<ES>, is: string, seed = 'until'): Match<ES> => {
  const int = fastInts(seed)
  let now = match
  for (let asked = currentDecision(now); asked && asked.about.is !== is; asked = currentDecision(now)) {
    const answer = randomAnswer<ES>(asked, int)
    if (answer.is !== 'answer') break
    const moved = answerMatch(now, { decision: asked.id, seat: answer.seat, pick: answer.pick })
    if (!moved.ok) throw new Error(moved.why.code)
    now = moved.value.match
  }
  return now
}

describe('a referee sets', () => {
  it.each<[Correction, (match: Match<ES>) => unknown]>([
    [{ do: 'set', what: 'sanity', seat: 0, to: 1 }, (match) => personOf(match, 0).sanity],
    [{ do: 'set', what: 'stamina', seat: 1, to: 2 }, (match) => personOf(match, 1).stamina],
    [{ do: 'set', what: 'clues', seat: 1, to: 9 }, (match) => personOf(match, 1).clues],
    [{ do: 'set', what: 'doom', to: 5 }, ({ state }) => state.doom],
    [{ do: 'set', what: 'signs', to: 3 }, ({ state }) => state.signs],
    [{ do: 'set', what: 'clock', to: 9 }, ({ state }) => state.clock],
  ])('%j', (change, look) => {
    const match = corrected(begun(), change)
    expect('to' in change && look(match)).toBe('to' in change && change.to)
    expect(match.inputs.at(-1)).toEqual({ is: 'correct', change })
    expect(currentNode(match)).toEqual(currentNode(begun()))
  })

  it('nothing that would devour, win, awaken or go beyond a maximum', () => {
    const match = begun()
    const { sanity } = personOf(match, 0)
    const range = (min: number, max: number, got: number) => ({
      code: 'correct.range',
      params: { min, max, got: String(got) },
    })
    const track = core.ancientOnes.find(({ id }) => id === 'yig') ?? expect.fail('no Yig')
    const full = track.doomTrack.length
    expect(refused(match, { do: 'set', what: 'sanity', seat: 0, to: 0 })).toMatchObject(range(1, sanity, 0))
    expect(refused(match, { do: 'set', what: 'sanity', seat: 0, to: 99 })).toMatchObject(range(1, sanity, 99))
    expect(refused(match, { do: 'set', what: 'clues', seat: 0, to: -1 })).toMatchObject(range(0, 15, -1))
    expect(refused(match, { do: 'set', what: 'doom', to: full })).toMatchObject(range(0, full - 1, full))
    expect(refused(match, { do: 'set', what: 'signs', to: track.signs })).toMatchObject({ code: 'correct.range' })
  })

  it('the clock to an hour it can show', () => {
    const why = { code: 'correct.choice', params: { got: '5', known: '0, 3, 6, 9' } }
    expect(refused(begun(), { do: 'set', what: 'clock', to: 5 })).toMatchObject(why)
  })

  it.each([
    [{ do: 'set', what: 'sanity', seat: 2, to: 3 }, 'correct.seat'],
    [{ do: 'give', deck: 'common', card: 'food', seat: -1 }, 'correct.seat'],
    [{ do: 'give', deck: 'common', card: 'teapot', seat: 0 }, 'correct.notInBox'],
    [{ do: 'take', deck: 'unique', card: 'food', seat: 0 }, 'correct.elsewhere'],
    [{ do: 'set', what: 'doom', to: 1, why: 'a bribe' }, 'correct.unknown'],
    [{ do: 'set', what: 'turns', to: 1 }, 'correct.unknown'],
    [{}, 'correct.unknown'],
  ])('not %j', (change, code) => {
    expect(refused(begun(), change)).toMatchObject({ code })
  })
})

describe('a referee moves cards', () => {
  it('from the deck to a hand and back under the deck', () => {
    const before = begun()
    const card = inDeck(before, 'common')[0] ?? expect.fail('no card')
    const given = corrected(before, { do: 'give', deck: 'common', card, seat: 1 })
    expect(personOf(given, 1).items).toContain(card)
    expect(inDeck(given, 'common')).not.toContain(card)
    expect(refused(given, { do: 'give', deck: 'common', card, seat: 0 })).toMatchObject({ code: 'correct.elsewhere' })
    expect(refused(given, { do: 'take', deck: 'common', card, seat: 0 })).toMatchObject({ code: 'correct.elsewhere' })
    const taken = corrected(given, { do: 'take', deck: 'common', card, seat: 1 })
    expect(personOf(taken, 1).items).not.toContain(card)
    expect(taken.state.decks.common.bottom).toContain(card)
  })

  it('allies too: what they add to a maximum comes and goes', () => {
    const anselm = { deck: 'ally', card: 'brother-anselm', seat: 0 } as const
    const before = begun()
    const raised = corrected(before, { do: 'give', ...anselm })
    const [form] = formsOf(raised)
    const { sanity } = personOf(before, 0)
    expect(form).toMatchObject({ change: { what: 'sanity', to: sanity }, blanks: { to: { min: 1, max: sanity + 1 } } })
    const full = corrected(raised, { do: 'set', what: 'sanity', seat: 0, to: sanity + 1 })
    expect(personOf(corrected(full, { do: 'take', ...anselm }), 0).sanity).toBe(sanity)
  })

  it('and what an attempt offers follows', () => {
    const match = until(begun(), 'prepare')
    const seat = match.state.active
    const { card = '' } =
      core.items
        .filter(({ deck }) => deck === 'common')
        .map(({ id }) => ({ card: id }))
        .find(({ card: id }) => {
          if (!inDeck(match, 'common').includes(id)) return false
          return uses(corrected(match, { do: 'give', deck: 'common', card: id, seat })).includes(id)
        }) ?? {}
    expect(uses(match)).not.toContain(card)
    const given = corrected(match, { do: 'give', deck: 'common', card, seat })
    expect(uses(corrected(given, { do: 'take', deck: 'common', card, seat }))).toEqual(uses(match))
  })
})

const uses = (match: Match<ES>): string[] =>
  (currentDecision(match)?.options ?? []).flatMap((option: Option) => (option.do === 'use' ? [option.item] : []))

it('a form tells how things are now', () => {
  const match = begun()
  const forms = formsOf(match)
  expect(forms).toContainEqual({
    change: { do: 'set', what: 'clock', to: 0 },
    blanks: { to: { oneOf: [0, 3, 6, 9] } },
  })
  for (const { change } of forms) {
    if (change.do === 'give') continue
    if (change.do === 'take') expect(personOf(match, change.seat).items).toContain(change.card)
    else expect(game.key(corrected(match, change).state)).toBe(game.key(match.state))
  }
  const given = forms.find(({ change }) => change.do === 'give')?.blanks.card
  expect(given && 'oneOf' in given ? given.oneOf : []).toEqual(inDeck(match, 'common').sort())
})

it('is undone like an answer', () => {
  const before = begun()
  const undone = undoMatch(corrected(before, { do: 'set', what: 'doom', to: 5 }))
  expect(undone.ok && game.key(undone.value.match.state)).toBe(game.key(before.state))
})

it('is told as it was made', () => {
  const change: Correction = { do: 'set', what: 'signs', to: 2 }
  expect(correctMatch(begun(), change)).toMatchObject({ ok: true, value: { events: [{ is: 'corrected', change }] } })
})

it('no outcome brings foreign fields into the log', () => {
  const setup = { rules: 'revised', investigators: ['random'], ancientOne: 'yig' }
  const start = game.start(setup)
  const node = game.node(start)
  const card = node.kind === 'chance' && node.about.is === 'draw' ? (node.about.cards[0] ?? '') : ''
  const outcome = { card, note: 'mine' }
  expect(game.apply(start, { is: 'chance', outcome: { card } }).ok).toBe(true)
  expect(game.apply(start, { is: 'chance', outcome })).toMatchObject({ ok: false, why: { code: 'chance.impossible' } })
})
