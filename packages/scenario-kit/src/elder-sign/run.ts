/** Plays a scenario step by step and stops at the first that does not hold. */

import {
  type Chance,
  colourOf,
  type Event,
  FACES_OF,
  type Face,
  type Node,
  type Option,
  type Outcome,
  typeOfMarker,
} from '@vigil/elder-sign'
import { canonical, type Seat } from '@vigil/kernel'
import { lineDiff } from '../diff.ts'
import { fail } from '../failure.ts'
import { ordered, pickedOut } from '../match.ts'
import { suggestion } from '../nearest.ts'
import { leftOver } from './layout.ts'
import { parseDie } from './notation.ts'
import { type Position, positionOf } from './position.ts'
import { seatOf } from './seat.ts'
import type { SeatRef, Setup } from './setup-shape.ts'
import { shownOf } from './shown.ts'
import { diceShown, optionsOf } from './spoken.ts'
import type { Spoken } from './spoken-shape.ts'
import type { Step, Waits } from './step-shape.ts'

export interface Run extends Position {
  /** Since the last answer. */
  events: Event[]
  /** The last step stated where the game stands. */
  concluded: boolean
}

export const startRun = (setup: Setup): Run => ({ ...positionOf(setup), events: [], concluded: false })

const nodeOf = (run: Run): Node => run.game.node(run.state)

const describeChance = (about: Chance): string => {
  if (about.is === 'draw') return `the game draws from ${about.from} and no card is scripted`
  const dice = about.dice.length === 1 ? 'a die' : `${about.dice.length} dice`
  return `the game rolls ${dice} and no result is scripted`
}

/** Where the game stands, in one line. */
export const whereOf = (run: Run): string => {
  const node = nodeOf(run)
  if (node.kind === 'over') return `the game is over: ${node.ending.how}`
  if (node.kind === 'chance') return describeChance(node.about)
  const offers = [...new Set(node.options.map((option) => option.do))].join(', ')
  return `the game waits for '${node.about.is}' by seat ${node.seat} (${offers}); dice: ${diceShown(run.state)}`
}

const chanceComes = (run: Run, outcome: Outcome): void => {
  const next = run.game.apply(run.state, { is: 'chance', outcome })
  if (!next.ok) return fail('a possible outcome', next.why.code)
  run.state = next.value.state
  run.events.push(...next.value.events)
}

/** A name that is offered and looks like one that was refused. */
const meant = (pick: readonly Option[], offered: readonly Option[]): string =>
  pick
    .flatMap((option) => Object.entries(option).map((field) => [option.do, ...field] as const))
    .map(([does, field, name]) => {
      const names = offered.filter((other) => other.do === does).map((other) => Reflect.get(other, field))
      const known = names.filter((each) => typeof each === 'string')
      return typeof name === 'string' && !known.includes(name) ? suggestion(name, known) : ''
    })
    .join('')

export const answer = (run: Run, pick: readonly Option[], by?: Seat): void => {
  const node = nodeOf(run)
  if (node.kind !== 'decision') return fail(`an answer: ${JSON.stringify(pick)}`, whereOf(run))
  const next = run.game.apply(run.state, { is: 'answer', seat: by ?? node.seat, pick })
  if (!next.ok) {
    const { rule, code, params } = next.why
    return fail(
      `${JSON.stringify(pick)} to be possible`,
      `refused by ${rule || 'no rule'} (${code} ${JSON.stringify(params)})${meant(pick, node.options)}; ${whereOf(run)}`,
    )
  }
  run.state = next.value.state
  run.events = next.value.events.slice()
}

const seatFor = (run: Run, ref: SeatRef | undefined): Seat | undefined =>
  ref === undefined ? undefined : seatOf(run.state, ref)

/** A lone die is discarded without asking; the scenario may still say so. */
const wentByItself = (run: Run, text: string): boolean => {
  const node = nodeOf(run)
  if (node.kind === 'decision' && (node.about.is === 'discard' || node.about.is === 'shed')) return false
  const { face, colour = 'green' } = parseDie(text)
  return run.events.some((event) => event.is === 'dieOut' && event.face === face && colourOf(event.die) === colour)
}

const speak = (run: Run, spoken: Spoken): void => {
  if (spoken.do === 'discard' && wentByItself(run, spoken.die)) return
  const node = nodeOf(run)
  if (node.kind !== 'decision') return fail(`'${spoken.do}'`, whereOf(run))
  const by = seatFor(run, spoken.by)
  answer(run, optionsOf({ state: run.state, node, lenient: false }, spoken), by)
  if ((spoken.do === 'clue' || spoken.do === 'reroll') && spoken.dice)
    speak(run, { do: 'dice', dice: spoken.dice, ...(spoken.by === undefined ? {} : { by: spoken.by }) })
}

/** Which of the scripted faces each die shows: those with a colour by colour, the others in order. */
const facesFor = (dice: readonly number[], texts: readonly string[]): Face[] => {
  const script = texts.map(parseDie)
  if (script.length !== dice.length) {
    const most = script.length > dice.length ? 'the rest of the script is never used' : 'the script is too short'
    return fail(`a roll of ${script.length} dice`, `the game rolls ${dice.length}: ${most}`)
  }
  const coloured = script.filter(({ colour }) => colour)
  const rest = script.filter(({ colour }) => !colour)
  return dice.map((id) => {
    const colour = colourOf(id)
    const named = coloured.findIndex((die) => die.colour === colour)
    const { face } = (named >= 0 ? coloured.splice(named, 1)[0] : rest.shift()) ?? {}
    if (face && FACES_OF[colour].includes(face)) return face
    return fail(
      `a face of the ${colour} die: ${FACES_OF[colour].join(' ')}`,
      face ?? `no face for it in '${texts.join(' ')}'`,
    )
  })
}

const roll = (run: Run, texts: readonly string[]): void => {
  const before = nodeOf(run)
  if (before.kind === 'decision' && before.options.some((option) => option.do === 'roll')) answer(run, [{ do: 'roll' }])
  const node = nodeOf(run)
  if (node.kind !== 'chance' || node.about.is !== 'roll') return fail(`a roll of ${texts.join(' ')}`, whereOf(run))
  chanceComes(run, { faces: facesFor(node.about.dice, texts) })
}

const draw = (run: Run, name: string): void => {
  const node = nodeOf(run)
  if (node.kind !== 'chance' || node.about.is !== 'draw') return fail(`'${name}' to be drawn`, whereOf(run))
  const { cards, from } = node.about
  const text = from === 'seats' ? String(seatOf(run.state, name)) : name
  const card = cards.find((each) => each === text) ?? cards.find((each) => typeOfMarker(each) === text)
  if (card === undefined) return fail(`a card or marker from ${from}`, `'${name}'${suggestion(name, cards)}`)
  chanceComes(run, { card })
}

const compare = (what: string, expected: unknown, got: unknown): void => {
  const wanted = ordered(expected)
  const found = pickedOut(expected, got)
  if (canonical(wanted) === canonical(found)) return
  fail(what, JSON.stringify(found), lineDiff(JSON.parse(canonical(wanted)), JSON.parse(canonical(found))))
}

const waits = (run: Run, what: string, { seat, dice, may = [], mayNot = [], ...rest }: Waits): void => {
  const node = nodeOf(run)
  if (node.kind !== 'decision' || node.about.is !== what) return fail(`the game to wait for '${what}'`, whereOf(run))
  const pool = run.state.dice.filter((die) => die.at === 'pool').length
  const about = node.about.is === 'reroll' ? node.about.dice : pool
  compare(
    `the game to wait for '${what}' like this`,
    {
      ...rest,
      ...(seat === undefined ? {} : { seat: seatOf(run.state, seat) }),
      ...(dice === undefined ? {} : { dice }),
    },
    { ...node.about, seat: node.seat, dice: about },
  )
  const offers = node.options.map((option) => option.do) as string[]
  const missing = may.filter((each) => !offers.includes(each))
  if (missing.length) fail(`${missing.join(', ')} to be offered`, whereOf(run))
  const surplus = mayNot.filter((each) => offers.includes(each))
  if (surplus.length) fail(`${surplus.join(', ')} not to be offered`, whereOf(run))
}

const refused = (run: Run, option: Spoken | readonly Option[], rule: string, ref?: SeatRef): void => {
  const node = nodeOf(run)
  if (node.kind === 'chance') return fail('somebody to be asked', whereOf(run))
  const pick =
    'do' in option ? optionsOf({ state: run.state, node, lenient: true }, option) : (option as readonly Option[])
  const seat = seatFor(run, ref) ?? (node.kind === 'decision' ? node.seat : run.state.active)
  const before = run.game.key(run.state)
  const next = run.game.apply(run.state, { is: 'answer', seat, pick })
  if (next.ok) return fail(`${JSON.stringify(option)} to be refused by ${rule}`, 'it is allowed')
  if (next.why.rule !== rule)
    fail(
      `${JSON.stringify(option)} to be refused by ${rule}`,
      `refused by ${next.why.rule || 'no rule'} (${next.why.code})`,
    )
  if (run.game.key(run.state) !== before) fail('a refusal to change nothing', 'the position is another')
}

export const refuse = refused

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
  const node = nodeOf(run)
  if (node.kind !== 'over') return fail('the game to be over', whereOf(run))
  compare('the game to end so', JSON.parse(canonical(ending)), node.ending)
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
    return compare('the table to look so', step.expect, shownOf(run.game.view(run.state, 'spectator')))
  if ('waits' in step) {
    const { for: what, ...rest } = step.waits
    return waits(run, what, rest)
  }
  if ('over' in step) return over(run, step.over)
  if ('refused' in step) return refused(run, step.refused.option, step.refused.rule, step.refused.option.by)
  if ('happened' in step) return happened(run, step.happened)
  notHappened(run, step.notHappened)
}

/** What must hold when a scenario has said all it has to say. */
export const conclude = (run: Run): void => {
  if (!run.concluded) fail("a last step that says what the game waits for ('waits' or 'over')", 'none')
  const left = leftOver(run.state, run.tops)
  if (left.length) fail('every card scripted on top of a deck to be drawn', `never drawn: ${left.join(', ')}`)
}
