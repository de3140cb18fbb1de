/** Play within an attempt by the exact odds, as far as the budget goes. */
import type { ES, Option, View } from '@vigil/elder-sign'
import {
  type Advised,
  type Asking,
  adviceOf,
  answersIn,
  type Budget,
  battleAttempt,
  type Deed,
  type Memory,
  type Seen,
  type ShownDie,
  searchIn,
} from '@vigil/odds/elder-sign'
import type { Answer } from '../../bot.ts'
import { because, type Reason } from '../../reason.ts'
import { percent } from './best.ts'
import { diceToReroll, optionFor } from './deeds.ts'
import type { Spot } from './spot.ts'
import { BATTLE_STAKE, leanAttempt } from './stake.ts'
import { type Trial, trialOf } from './trial.ts'
import { clueWorth } from './worth.ts'

/** Of one attempt: what was worked out, and which dice are to be rolled again. */
export interface Notes {
  attempt: string
  memory: Memory
  again: readonly ShownDie[]
}

export const newNotes = (): Notes => ({ attempt: '', memory: {}, again: [] })

const keyOf = ({ turn, active, expedition }: View): string => `${turn} ${active} ${expedition?.card}`

/** Notes of another attempt are thrown away. */
const open = (notes: Notes, view: View): void => {
  const key = keyOf(view)
  if (notes.attempt === key && (view.expedition?.rolls ?? 0) > 0) return
  notes.attempt = key
  notes.again = []
  notes.memory.search?.arena.free()
  notes.memory = {}
}

const askingOf = ({ view }: Spot, { memory }: Notes, budget: Budget): Asking => {
  const battle = view.expedition?.card === ''
  return {
    budget,
    memory,
    ...(battle && { worth: BATTLE_STAKE }),
    lean: (attempt) => leanAttempt(battle ? battleAttempt(attempt, view.doom) : attempt),
  }
}

/** The odds count success alone: what a deed costs or brings besides is added here, as a share of what is at stake. */
const besides = (trial: Trial, deed: Deed): number => {
  const { spot, stakes, dread, markers, pool } = trial
  if (deed.do === 'reroll') return deed.by === 'clue' ? -clueWorth(spot) / stakes : -0.05 / stakes
  if (deed.do === 'complete') return markers.includes(deed.row) ? spot.weights.beaten / stakes : 0
  return deed.do === 'fail' && pool.some(({ face }) => face === 'T') ? dread : 0
}

const advised = (spot: Spot, notes: Notes, advice: readonly Advised[]): Answer<ES> | undefined => {
  const { view, decision } = spot
  const trial = trialOf(spot)
  const weighed = advice
    .map(({ deed, value }) => ({ deed, value, score: value + besides(trial, deed) }))
    .sort((a, b) => b.score - a.score)
  for (const { deed, value } of weighed) {
    const named = deed.do === 'complete' ? { ...deed, row: deed.row.replace(/^battle .*/, 'battle') } : deed
    const option = optionFor(view, decision, named)
    if (!option) continue
    if (deed.do === 'reroll') notes.again = deed.dice
    return { pick: [option], reason: exactReason(spot, option, value) }
  }
  return undefined
}

const exactReason = ({ view }: Spot, option: Option, value: number): Reason =>
  view.expedition?.card === ''
    ? because('exact.battle', { wounds: Math.round(value * 100) / 100 })
    : because(`exact.${CODES[option.do] ?? 'other'}`, { percent: percent(value) })

const CODES: { readonly [D in Option['do']]?: string } = {
  roll: 'roll',
  complete: 'complete',
  fail: 'fail',
  clue: 'clue',
  giveUp: 'giveUp',
}

const rerolled = ({ view, decision }: Spot, notes: Notes): Answer<ES> | undefined => {
  const pick = diceToReroll(view, decision, notes.again)
  if (pick.length < Math.max(1, decision.min)) return undefined
  return { pick, reason: because('again', { n: pick.length }) }
}

/** Where dice are given up or saved, every answer is tried out. */
const tried = (seen: Seen, ask: Asking): Answer<ES> | undefined => {
  const [best] = answersIn(seen, ask)
  if (!best || ask.memory?.search?.cut) return undefined
  return { pick: best.pick, reason: because('exact.die', { percent: percent(best.odds.value) }) }
}

/** Cards are judged by rules of thumb: with them a search would grow too large. */
const BY_THUMB: readonly Option['do'][] = ['use', 'layOut', 'cast', 'trustFund', 'unlock']

/** `thumb`: the answer without any search, which has to do where the odds are out of reach. */
export const playExactly = (spot: Spot, notes: Notes, budget: Budget, thumb: Answer<ES>): Answer<ES> => {
  const { view, decision, lore } = spot
  const { is } = decision.about
  open(notes, view)
  if (is === 'reroll') return rerolled(spot, notes) ?? thumb
  const [first] = thumb.pick
  if (budget.positions <= 0 || !first || BY_THUMB.includes(first.do)) return thumb
  const ask = askingOf(spot, notes, budget)
  const seen: Seen = { pack: lore.pack, view, decision }
  if (is !== 'judge' && (is !== 'prepare' || view.expedition?.maySecure)) return tried(seen, ask) ?? thumb
  const search = searchIn(seen, ask)
  if (!search) return thumb
  const advice = adviceOf(search)
  return (search.cut ? undefined : advised(spot, notes, advice)) ?? thumb
}
