/** Laws about a whole game that has been played: what it reported still stands, and its inputs alone lead there again. */
import { canonical } from './canonical.ts'
import type { Game, Input, Kind } from './game.ts'
import type { Breaches } from './laws.ts'
import { extendMatch, type Match, openMatch } from './match.ts'
import { newRecord } from './record.ts'
import { undoMatch } from './undo.ts'

/** What a game left behind. Texts are taken at once, to be compared when the game is over. */
export interface Trace<K extends Kind> {
  readonly inputs: Input<K>[]
  readonly inputTexts: string[]
  readonly events: K['event'][]
  readonly eventTexts: string[]
  /** The key before the first input, after the first, … */
  readonly keys: string[]
}

/** Whoever keeps an event or an input may rely on it. */
export function* unchangedLaws<K extends Kind>({ inputs, inputTexts, events, eventTexts }: Trace<K>): Breaches {
  for (const [i, event] of events.entries()) {
    if (canonical(event) !== eventTexts[i]) yield { law: 'events', detail: `changed later: ${eventTexts[i]}` }
  }
  for (const [i, input] of inputs.entries()) {
    if (canonical(input) !== inputTexts[i]) yield { law: 'inputs', detail: `changed later: ${inputTexts[i]}` }
  }
}

export function* replayLaw<K extends Kind>(game: Game<K>, setup: K['setup'], { inputs, keys }: Trace<K>): Breaches {
  const state = game.start(setup)
  for (const [step, key] of keys.entries()) {
    if (game.key(state) !== key) {
      yield { law: 'replay', detail: 'the same inputs led elsewhere', step }
      return
    }
    const input = inputs[step]
    if (input) game.applyInPlace(state, input)
  }
}

export function* undoLaw<K extends Kind>(
  game: Game<K>,
  setup: K['setup'],
  { inputs, keys }: Trace<K>,
  isThorough: (step: number) => boolean,
): Breaches {
  let match: Match<K> = openMatch(game, newRecord(game, setup, 'laws', { chance: 'ask' }))
  for (const [i, input] of inputs.entries()) {
    const step = i + 1
    const moved = extendMatch(match, input)
    if (!moved.ok) {
      yield { law: 'legal', detail: `${canonical(input)} refused: ${moved.why.code}`, step: i }
      return
    }
    match = moved.value.match
    const undone = isThorough(step) ? undoMatch(match) : undefined
    if (!undone?.ok) continue
    const back = undone.value.match
    if (game.key(back.state) !== keys[back.inputs.length])
      yield { law: 'undo', detail: 'undone, but not as before', step }
    const redone = redo(back, undone.value.undone)
    if (redone === undefined || game.key(redone.state) !== keys[step]) {
      yield { law: 'undo', detail: 'undone and done again, but not the same', step }
    }
  }
}

const redo = <K extends Kind>(match: Match<K>, inputs: readonly Input<K>[]): Match<K> | undefined => {
  let now: Match<K> = match
  for (const input of inputs) {
    const moved = extendMatch(now, input)
    if (!moved.ok) return undefined
    now = moved.value.match
  }
  return now
}
