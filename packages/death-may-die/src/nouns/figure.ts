/** Enemies on the map. */
import type { Thing } from '../effects/vocabulary.ts'
import { ELDER_ONE, type Figure, NOWHERE, type State } from '../state.ts'
import { castIn, type Foe, foeOf, type World } from '../world.ts'

export const figureAt = (s: Readonly<State>, i: number): Figure => {
  const figure = s.figures[i]
  if (!figure) throw new Error(`no figure ${i}`)
  return figure
}

export const elderOneOf = (s: Readonly<State>): Figure => figureAt(s, s.figures.length - 1)

/** DMD-MAP-06 */
export const isSafe = (s: Readonly<State>, space: number): boolean => {
  for (const figure of s.figures) if (figure.at === space) return false
  return true
}

export const enemiesAt = (s: Readonly<State>, space: number): number[] => {
  const found: number[] = []
  for (let i = 0; i < s.figures.length; i++) if (s.figures[i]?.at === space) found.push(i)
  return found
}

/** DMD-ENEMY-02: Cultists, monsters and the Elder One are three kinds of their own. */
export const isOfKind = (w: World, s: Readonly<State>, kind: string, thing: string): boolean => {
  if (thing === 'enemy' || thing === 'figure' || kind === thing) return true
  if (kind === ELDER_ONE) return false
  return (thing === 'monster' || thing === 'cultist') && castIn(w, s).foes.get(kind)?.card.category === thing
}

export const isAnyOf = (w: World, s: Readonly<State>, kind: string, things: Thing | readonly Thing[]): boolean => {
  if (typeof things === 'string') return isOfKind(w, s, kind, things)
  if (!Array.isArray(things)) return false
  return things.some((thing: Thing) => typeof thing === 'string' && isOfKind(w, s, kind, thing))
}

export const figuresOf = (w: World, s: Readonly<State>, things: Thing | readonly Thing[]): number[] => {
  const found: number[] = []
  s.figures.forEach(({ kind, at }, i) => {
    if (at !== NOWHERE && isAnyOf(w, s, kind, things)) found.push(i)
  })
  return found
}

export const reserveOf = (s: Readonly<State>, kind: string): number => {
  for (let i = 0; i < s.figures.length; i++) {
    const figure = s.figures[i]
    if (figure && figure.kind === kind && figure.at === NOWHERE) return i
  }
  return -1
}

export const healthOf = (w: World, s: Readonly<State>, kind: string): number =>
  kind === ELDER_ONE ? (castIn(w, s).stages[s.stage - 1]?.card.health ?? 0) : foeOf(w, s, kind).health

/** DMD-STAGE-02: the Elder One rolls the dice of all revealed stages. */
export const diceOf = (w: World, s: Readonly<State>, kind: string): { standard: number; bonus: number } => {
  if (kind !== ELDER_ONE) {
    const { standard, bonus } = foeOf(w, s, kind)
    return { standard, bonus }
  }
  let standard = 0
  let bonus = 0
  for (let i = 0; i < s.stage; i++) {
    const dice = castIn(w, s).stages[i]?.card.dice
    standard += dice?.standard ?? 0
    bonus += dice?.bonus ?? 0
  }
  return { standard, bonus }
}

export const foeTraits = (w: World, s: Readonly<State>, kind: string): Foe['traits'] =>
  kind === ELDER_ONE ? {} : foeOf(w, s, kind).traits

/** DMD-ATTACK-04, DMD-RITUAL-02 */
export const isMortal = (s: Readonly<State>, i: number): boolean => s.disrupted || figureAt(s, i).kind !== ELDER_ONE

/** Of enemies alike in kind, space and wounds, one. */
export const differentFigures = (s: Readonly<State>, figures: readonly number[]): number[] => {
  const seen = new Set<string>()
  return figures.filter((i) => {
    const { kind, at, wounds } = figureAt(s, i)
    return seen.size !== seen.add(`${kind} ${at} ${wounds}`).size
  })
}
