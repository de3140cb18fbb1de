/** ES-DIFF: hours of the clock and classes of Mythos cards, as a house rule over every set. */
import { EVENTS, elderSign, HOURS, RULE_SETS } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { beginMatch } from '@vigil/kernel'
import type { Table } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { describe, expect, it } from 'vitest'

const idle = (t: Table, rules: string): void => {
  if (rules === 'fan') {
    t.waits()
    return t.waits()
  }
  t.stays()
  t.firstAid(rules === 'first' ? 'both' : 'stamina')
}

/** Where the hand stands after each turn from XII on; a midnight is a turn that reaches or passes XII. */
const NIGHTS = {
  3: { hands: [3, 6, 9, 0, 3], midnights: [3] },
  4: { hands: [4, 8, 0, 4, 8, 0], midnights: [2, 5] },
  5: { hands: [5, 10, 3, 8, 1, 6, 11, 4], midnights: [2, 4, 7] },
  6: { hands: [6, 0, 6, 0], midnights: [1, 3] },
} as const

for (const { id: rules } of RULE_SETS)
  for (const hours of HOURS)
    scenario(`[ES-DIFF-01] [ES-RULING-97] ${rules}: the hand moves ${hours} hours at a time`, ({ table }) => {
      const { hands, midnights } = NIGHTS[hours]
      const t = table({ rules, clock: 0, difficulty: { hours } })
      hands.forEach((clock, turn) => {
        idle(t, rules)
        t.expect({ clock, midnightDue: false })
        t.happened({ is: 'clock', hours: clock })
        if ((midnights as readonly number[]).includes(turn)) t.happened({ is: 'midnight' })
        else t.notHappened({ is: 'midnight' })
      })
      t.waitsFor(rules === 'fan' ? 'action' : 'move')
    })

scenario('[ES-RULING-79] [ES-CLOCK-05] very hard from VI: XI, IV, IX, II, VII, XII', ({ table }) => {
  const t = table({ clock: 6, difficulty: { hours: 5 } })
  for (const [clock, midnight] of [
    [11, false],
    [4, true],
    [9, false],
    [2, true],
    [7, false],
    [0, true],
  ] as const) {
    idle(t, 'revised')
    t.expect({ clock })
    if (midnight) t.happened({ is: 'midnight' })
    else t.notHappened({ is: 'midnight' })
  }
  t.waitsFor('move')
})

scenario('[ES-CLOCK-04] [ES-DIFF-01] clock symbols move the hand by the same hours', ({ table }) => {
  const t = table({ clock: 4, cards: [{ tasks: ['L clk clk'] }], difficulty: { hours: 4 } })
  t.goes('x')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.happened({ is: 'clock', hours: 8 }, { is: 'clock', hours: 0 }, { is: 'clock', hours: 4 }, { is: 'midnight' })
  t.expect({ clock: 4 })
  t.waitsFor('move')
})

const game = elderSign(core)
const deckOf = (events: readonly string[] | undefined, rules = 'revised') => {
  const setup = { rules, investigators: ['kate-winthrop'], ancientOne: 'azathoth' }
  const checked = game.check({ ...setup, ...(events && { difficulty: { events } }) })
  if (!checked.ok) return expect.fail(checked.why.code)
  const { decks, banished } = game.start(checked.value)
  return { mythos: decks.mythos.bag, banished }
}
const DOOM = { easy: 'none', normal: 'conditional', hard: 'unconditional' } as const
const MIXES = EVENTS.flatMap((one) => EVENTS.map((other) => [...new Set([one, other])]))

describe.each(['revised', 'fan'])('[ES-DIFF-02] [EC-ES-123] the Mythos deck, %s', (rules) => {
  it.each(MIXES.map((events) => [events]))('%j', (events) => {
    const wanted: readonly string[] = events.map((each) => DOOM[each])
    const cards = core.mythos.filter(({ doom }) => wanted.includes(doom)).map(({ id }) => id)
    const { mythos, banished } = deckOf(events, rules)
    expect(mythos).toEqual(cards)
    expect(banished.length).toBe(core.mythos.length - cards.length)
    expect(cards.length).toBeGreaterThan(1)
  })

  it('is whole where all are wanted, or nothing is said', () => {
    for (const events of [undefined, [...EVENTS], EVENTS.toReversed()])
      expect(deckOf(events, rules)).toEqual({ mythos: core.mythos.map(({ id }) => id), banished: [] })
  })
})

it('[ES-RULING-79] a referee may set the hand to every hour it can show', () => {
  const hoursOf = (hours: 4 | 5) => {
    const match = beginMatch(
      game,
      { rules: 'revised', investigators: ['kate-winthrop'], ancientOne: 'azathoth', difficulty: { hours } },
      '1',
    )
    if (!match.ok) return expect.fail(match.why.code)
    const form = game
      .corrections?.(match.value.match.state)
      .find(({ change }) => 'what' in change && change.what === 'clock')
    return form?.blanks.to
  }
  expect(hoursOf(4)).toEqual({ oneOf: [0, 4, 8] })
  expect(hoursOf(5)).toEqual({ oneOf: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] })
})

describe('a difficulty that cannot be played', () => {
  const none = { ...core, mythos: core.mythos.filter(({ doom }) => doom !== 'none') }
  const one = { ...none, mythos: [...none.mythos, ...core.mythos.filter(({ doom }) => doom === 'none').slice(0, 1)] }
  const why = (difficulty: unknown, pack = core) => {
    const setup = { rules: 'first', investigators: ['random'], ancientOne: 'random', difficulty }
    const checked = elderSign(pack).check(setup)
    return checked.ok ? undefined : checked.why
  }

  it('[ES-RULING-98] leaves fewer than two Mythos cards', () => {
    const few = (n: number) => ({ code: 'setup.fewEvents', rule: 'ES-RULING-98', params: { n, least: 2 } })
    expect(why({ events: ['easy'] }, none)).toEqual(few(0))
    expect(why({ events: ['easy'] }, one)).toEqual(few(1))
    expect(why({ events: ['easy', 'hard'] }, one)).toBeUndefined()
  })

  it('[ES-DIFF-01] has other hours than three to six', () => {
    for (const hours of [2, 7, 0, 4.5, '4', null]) expect(why({ hours })).toMatchObject({ code: 'setup.hours' })
    for (const hours of [3, 4, 5, 6, undefined]) expect(why({ hours })).toBeUndefined()
  })

  it('[ES-DIFF-02] names no class, or one that does not exist', () => {
    expect(why({ events: [] })).toMatchObject({ code: 'setup.noEvents' })
    expect(why({ events: 'hard' })).toMatchObject({ code: 'setup.noEvents' })
    expect(why({ events: ['easy', 'brutal'] })).toMatchObject({ code: 'setup.events', params: { value: 'brutal' } })
  })

  it('is nothing of the kind', () => expect(why('hard')).toMatchObject({ code: 'setup.difficulty' }))
})
