/** Where something is to be done, and what doing it is worth in actions. */
import { distance } from '@vigil/death-may-die'
import { diceAmong, doomOf } from './doom.ts'
import { gifts } from './gift.ts'
import { hasteOf } from './haste.ts'
import { elderAt, type Foe, foesAt, isSafe, others, type Spot, spaceAt } from './spot.ts'
import { biteOf, isElder, ridWorth } from './threat.ts'
import { pathTo, runsTo, type Ways } from './way.ts'

export interface Aim {
  readonly at: number
  readonly worth: number
  /** The reason for going there. */
  readonly code: string
  /** Nothing can be done there while enemies stand by. */
  readonly safe?: true
}

/** What successes bring on a roll of an episode action. */
export interface Stake {
  /** Fewer than this bring nothing. */
  readonly need: number
  /** More than this bring nothing more. */
  readonly most: number
  /** What each is worth. */
  readonly each: number
}

/** How an episode's ritual is disrupted, in the eyes of the bot. */
export interface Chapter {
  aims(spot: Spot): readonly Aim[]
  /** What an action of the episode, offered here and now, is worth. */
  worth(spot: Spot, id: string): number
  stake(spot: Spot): Stake
  /** One thing more, and the Elder One comes. */
  last(spot: Spot): boolean
  /** Where a token is being taken that goes along with a run. */
  bound?(spot: Spot): readonly number[]
}

/** Worth less where somebody else is closer. */
const shared = (spot: Spot, { at, worth }: Aim): number => {
  const mine = distance(spot.board, spot.me.at, at)
  const closer = others(spot).filter((other) => {
    const far = distance(spot.board, other.at, at)
    return far < mine || (far === mine && other.seat < spot.me.seat && mine > 0)
  }).length
  return worth * (closer === 0 ? 1 : closer === 1 ? spot.weights.run.closer : 0.5)
}

/** Enemies beside somebody who could do with help. */
const calls = (spot: Spot): Aim[] =>
  others(spot).flatMap((person) =>
    foesAt(spot.view, person.at)
      .filter((foe) => spot.view.disrupted || !isElder(foe))
      .map(
        (foe): Aim => ({
          at: person.at,
          worth: Math.min(0.9, spot.weights.run.help * ridWorth(spot, foe)),
          code: 'help',
        }),
      ),
  )

/** Enemies that stand in the way: better met with actions left than taken along. */
const blocks = (spot: Spot, ways: Ways, aims: readonly Aim[]): Aim[] =>
  aims.flatMap((aim) => {
    if ((ways.burden[aim.at] ?? 0) === 0) return []
    const at = pathTo(ways, aim.at).find((space) => space !== aim.at && !isSafe(spot.view, space))
    return at === undefined || at === spot.me.at
      ? []
      : [{ at, worth: aim.worth * spot.weights.run.block ** Math.max(1, runsTo(ways, aim.at)), code: 'clear' }]
  })

/** Into its space, or, for those who can shoot, to where it cannot strike back. */
export const elderAims = (spot: Spot): Aim[] => {
  const { view, board, me, weights } = spot
  const at = elderAt(view)
  if (at === 0 || !view.disrupted) return []
  const reach = gifts(spot, me, 'reach').reduce((n, trait) => n + trait.n, 0)
  // From its own space it follows: nobody gets a distance to shoot from by running.
  const stuck = at === me.at && gifts(spot, me, 'sneak').length === 0
  const range = stuck ? 0 : reach
  const stands = board.all.filter((space) => space !== at && distance(board, space, at) <= range && isSafe(view, space))
  const inside: Aim = { at, worth: range > 0 ? weights.elder.near : weights.elder.beside, code: 'elder' }
  return [inside, ...stands.map((space): Aim => ({ at: space, worth: weights.elder.afar, code: 'elder' }))]
}

export interface Target extends Aim {
  readonly score: number
  readonly runs: number
}

/** Everybody met on the way who will come along, and those who wait at the end of it. */
const company = (spot: Spot, ways: Ways, path: readonly number[]): readonly Foe[] => {
  const { view, me } = spot
  const tail = [me.at, ...path.slice(0, -1)].flatMap((space) => foesAt(view, space))
  const left = ways.sneaks ? tail.sort((a, b) => biteOf(spot, b.kind) - biteOf(spot, a.kind)).slice(ways.sneaks) : tail
  return [...left, ...foesAt(view, path.at(-1) ?? 0)]
}

const firesOn = ({ view, me }: Spot, path: readonly number[]): number =>
  [me.at, ...path.slice(0, -1)].reduce((n, space) => n + (spaceAt(view, space)?.fire ?? 0), 0)

/** What is left of a turn: actions, and points of movement of a run already begun. */
export interface Rest {
  readonly actions: number
  readonly free: number
}

/** What stands to be lost by going there, compared with staying. */
const risk = (spot: Spot, ways: Ways, at: number, runs: number, { actions }: Rest): number => {
  const { me, view } = spot
  const path = pathTo(ways, at)
  const stay = doomOf(spot, me, diceAmong(spot, me, foesAt(view, me.at)), actions)
  const dice = diceAmong(spot, me, company(spot, ways, path)) + firesOn(spot, path)
  return doomOf(spot, me, dice, Math.max(0, actions - runs)) - stay
}

/** Aims elsewhere, with the way there and its dangers taken off. */
export const targetsOf = (spot: Spot, ways: Ways, aims: readonly Aim[], rest: Rest): Target[] => {
  const engaged = !isSafe(spot.view, spot.me.at)
  const haste = hasteOf(spot)
  const { run } = spot.weights
  return [...aims, ...blocks(spot, ways, aims), ...calls(spot)]
    .filter(({ at }) => at !== spot.me.at)
    .map((aim) => {
      const runs = runsTo(ways, aim.at, rest.free)
      const worth = aim.code === 'elder' ? aim.worth : shared(spot, aim)
      const tow = aim.safe && engaged && !ways.sneaks ? run.tow : 1
      const score =
        worth * haste * tow * run.decay ** runs -
        risk(spot, ways, aim.at, runs, rest) * run.risk * (runs > rest.actions ? 0.5 : 1)
      return { ...aim, runs, score }
    })
}
