/** The eight dice: who may use which, and which are alike (P3: options are canonical). */
import type { State } from '../state.ts'
import { colourOf, type Die, type DieId, type Face, YELLOW } from './die.ts'
import type { DiceGroup } from './requirement.ts'

export const dieAt = (s: Readonly<State>, id: DieId): Die => {
  const die = s.dice[id]
  if (!die) throw new Error(`no die ${id}`)
  return die
}

export const setDie = (s: State, id: DieId, at: Die['at'], on = '', face: Die['face'] = ''): void => {
  const die = dieAt(s, id)
  die.at = at
  die.on = on
  die.face = face
}

export const dieWhere = (s: Readonly<State>, test: (die: Die, id: DieId) => boolean): DieId[] => {
  const found: DieId[] = []
  for (let id = 0; id < s.dice.length; id++) if (test(dieAt(s, id), id)) found.push(id)
  return found
}

/** Dice that will be rolled next. */
export const poolOf = (s: Readonly<State>): DieId[] => dieWhere(s, (die) => die.at === 'pool')

export const anyInPool = (s: Readonly<State>): boolean => {
  for (const die of s.dice) if (die.at === 'pool') return true
  return false
}

export const anyRolled = (s: Readonly<State>): boolean => {
  for (const die of s.dice) if (die.at === 'pool' && die.face !== '') return true
  return false
}

/** Dice of the roll on the table; one added after the roll shows nothing yet (ES-RULING-38). */
export const rolledOf = (s: Readonly<State>): DieId[] => dieWhere(s, (die) => die.at === 'pool' && die.face !== '')

export const faceOf = (s: Readonly<State>, id: DieId): Face => {
  const { face } = dieAt(s, id)
  if (face === '') throw new Error(`die ${id} shows nothing`)
  return face
}

export const facesOf = (s: Readonly<State>, ids: readonly DieId[]): Face[] => ids.map((id) => faceOf(s, id))

/** Equal for dice that are alike: same colour, same place, same face. */
export const signatureOfDie = (s: Readonly<State>, id: DieId): string => {
  const die = s.dice[id]
  return die ? `${colourOf(id)}.${die.at}.${die.on}.${die.face}` : `?${id}`
}

const alike = (s: Readonly<State>, a: DieId, b: DieId): boolean => {
  // The yellow and the red die are themselves.
  if (a !== b && (a >= YELLOW || b >= YELLOW)) return false
  const x = dieAt(s, a)
  const y = dieAt(s, b)
  return x.face === y.face && x.at === y.at && x.on === y.on
}

const hasLike = (s: Readonly<State>, ids: readonly DieId[], id: DieId): boolean => {
  for (const other of ids) if (alike(s, other, id)) return true
  return false
}

/** One die of each kind. */
export const distinct = (s: Readonly<State>, ids: readonly DieId[]): DieId[] => {
  const found: DieId[] = []
  for (const id of ids) if (!hasLike(s, found, id)) found.push(id)
  return found
}

/** One die of each kind in the roll on the table. */
export const kindsRolled = (s: Readonly<State>): DieId[] => distinct(s, rolledOf(s))

interface Group {
  readonly face: Face
  readonly dice: DieId[]
}

const groupLike = (s: Readonly<State>, groups: readonly Group[], id: DieId): Group | undefined => {
  for (const group of groups) {
    const first = group.dice[0]
    if (first !== undefined && alike(s, first, id)) return group
  }
  return undefined
}

export const groupDice = (s: Readonly<State>, ids: readonly DieId[]): DiceGroup[] => {
  const groups: Group[] = []
  for (const id of ids) {
    const group = groupLike(s, groups, id)
    if (group) group.dice.push(id)
    else groups.push({ face: faceOf(s, id), dice: [id] })
  }
  return groups
}

/** ES-RULING-85: a die whose owner has refused it counts as not there. */
export const isRefused = (s: Readonly<State>, { at, on }: Die): boolean =>
  at === 'spell' && s.expedition?.refused?.includes(on) === true

/** ES-TASK-13, ES-SPELL-05: rolled dice, dice on markers and dice on anybody's spell may be mixed in one task. */
export const usableOf = (s: Readonly<State>): DieId[] =>
  dieWhere(
    s,
    (die) => die.face !== '' && (die.at === 'pool' || die.at === 'marker' || die.at === 'spell') && !isRefused(s, die),
  )

/** Dice on markers and spells, each with its result. */
export const savedOf = (s: Readonly<State>): DieId[] => usableOf(s).filter((id) => dieAt(s, id).at !== 'pool')
