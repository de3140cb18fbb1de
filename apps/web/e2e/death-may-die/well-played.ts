/** Questions that only a game played well comes to: the steady bot plays until one is asked. */
import { steadyBot } from '@vigil/bots/death-may-die'
import type { DMD, Prompt } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { answerMatch, beginMatch, currentDecision, fastInts, type Match } from '@vigil/kernel'
import { formatSave } from '@vigil/table'
import { game } from './games.ts'

const GAMES = 400

const bot = steadyBot(core)

const begun = (n: number): Match<DMD> => {
  const setup = {
    episode: core.episodes[n % core.episodes.length]?.id ?? 'random',
    elderOne: 'cthulhu',
    investigators: Array.from({ length: 3 + (n % 3) }, () => 'random'),
    first: 0,
  }
  const begun = beginMatch(game, setup, `well-${n}`)
  if (!begun.ok) throw new Error(begun.why.code)
  return begun.value.match
}

/** Undefined where the game is over before it is asked. */
const playedTo = (kind: Prompt['is'], n: number): Match<DMD> | undefined => {
  let match = begun(n)
  const int = fastInts(`well-${n}`)
  for (let decision = currentDecision(match); decision; decision = currentDecision(match)) {
    if (decision.about.is === kind) return match
    const { seat, id } = decision
    const { state } = match
    const { pick } = bot.answer({ decision, view: () => game.view(state, seat) }, int, { nodes: 0 })
    const moved = answerMatch(match, { decision: id, seat, pick })
    if (!moved.ok) throw new Error(moved.why.code)
    match = moved.value.match
  }
  return undefined
}

/** A save in which this is asked. */
export const wellPlayedFile = (kind: Prompt['is']): string => {
  for (let n = 0; n < GAMES; n++) {
    const match = playedTo(kind, n)
    if (match) return formatSave(match.record, undefined)
  }
  throw new Error(`no game asked: ${kind}`)
}
