/** Whole games read aloud: everything asked, offered, barred and told has words, and no two labels are alike. */
import { fastInts, type IntSource, randomAnswer } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import { elderSign } from '../game.ts'
import type { Decision, Option, Setup } from '../kind.ts'
import { RULE_SETS } from '../rulesets/index.ts'
import type { RuleSet } from '../rulesets/seams.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { type Tongue, words } from './index.ts'
import type { Words } from './words.ts'

const game = elderSign(core)

/** Holes, leftovers of templates and raw ids. */
const UNSOUND =
  /[{}]|undefined|\bnull\b|NaN|\[object|#\d| {2}| \.|\.\.|\b(?:card|monster|mythos|lingering|broken):\S|\b[tmxh]\d?:/

const expectSound = (text: string, of: unknown): void => {
  if (text.trim() === '' || UNSOUND.test(text)) expect.fail(`${JSON.stringify(of)} reads: ${text}`)
}

/** Every rule set in turn, and within each all numbers of seats, all Ancient Ones, drafts and the module. */
const setupOf = (sets: readonly RuleSet[], n: number): Setup => {
  const ids = core.investigators.map(({ id }) => id)
  const rules = sets[n % sets.length]
  const round = Math.floor(n / sets.length)
  const named = core.ancientOnes[round % core.ancientOnes.length]?.id ?? 'random'
  return {
    rules: rules?.id ?? '',
    investigators: Array.from({ length: 1 + (Math.floor(round / 2) % 4) }, (_, i) =>
      (round + i) % 5 === 0 ? 'draft' : (ids[(n * 3 + i * 5) % ids.length] ?? 'random'),
    ),
    ancientOne: round % 9 === 8 ? 'draft' : named,
    ...(rules?.ancientOne === 'location' && round % 3 !== 0 && { orders: true }),
  }
}

/** Random play seldom gets far: some tables are given trophies, signs, a full lost and found and an open lair. */
const endow = (before: State, n: number): State => {
  const state = structuredClone(before)
  const { hall, seats, decks } = state
  if (!hall || n % 4 === 0) return state
  for (const { person } of seats) {
    if (!person) continue
    person.trophies.push(...decks.adventure.bag.splice(0, 4))
    person.signs = 2
  }
  hall.supply -= 2 * seats.length
  hall.found.cards.push(...decks.ally.bag.splice(0, 1), ...decks.common.bag.splice(0, 1))
  hall.found.signs = hall.supply - 1
  hall.supply = 1
  hall.open = n % 2 === 0
  return state
}

const hear = (say: Words, decision: Decision, state: State, view: View): void => {
  const { about, options } = decision
  expectSound(say.promptText(about, view), about)
  const labels = new Map<string, unknown>()
  for (const option of options) {
    const label = say.optionText(option, view, about)
    expectSound(label, option)
    if (labels.has(label))
      expect.fail(`two options of ${about.is} read "${label}": ${JSON.stringify([labels.get(label), option])}`)
    labels.set(label, option)
    const detail = say.optionDetail(option, view, about)
    if (detail) expectSound(detail, option)
  }
  for (const { option, refusal } of game.barred(state)) {
    expectSound(say.optionText(option, view, about), option)
    expectSound(say.refusalText(refusal, view), refusal)
    expectSound(say.refusalText(refusal), refusal)
  }
}

/** Random, but seldom faint-hearted: games that go somewhere say more. */
const brave = (decision: Decision, int: IntSource) => {
  const options = decision.options.filter(({ do: what }) => what !== 'giveUp' && what !== 'fail')
  return randomAnswer(
    options.length >= decision.min && options.length && int(8) ? { ...decision, options } : decision,
    int,
  )
}

/** An answer that was right at another time: most are refused here, each with a reason. */
const hearRefusals = (
  say: Words,
  seen: readonly Option[],
  decision: Decision,
  state: State,
  view: View,
  int: IntSource,
): void => {
  for (let i = 0; i < 3; i++) {
    const option = seen[int(seen.length)]
    const done = option && game.apply(state, { is: 'answer', seat: decision.seat, pick: [option] })
    if (done && !done.ok) expectSound(say.refusalText(done.why, view), done.why)
  }
}

const play = (say: Words, sets: readonly RuleSet[], n: number, met: Set<string>): void => {
  const int = fastInts(`talk ${n}`)
  let state = game.start(setupOf(sets, n))
  const seen: Option[] = []
  for (let i = 0; i < 3000; i++) {
    const view = game.view(state, 'spectator')
    const node = game.node(state)
    if (node.kind === 'over') return expectSound(say.endingText(node.ending, view), node.ending)
    if (node.kind === 'decision') {
      met.add(`asked ${node.about.is}`)
      hear(say, node, state, view)
      seen.push(...node.options)
      hearRefusals(say, seen, node, state, view, int)
    }
    if (node.kind === 'chance') expectSound(say.chanceText(node.about), node.about)
    const input = node.kind === 'decision' ? brave(node, int) : game.sample(state, int)
    const done = game.apply(state, input)
    if (!done.ok) return expect.fail(say.refusalText(done.why, view))
    const { events } = done.value
    say.eventTexts(events, view).forEach((text, e) => {
      expectSound(text, events[e])
    })
    for (const event of events) {
      met.add(event.is)
      expectSound(say.eventText(event, view), event)
    }
    if (i % 25 === 0) for (const line of say.statusText(view).split('\n')) expectSound(line, 'status')
    const begins = state.phase === 'setup' && done.value.state.phase === 'turn'
    state = begins ? endow(done.value.state, n) : done.value.state
  }
}

const PRINTED = RULE_SETS.filter(({ turn }) => turn === 'phases')
const BY_ACTIONS = RULE_SETS.filter(({ turn }) => turn === 'actions')

/** What random play is sure to come to. */
const TURNS = ['asked move', 'asked entrance', 'asked assist', 'sign', 'wounded', 'eliminated']
const ACTIONS = ['asked action', 'asked share', 'asked keep', 'asked found', 'asked shop', 'asked draft']
const DEEDS = ['signFound', 'opened', 'closed', 'gave', 'waited', 'bought', 'leftBehind', 'pickedUp']

describe('whole games, read aloud', () => {
  it.each<[string, string, Tongue, readonly RuleSet[], games: number, sure: readonly string[]]>([
    ['English', 'printed rules', en, PRINTED, 75, TURNS],
    ['German', 'printed rules', de, PRINTED, 36, TURNS],
    ['English', 'rules with actions', en, BY_ACTIONS, 48, [...ACTIONS, ...DEEDS]],
    ['German', 'rules with actions', de, BY_ACTIONS, 48, [...ACTIONS, ...DEEDS]],
  ])('in %s, by %s, leave nothing without words and no two options alike', (_, _by, tongue, sets, games, sure) => {
    const say = words(core, tongue)
    const met = new Set<string>()
    for (let n = 0; n < games; n++) play(say, sets, n, met)
    expect(sure.filter((what) => !met.has(what))).toEqual([])
  })
})
