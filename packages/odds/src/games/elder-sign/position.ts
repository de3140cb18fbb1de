/** From what a seat sees to the attempt under way. */
import { COLOURS, typeOfMarker, type View, type Waited } from '@vigil/elder-sign'
import type { Attempt, Health, Marker, Talents, Waiting } from './attempt.ts'
import { type Bearer, traitsOf } from './bearing.ts'
import { dreadOf, terrorEffects } from './dread.ts'
import { plainAttempt } from './plain-attempt.ts'
import { readingOf } from './reading.ts'
import { personIn, type Scene, type Seen, sceneOf } from './scene.ts'
import { rowsAndAids } from './slaying.ts'
import { freeReroll, talentsSeen, usedOnRoll } from './talents-seen.ts'

const markerOf = ({ dice }: View, seat: number, mayStill: boolean): Marker => {
  const held = dice.find(({ at, on }) => at === 'marker' && on === String(seat))
  if (held && held.face !== '') return held.face
  return mayStill ? 'free' : 'used'
}

const forbids = (bearers: readonly Bearer[], what: string): boolean =>
  traitsOf(bearers, 'forbid').some(({ value }) => value.what === what)

const markers = ({ view, rules, bearers, expedition: { card } }: Scene): Pick<Attempt, 'focus' | 'helpers'> => {
  const { focused, assisted } = view.doneThisTurn
  const mayFocus = card !== '' && !forbids(bearers, 'focus') && !(focused && rules.focusOncePerTurn)
  const mayAssist = card !== '' && !forbids(bearers, 'assist')
  return {
    focus: markerOf(view, view.active, mayFocus),
    helpers: view.people.flatMap(({ seat }) => {
      if (seat === view.active || card === '' || personIn(view, seat)?.at !== card) return []
      return [markerOf(view, seat, mayAssist && !(rules.assistOncePerTurn && assisted.includes(seat)))]
    }),
  }
}

const healthOf = ({ actor }: Scene): Health | null =>
  actor
    ? { sanity: actor.sanity, stamina: actor.stamina, maxSanity: actor.maxSanity, maxStamina: actor.maxStamina }
    : null

const rolledIds = ({ dice }: View): number[] =>
  dice.flatMap(({ id, at, face }) => (at === 'pool' && face !== '' ? [id] : []))

const keptOf = (view: View, again: readonly number[]): number[] =>
  rolledIds(view).flatMap((id, i) => (again.includes(id) ? [] : [i]))

/** Undefined where the attempt waits for something else. */
const waitingFor = (view: View, waited: Waited): Waiting | undefined => {
  if (waited.kind === 'chance') {
    const { about } = waited
    if (about.is !== 'roll') return undefined
    if (about.why === 'task') return { is: 'rolling' }
    return about.why === 'reroll' ? { is: 'rerolling', kept: keptOf(view, about.dice) } : undefined
  }
  const { about, seat } = waited
  switch (about.is) {
    case 'prepare':
    case 'judge':
    case 'shed':
      return { is: about.is }
    case 'reroll':
      return { is: 'reroll', most: about.dice, least: seat === view.active ? 1 : 0 }
    case 'discard':
      return { is: view.expedition?.failing ? 'failed' : 'discard' }
    default:
      return undefined
  }
}

type Dice = Pick<Attempt, 'pool' | 'rolled' | 'cast' | 'marked' | 'supply' | 'discardedGreen'>

const diceOf = (view: View, showing: boolean): Dice => {
  const at = (place: string) => view.dice.filter((die) => die.at === place)
  const shown = (dice: View['dice']) => dice.flatMap(({ colour, face }) => (face === '' ? [] : [{ colour, face }]))
  const rolled = showing ? at('pool').filter(({ face }) => face !== '') : []
  return {
    pool: at('pool')
      .filter((die) => !rolled.includes(die))
      .map(({ colour }) => colour),
    rolled: shown(rolled),
    cast: shown(at('spell')),
    marked: shown(at('marker')),
    supply: at('supply')
      .map(({ colour }) => colour)
      .filter((colour) => colour !== COLOURS[0]),
    discardedGreen: at('discarded').filter(({ colour }) => colour === COLOURS[0]).length,
  }
}

/** What ends with a roll: before the next one it counts no more, though the table still remembers it. */
const ofTheRoll = (scene: Scene, { is }: Waiting, talents: Talents): Partial<Attempt> =>
  is === 'prepare' || is === 'rolling'
    ? {}
    : {
        completed: scene.expedition.completed,
        freeReroll: freeReroll(scene, talents),
        usedOnRoll: usedOnRoll(scene),
        dread: scene.expedition.dread,
      }

/** Doom tokens up to the awakening, which ends the attempt. */
const doomLeft = ({ doomTrack, doom, awake }: View): number | null =>
  doomTrack.length && !awake ? doomTrack.length - doom : null

/** What the attempt here does not know and could only help: a marker's half of a row met alone (ES-MONSTER-13). */
const beyond = ({ pack, rules, expedition: { rows } }: Scene): boolean =>
  rules.partialRows !== 'whole' &&
  rows.some(({ marker, symbols, done }) => {
    const monster = pack.monsters.find(({ id }) => id === typeOfMarker(marker))
    return !done && monster !== undefined && symbols.length > monster.needs.length
  })

export interface Bridged {
  readonly attempt: Attempt
  /** Terror may do what cannot be told: then the odds lie between this attempt's and one where that ends it. */
  readonly unclear: boolean
  /** The rules allow help that is not looked at: then the odds are a lower bound. */
  readonly more: boolean
}

const bridge = (scene: Scene, waits: Waiting, worst: boolean): Bridged => {
  const { pack, view, rules, bearers, expedition: e } = scene
  const { rows, aids } = rowsAndAids(scene)
  const talents = talentsSeen(scene, aids)
  const maySecure = waits.is === 'prepare' && e.maySecure
  const dread = dreadOf(terrorEffects(pack, rules, view, e.card), worst)
  const noTerror = e.ignoreTerror || traitsOf(bearers, 'ignoreTerror').length > 0
  return {
    unclear: dread.unclear && !noTerror,
    more: beyond(scene),
    attempt: plainAttempt({
      ...diceOf(view, maySecure || (waits.is !== 'prepare' && waits.is !== 'rolling')),
      ...markers(scene),
      rows,
      aids,
      talents,
      waits,
      maySecure,
      ordered: [...pack.adventures, ...pack.otherWorlds].find(({ id }) => id === e.card)?.ordered ?? false,
      reading: readingOf(rules),
      health: healthOf(scene),
      terror: noTerror ? [] : dread.terror,
      doomLeft: doomLeft(view),
      clues: scene.actor?.clues ?? 0,
      rolls: e.rolls,
      ...ofTheRoll(scene, waits, talents),
      ignoreOrder: e.ignoreOrder || traitsOf(bearers, 'ignoreOrder').length > 0,
      ignoreTerror: noTerror,
      laidOut: e.laidOut.flatMap((spell) => {
        const at = aids.findIndex(({ id }) => id === spell)
        return at < 0 ? [] : [at]
      }),
    }),
  }
}

/** The attempt under way, or undefined where none is, or where the table waits for something else. `worst`: see `dreadOf`. */
export const attemptIn = (seen: Seen, worst = false): Bridged | undefined => {
  const scene = sceneOf(seen)
  const waits = scene && waitingFor(seen.view, seen.decision)
  return scene && waits && bridge(scene, waits, worst)
}
