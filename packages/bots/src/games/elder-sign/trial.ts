/** An attempt in the middle: dice on the table, tasks to do, and what each way on is worth as a chance of success. */
import type { CardView, DieId, DieView, Face, PersonView } from '@vigil/elder-sign'
import { type Attempt, dropAt } from './attempt.ts'
import { isMet, match, type Needs, needsOf } from './needs.ts'
import { adventureAt, badOf, cluesReady, goodOf, securingSpells, terrorOf } from './outlook.ts'
import { countDice, type Dice } from './roll.ts'
import { actor, facesOf, hasTrait, heldDice, living, placesIn, poolDice, type Spot } from './spot.ts'
import { worthOf } from './worth.ts'

export interface Trial {
  readonly spot: Spot
  readonly person: PersonView | undefined
  readonly card: string
  readonly keys: readonly string[]
  /** Monsters not beaten yet, which count even if the attempt fails. */
  readonly markers: readonly string[]
  readonly rows: readonly Needs[]
  readonly ordered: boolean
  readonly pool: readonly DieView[]
  readonly held: readonly DieView[]
  readonly saves: number
  readonly clues: number
  /** Points between success and failure. */
  readonly stakes: number
  /** What a failed roll with a terror costs, as a share of the stakes; 0 or less. */
  readonly dread: number
}

/** ES-BATTLE: each completed row wounds it, and everything is at stake. */
const BATTLE_STAKES = 12

const placeOf = ({ view }: Spot, card: string): CardView | undefined =>
  placesIn(view).find((place) => place.card === card)

const stakesOf = (spot: Spot, card: string, person: PersonView | undefined): number => {
  const place = placeOf(spot, card)
  if (!place || !person) return BATTLE_STAKES
  return Math.max(1, goodOf(spot, place, person) - badOf(spot, place, person))
}

const dreadOf = (spot: Spot, card: string, person: PersonView | undefined, stakes: number): number => {
  if (!person || card === '' || hasTrait(spot, person, 'ignoreTerror')) return 0
  const terror = terrorOf(spot, card)
  const fatal = terror.some(({ do: word }) => word === 'fail' || word === 'shed') ? -0.2 : 0
  return Math.min(0, worthOf(spot, terror, person) / stakes) + fatal
}

/** A view does not tell whether the focus of this turn is spent: a die on the marker, or an offer, does. */
const focusLeft = ({ view, decision }: Spot, person: PersonView | undefined): number => {
  const mine = view.dice.some(({ at, on }) => at === 'marker' && on === String(person?.seat))
  return mine && !decision.options.some((option) => option.do === 'focus') ? 0 : 1
}

/** ES-ASSIST-04: markers of others there that can still hold a die. */
const helpersLeft = ({ view, rules, weights }: Spot, card: string, person: PersonView | undefined): number => {
  const here = living(view).filter(({ seat, at }) => at === card && seat !== person?.seat)
  const free = here.filter(
    ({ seat }) =>
      !(rules.assistOncePerTurn && view.doneThisTurn.assisted.includes(seat)) &&
      !view.dice.some(({ at, on }) => at === 'marker' && on === String(seat)),
  )
  return Math.min(weights.company, free.length)
}

/** ES-SPELL-02: a spell that must be laid out first is no help to the roll on the table. */
const spellsLeft = (spot: Spot, person: PersonView | undefined): number =>
  person && spot.rules.spells === 'onRoll' ? securingSpells(spot, person).length : 0

export const trialOf = (spot: Spot): Trial => {
  const { view } = spot
  const person = actor(spot)
  const card = view.expedition?.card ?? ''
  const open = view.expedition?.rows.filter(({ done }) => !done) ?? []
  const stakes = stakesOf(spot, card, person)
  const free = view.expedition?.ignoreOrder || (person !== undefined && hasTrait(spot, person, 'ignoreOrder'))
  return {
    spot,
    person,
    card,
    keys: open.map(({ key }) => key),
    markers: open.flatMap(({ key, marker }) => (marker === '' ? [] : [key])),
    rows: open.map(needsOf),
    ordered: !free && (adventureAt(spot, card)?.ordered ?? false),
    pool: poolDice(view),
    held: heldDice(view),
    saves: focusLeft(spot, person) + spellsLeft(spot, person) + helpersLeft(spot, card, person),
    clues: person ? cluesReady(person) : 0,
    stakes,
    dread: dreadOf(spot, card, person, stakes),
  }
}

export const diceIn = (dice: readonly DieView[]): Dice => ({
  green: dice.filter(({ colour }) => colour === 'green').length,
  yellow: dice.filter(({ colour }) => colour === 'yellow').length,
  red: dice.filter(({ colour }) => colour === 'red').length,
})

export const attemptOf = ({ rows, ordered, pool, held, saves, clues }: Trial): Attempt => ({
  rows,
  ordered,
  dice: diceIn(pool),
  held: facesOf(held),
  saves,
  clues,
})

/** The chance from here if every die of the pool were rolled next. */
export const chanceOf = (trial: Trial): number => trial.spot.estimate.finish(attemptOf(trial))

const minus = (dice: readonly DieView[], ids: readonly DieId[]): DieView[] => dice.filter(({ id }) => !ids.includes(id))

export const withRow = (trial: Trial, key: string, dice: readonly DieId[]): Trial => {
  const at = trial.keys.indexOf(key)
  return {
    ...trial,
    keys: dropAt(trial.keys, [at]),
    rows: dropAt(trial.rows, [at]),
    pool: minus(trial.pool, dice),
    held: minus(trial.held, dice),
  }
}

export const lostDie = (trial: Trial, die: DieId): Trial => ({ ...trial, pool: minus(trial.pool, [die]) })

export const savedDice = (trial: Trial, dice: readonly DieId[]): Trial => ({
  ...trial,
  pool: minus(trial.pool, dice),
  held: [...trial.held, ...trial.pool.filter(({ id }) => dice.includes(id))],
})

export const turned = (trial: Trial, die: DieId, to: Face): Trial => ({
  ...trial,
  pool: trial.pool.map((each) => (each.id === die ? { ...each, face: to } : each)),
})

/** Whether a rolled result could be of use to any row still open. */
export const isUseful = ({ rows, spot }: Trial, face: Face): boolean =>
  rows.some((row) => match(row, [face], spot.estimate.wild).used.length > 0)

const distinctFaces = (dice: readonly DieView[]): DieView[] =>
  dice.filter(
    (die, i) =>
      die.face !== '' && dice.findIndex(({ face, colour }) => face === die.face && colour === die.colour) === i,
  )

/** The worst die of a roll goes: green before the others, useless before useful. */
export const worstDie = (trial: Trial): DieView | undefined => {
  const rank = ({ colour, face }: DieView): number =>
    (colour === 'green' ? 0 : colour === 'yellow' ? 2 : 4) + (face !== '' && isUseful(trial, face) ? 1 : 0)
  return trial.pool.reduce<DieView | undefined>(
    (worst, die) => (!worst || rank(die) < rank(worst) ? die : worst),
    undefined,
  )
}

/** The best die to save, or none, after a failed roll whose discard has been made. */
export const afterSaving = (trial: Trial): number => {
  const plain = chanceOf(trial)
  if (trial.saves === 0 || trial.pool.length < 2) return plain
  return distinctFaces(trial.pool).reduce((best, { id, face }) => {
    if (face === '' || !isUseful(trial, face)) return best
    return Math.max(best, chanceOf({ ...savedDice(trial, [id]), saves: trial.saves - 1 }))
  }, plain)
}

const hasTerror = ({ pool }: Trial): boolean => pool.some(({ face }) => face === 'T')

/** The roll is let go: a die is lost, terror strikes, and what is left goes on. */
export const afterFailing = (trial: Trial): number => {
  const lost = worstDie(trial)
  const rest = lost ? lostDie(trial, lost.id) : trial
  return afterSaving(rest) + (hasTerror(trial) ? trial.dread : 0)
}

export interface Reroll {
  readonly dice: readonly DieId[]
  readonly value: number
}

/** The row that a reroll serves best, the dice it takes, and what comes of it. */
export const bestReroll = (trial: Trial, most: number): Reroll => {
  const { spot, rows, keys, ordered, held } = trial
  const rolled = trial.pool.filter(({ face }) => face !== '')
  const failing = afterFailing(trial)
  let best: Reroll = { dice: rolled.slice(0, 1).map(({ id }) => id), value: -1 }
  ;(ordered ? rows.slice(0, 1) : rows).forEach((row, i) => {
    const saved = match(row, facesOf(held), spot.estimate.wild)
    const kept = match(saved.needs, facesOf(rolled), spot.estimate.wild)
    const loose = rolled.filter((_, at) => !kept.used.includes(at)).slice(0, most)
    if (isMet(kept.needs) || loose.length === 0) return
    const chance = spot.estimate.roll(kept.needs, diceIn(loose))
    const usedIds = [
      ...kept.used.flatMap((at) => rolled[at]?.id ?? []),
      ...saved.used.flatMap((at) => held[at]?.id ?? []),
    ]
    const spent = loose.slice(0, Math.min(loose.length, countNeeded(kept.needs))).map(({ id }) => id)
    const next = chanceOf(withRow(trial, keys[i] ?? '', [...usedIds, ...spent]))
    const value = chance * next + (1 - chance) * failing
    if (value > best.value) best = { dice: loose.map(({ id }) => id), value }
  })
  return best
}

const countNeeded = (needs: Needs): number =>
  needs.reduce((n, each, at) => n + (at === 0 ? Math.ceil(each / 2.5) : each), 0)

export const isBattle = ({ card }: Trial): boolean => card === ''

export const anyDice = (trial: Trial): boolean => countDice(diceIn(trial.pool)) > 0
