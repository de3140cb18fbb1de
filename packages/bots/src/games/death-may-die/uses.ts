/** Cards and tokens that may be used now: better too late than for nothing. */
import type { Effect, PersonView, Use } from '@vigil/death-may-die'
import { healWorth } from './body.ts'
import { shipOf } from './episodes/accursed-tide.ts'
import { FULL, MOON } from './episodes/unspeakable-hour.ts'
import { costOf } from './finds.ts'
import { sideOf, tokenCard } from './lore.ts'
import { foesAt, lying, markerAt, peopleAt, type Spot } from './spot.ts'
import { ridWorth } from './threat.ts'

const TOKEN = 'token:'
const NEVER = -1

const useOf = ({ lore, view, me }: Spot, source: string): Use | undefined => {
  if (source.startsWith(TOKEN)) {
    const token = view.tokens[Number(source.slice(TOKEN.length))]
    const faces = token && tokenCard(lore, view.episode, view.elderOne, token.kind)?.faces
    return faces?.find(({ face }) => face === token?.face)?.use
  }
  const held = me.cards.find(({ card }) => card === source)
  return held && sideOf(lore, held.card, held.side)?.use
}

/** Enemies within a step, hurt all at once. */
export const blastWorth = (spot: Spot, space: number, n: number, hurtsPeople: boolean): number => {
  const foes = foesAt(spot.view, space).reduce((sum, foe) => {
    const left = Math.max(1, foe.health - foe.wounds)
    return sum + ridWorth(spot, foe) * Math.min(1, n / left) * (foe.kind === 'elderOne' && !spot.view.disrupted ? 0 : 1)
  }, 0)
  const friends = hurtsPeople
    ? peopleAt(spot.view, space).reduce((sum, { wounds }) => sum + (wounds + n >= 5 ? 9 : n * 0.5), 0)
    : 0
  return foes - friends
}

const strongest = (spot: Spot, n: number, hurtsPeople: boolean): number =>
  Math.max(
    0,
    ...[spot.me.at, ...(spot.board.next[spot.me.at] ?? [])].map((space) => blastWorth(spot, space, n, hurtsPeople)),
  )

const healsHere = (spot: Spot, wounds: number, stress: number): number =>
  Math.max(0, ...peopleAt(spot.view, spot.me.at).map((person: PersonView) => healWorth(spot, person, wounds, stress)))

const amount = (n: unknown): number => (n === 'all' ? 5 : typeof n === 'number' ? n : n === undefined ? 0 : 2)

const effectWorth = (spot: Spot, effect: Effect): number => {
  switch (effect.do) {
    case 'heal':
      return healsHere(spot, amount(effect.wounds), amount(effect.stress)) - 0.35
    case 'harm':
      return strongest(spot, amount(effect.n), false) - 0.4
    case 'blast':
      return strongest(spot, amount(effect.n), effect.hits.includes('investigator')) - 0.5
    case 'drop':
      return shipOf(spot).includes(spot.me.at) ? 4 : NEVER
    case 'take':
      return effect.from === 'pool' ? 1.2 : NEVER
    case 'shift':
      return shiftWorth(spot, effect)
    case 'pickPerson':
    case 'pickSpace':
    case 'pickEnemy':
      return Math.max(NEVER, ...effect.then.map((part) => effectWorth(spot, part)))
    case 'choose':
      return Math.max(NEVER, ...effect.options.flat().map((part) => effectWorth(spot, part)))
    case 'marker':
      return effect.marker === MOON && markerAt(spot.view, MOON) !== FULL && !spot.view.disrupted ? 1 : NEVER
    case 'if':
      return Math.max(NEVER, ...effect.then.map((part) => effectWorth(spot, part)))
    case 'put':
      return effect.token === 'light' && lying(spot.view, 'light').length < 3 && !spot.view.disrupted ? 1.5 : NEVER
    default:
      return NEVER
  }
}

/** Tokens drawn here are worth it where they help, and were not here already. */
const shiftWorth = (spot: Spot, effect: Extract<Effect, { do: 'shift' }>): number => {
  if (spot.view.disrupted || effect.to !== 'here') return NEVER
  const kind = typeof effect.token === 'string' ? effect.token : String(effect.token.token)
  const near = lying(spot.view, kind).some(({ at }) => at !== spot.me.at)
  return kind === 'body' && near ? 0.9 : NEVER
}

/** What using it is worth: more than nothing, or it is kept. */
export const useWorth = (spot: Spot, source: string): number => {
  const use = useOf(spot, source)
  if (!use) return NEVER
  return Math.max(...use.effects.map((effect) => effectWorth(spot, effect))) - costOf(spot, spot.me, use.cost)
}
