/** Plays a scenario step by step and stops at the first that does not hold. */
import { type DMD, type Event, FACES_OF, type Face } from '@vigil/death-may-die'
import { canonical, type Input } from '@vigil/kernel'
import { lineDiff } from '../diff.ts'
import { fail } from '../failure.ts'
import { ordered, pickedOut } from '../match.ts'
import { suggestion } from '../nearest.ts'
import { positionOf, seatOf } from './position.ts'
import type { Setup } from './setup-shape.ts'
import { shownOf } from './shown.ts'
import { optionOf, optionSaid } from './spoken.ts'
import type { Spoken, Step, Waits } from './step-shape.ts'
import type { Table } from './table.ts'

export interface Run {
  readonly t: Table
  /** Since the last answer. */
  events: Event[]
  /** The last step stated where the game stands. */
  concluded: boolean
}

export const startRun = (setup: Setup): Run => ({ t: positionOf(setup), events: [], concluded: false })

const whereOf = ({ t }: Run): string => {
  const { node } = t
  if (node.kind === 'over') return `the game is over: ${node.ending.how}`
  if (node.kind === 'decision') {
    const offers = [...new Set(node.options.map((option) => option.do))].join(', ')
    return `the game waits for '${node.about.is}' by seat ${node.seat} (${offers})`
  }
  if (node.about.is === 'roll') return `the game rolls ${diceText(node.about)} and no result is scripted`
  return `the game draws from ${node.about.from} and no card is scripted`
}

const diceText = ({ standard, bonus }: { readonly standard: number; readonly bonus: number }): string =>
  `${standard} standard, ${bonus} bonus`

const give = (run: Run, input: Input<DMD>): void => {
  const next = run.t.game.apply(run.t.state, input)
  if (!next.ok) {
    const { rule, code, params } = next.why
    return fail(
      `${JSON.stringify(input)} to be possible`,
      `refused by ${rule || 'no rule'} (${code} ${JSON.stringify(params)}); ${whereOf(run)}`,
    )
  }
  run.t.state = next.value.state
  if (input.is === 'answer') run.events = []
  run.events.push(...next.value.events)
  run.t.check()
}

const speak = (run: Run, spoken: Spoken): void => {
  const { node } = run.t
  if (node.kind !== 'decision') return fail(`'${spoken.do}'`, whereOf(run))
  const seat = spoken.by === undefined ? node.seat : seatOf(run.t.state, spoken.by)
  give(run, { is: 'answer', seat, pick: [optionOf(run.t, spoken)] })
}

const roll = (run: Run, faces: readonly string[]): void => {
  const { node } = run.t
  if (node.kind !== 'chance' || node.about.is !== 'roll') return fail(`a roll of ${faces.join(' ')}`, whereOf(run))
  const { standard, bonus } = node.about
  if (faces.length !== standard + bonus) {
    const most = faces.length > standard + bonus ? 'the rest of the script is never used' : 'the script is too short'
    return fail(`a roll of ${faces.length} dice`, `the game rolls ${standard + bonus}: ${most}`)
  }
  for (const [i, face] of faces.entries()) {
    const die = i < standard ? 'standard' : 'bonus'
    if (!FACES_OF[die].some((each) => each === face))
      return fail(`a face of a ${die} die: ${FACES_OF[die].join(' ')}`, `'${face}'`)
  }
  give(run, { is: 'chance', outcome: { faces: faces as readonly Face[] } })
}

const draw = (run: Run, card: string): void => {
  const { node } = run.t
  if (node.kind !== 'chance' || node.about.is !== 'draw') return fail(`'${card}' to be drawn`, whereOf(run))
  const { cards, from } = node.about
  if (!cards.includes(card)) return fail(`a card or face from ${from}`, `'${card}'${suggestion(card, cards)}`)
  give(run, { is: 'chance', outcome: { card } })
}

const compare = (what: string, expected: unknown, got: unknown): void => {
  const wanted = ordered(expected)
  const found = pickedOut(expected, got)
  if (canonical(wanted) === canonical(found)) return
  fail(what, JSON.stringify(found), lineDiff(JSON.parse(canonical(wanted)), JSON.parse(canonical(found))))
}

/** What is asked, or what chance is to decide. */
const askedOf = ({ t }: Run): { readonly about: string; readonly fields: object } => {
  const { node } = t
  if (node.kind === 'over') return { about: 'over', fields: {} }
  if (node.kind === 'decision') return { about: node.about.is, fields: { ...node.about, seat: node.seat } }
  const { about } = node
  return about.is === 'roll'
    ? { about: 'roll', fields: { ...about, dice: diceText(about) } }
    : { about: 'draw', fields: about }
}

const waits = (run: Run, { for: what, seat, may = [], mayNot = [], ...rest }: Waits): void => {
  const { about, fields } = askedOf(run)
  if (about !== what) return fail(`the game to wait for '${what}'`, whereOf(run))
  const wanted = { ...rest, ...(seat !== undefined && { seat: seatOf(run.t.state, seat) }) }
  compare(`the game to wait for '${what}' like this`, JSON.parse(JSON.stringify(wanted)), fields)
  const offers: readonly string[] = run.t.options.map((option) => option.do)
  const missing = may.filter((each) => !offers.includes(each))
  if (missing.length) fail(`${missing.join(', ')} to be offered`, whereOf(run))
  const surplus = mayNot.filter((each) => offers.includes(each))
  if (surplus.length) fail(`${surplus.join(', ')} not to be offered`, whereOf(run))
}

const refused = (run: Run, spoken: Spoken, rule: string): void => {
  const { t } = run
  if (t.node.kind === 'chance') return fail('somebody to be asked', whereOf(run))
  const seat = spoken.by === undefined ? Math.max(0, t.asked) : seatOf(t.state, spoken.by)
  const next = t.game.apply(t.state, { is: 'answer', seat, pick: [optionSaid(t, spoken)] })
  if (next.ok) return fail(`${JSON.stringify(spoken)} to be refused by ${rule}`, 'it is allowed')
  if (next.why.rule !== rule)
    fail(
      `${JSON.stringify(spoken)} to be refused by ${rule}`,
      `refused by ${next.why.rule || 'no rule'} (${next.why.code})`,
    )
}

const isPart = (part: object, event: Event): boolean => canonical(ordered(part)) === canonical(pickedOut(part, event))

const happened = (run: Run, parts: readonly object[]): void => {
  let from = 0
  for (const part of parts) {
    const at = run.events.findIndex((event, i) => i >= from && isPart(part, event))
    if (at < 0) fail(`this to have happened: ${JSON.stringify(part)}`, JSON.stringify(run.events))
    from = at + 1
  }
}

const notHappened = (run: Run, parts: readonly object[]): void => {
  for (const part of parts) {
    const event = run.events.find((each) => isPart(part, each))
    if (event) fail(`nothing like ${JSON.stringify(part)} to have happened`, JSON.stringify(event))
  }
}

const over = (run: Run, ending: { won: boolean; how?: string | undefined }): void => {
  const { node } = run.t
  if (node.kind !== 'over') return fail('the game to be over', whereOf(run))
  compare('the game to end so', JSON.parse(JSON.stringify(ending)), node.ending)
}

export const perform = (run: Run, step: Step): void => {
  run.concluded = 'waits' in step || 'over' in step
  if ('do' in step) return speak(run, step)
  if ('roll' in step) return roll(run, step.roll)
  if ('draw' in step) {
    for (const name of typeof step.draw === 'string' ? [step.draw] : step.draw) draw(run, name)
    return
  }
  if ('expect' in step)
    return compare('the table to look so', step.expect, shownOf(run.t.game.view(run.t.state, 'spectator')))
  if ('waits' in step) return waits(run, step.waits)
  if ('over' in step) return over(run, step.over)
  if ('refused' in step) return refused(run, step.refused.option, step.refused.rule)
  if ('happened' in step) return happened(run, step.happened)
  notHappened(run, step.notHappened)
}

/** What must hold when a scenario has said all it has to say. */
export const conclude = ({ concluded }: Run): void => {
  if (!concluded) fail("a last step that says what the game waits for ('waits' or 'over')", 'none')
}
