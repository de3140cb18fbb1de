/** Scenarios in TypeScript: a table, the people at it, and what they do, one verb a line. */
import { type Event, type Face, type Option, typeOfMarker, type View } from '@vigil/elder-sign'
import { answer, conclude, perform, type Run, refuse, startRun } from './run.ts'
import { seatOf } from './seat.ts'
import type { SeatRef, Setup } from './setup-shape.ts'
import { shownOf } from './shown.ts'
import type { Spoken } from './spoken-shape.ts'
import type { Step, Waits } from './step-shape.ts'

type Expectation = Readonly<Record<string, unknown>>
type Part = { readonly is: Event['is'] } & Readonly<Record<string, unknown>>
/** `{ do: 'complete', row: 't0', dice: ['L'] }`: dice by faces, seats by name. */
export type Saying = Spoken

type Says = (spoken: Spoken) => void

/** What is done in a turn besides an attempt, and what cards and the night ask for. */
const turnVerbs = (says: Says) => ({
  goes: (to: string) => says({ do: 'move', to }),
  stays: () => says({ do: 'stay' }),
  firstAid: (what: 'sanity' | 'stamina' | 'both', all = false) => says({ do: 'firstAid', what, all }),
  searches: () => says({ do: 'lostAndFound' }),
  buys: (what: string) => says({ do: 'souvenir', what }),
  pays: (...pieces: string[]) => says({ do: 'hand', pieces }),
  givesCard: (card: string) => says({ do: 'card', card }),
  takesFrom: (deck: 'common' | 'unique' | 'spell' | 'clue') => says({ do: 'deck', deck }),
  becomes: (id: string) => says({ do: 'investigator', id }),
  effectsInOrder: () => says({ do: 'inOrder' }),
  attempts: () => says({ do: 'attempt' }),
  waits: () => says({ do: 'nothing' }),
  gives: (card: string, seat: SeatRef) => says({ do: 'give', card, seat }),
  /** One reward icon, by its place among the rewards. */
  shares: (reward: number, seat: SeatRef) => says({ do: 'share', reward, seat }),
  /** Of the dice at the lost and found. */
  keeps: (face: Face) => says({ do: 'keep', face }),
  /** One of those drawn for a draft. */
  drafts: (id: string) => says({ do: 'pick', id }),
  effectFirst: (source: string) => says({ do: 'effect', source }),
})

/** What is done in an attempt. */
const attemptVerbs = (says: Says) => ({
  completes: (row: string, ...dice: string[]) => says({ do: 'complete', row, dice }),
  fails: () => says({ do: 'fail' }),
  rollsOn: () => says({ do: 'rollOn' }),
  givesUp: () => says({ do: 'giveUp' }),
  discards: (die: string) => says({ do: 'discard', die }),
  spares: () => says({ do: 'spare' }),
  focuses: (die: string) => says({ do: 'focus', die }),
  /** `asks('mandy').for('I3')`: may the die lie on her marker? */
  asks: (seat: SeatRef) => ({ for: (die: string) => says({ do: 'assist', seat, die }) }),
  /** Asks for the once-a-day reroll; the one asked then `picks` dice, or none. */
  asksResearch: (seat: SeatRef) => says({ do: 'research', seat }),
  agrees: () => says({ do: 'yes' }),
  declines: () => says({ do: 'no' }),
  /** A clue for a reroll of these dice; `rolls` says what they show then. */
  spendsClue: (...dice: string[]) => says({ do: 'clue', ...(dice.length ? { dice } : {}) }),
  rerolls: (source: string, ...dice: string[]) =>
    says({ do: 'reroll', with: source, ...(dice.length ? { dice } : {}) }),
  /** Dice a card or a lock asks for. */
  picks: (...dice: string[]) => says({ do: 'dice', dice }),
  uses: (item: string) => says({ do: 'use', item }),
  /** Before a roll, in the printing that asks for it; `casts` then puts the die on it. */
  laysOut: (spell: string) => says({ do: 'layOut', spell }),
  casts: (spell: string, ...dice: string[]) => says({ do: 'cast', spell, dice }),
  turns: (source: string, die: string, to: Face) => says({ do: 'turnDie', with: source, die, to }),
  takesOff: (die: string) => says({ do: 'takeOff', die }),
  unlocks: (die = 'G') => says({ do: 'unlock', die }),
  paysTrustFund: (pay: string) => says({ do: 'trustFund', pay }),
  places: (card: string, box?: number) => says({ do: 'place', card, box }),
  slays: (marker: string) => says({ do: 'slay', marker }),
  breaksLock: (source: string) => says({ do: 'breakLock', lock: source }),
  chooses: (n: number) => says({ do: 'option', n }),
  targets: (seat: SeatRef) => says({ do: 'target', seat }),
})

const verbs = (act: (step: Step) => void, by?: SeatRef) => {
  const says: Says = (spoken) => act(by === undefined ? spoken : { ...spoken, by })
  return {
    /** Anything in the scenario's words. */
    does: says,
    ...turnVerbs(says),
    ...attemptVerbs(says),
  }
}

/** What chance may now give, by name, with its weight. */
const chancesOf = (run: Run): Readonly<Record<string, number>> =>
  Object.fromEntries(
    run.game.outcomes(run.state).flatMap(({ input, weight }) => {
      if (input.is !== 'chance') return []
      const { outcome } = input
      return [['card' in outcome ? typeOfMarker(outcome.card) : outcome.faces.join(' '), weight]]
    }),
  )

const waitsStep = (what: string, detail: Waits): Step => ({ waits: { ...detail, for: what } }) as Step

const tableOf = (run: Run) => {
  const act = (step: Step): void => perform(run, step)
  return {
    ...verbs(act),
    /** The same verbs, answered by this seat. */
    seat: (ref: SeatRef) => verbs(act, ref),
    /** Rolls if asked to, and says what the dice show: greens first, then `Y:…`, `R:…`. */
    rolls: (...faces: string[]) => act({ roll: faces }),
    /** What comes out of the deck, the cup or the hat. */
    draws: (...cards: string[]) => act({ draw: cards }),
    /** Part of the table: `{ seats: [{ sanity: 2 }], doom: 5, dice: { pool: 5 } }`. */
    expect: (part: Expectation) => act({ expect: part }),
    /** Events since the last answer, in this order, perhaps with others between. */
    happened: (...parts: Part[]) => act({ happened: parts }),
    notHappened: (...parts: Part[]) => act({ notHappened: parts }),
    refused: (option: Spoken, rule: string) => act({ refused: { option, rule } }),
    waitsFor: (what: string, detail: Waits = {}) => act(waitsStep(what, detail)),
    over: (ending: { won: boolean; how?: string }) => act({ over: ending }),
    step: act,
    /** The game's own options: a way out where no verb fits. */
    answer: (...pick: Option[]) => answer(run, pick),
    answerAs: (seat: SeatRef, ...pick: Option[]) => answer(run, pick, seatOf(run.state, seat)),
    refusedOption: (pick: readonly Option[], rule: string, seat?: SeatRef) => refuse(run, pick, rule, seat),
    options: (): readonly Option[] => {
      const node = run.game.node(run.state)
      return node.kind === 'decision' ? node.options : []
    },
    /** What chance may now give and how often: `{ I1: 1, L: 1, … }` for a die, `{ cultist: 2, … }` for the cup. */
    chances: (): Readonly<Record<string, number>> => chancesOf(run),
    view: (): View => run.game.view(run.state, 'spectator'),
    looks: () => shownOf(run.game.view(run.state, 'spectator')),
  }
}

export type Table = ReturnType<typeof tableOf>

export interface Given {
  table(setup?: Setup): Table
}

/** Runs a scenario: every table it lays out must end with a stated waiting point and nothing scripted left over. */
export const tell = (story: (given: Given) => void): void => {
  const runs: Run[] = []
  story({
    table(setup = {}) {
      const run = startRun(setup)
      runs.push(run)
      return tableOf(run)
    },
  })
  for (const run of runs) conclude(run)
}
