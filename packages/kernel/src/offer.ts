/** Answers from outside, put in terms of what was offered: whatever else a client wrote into an option stays outside. */
import { canonical, isAlike } from './canonical.ts'
import type { Decision, Game, Kind } from './game.ts'

/** The offered options that `pick` names, each taken once; undefined where it names something else. */
export const asOffered = <K extends Kind>(
  game: Game<K>,
  state: Readonly<K['state']>,
  { options }: Decision<K>,
  pick: readonly K['option'][],
): K['option'][] | undefined => {
  if (!Array.isArray(pick)) return undefined
  const left = options.slice()
  const found: K['option'][] = []
  for (const option of pick as readonly K['option'][]) {
    const at = placeOf(game, state, left, option)
    const offered = left[at]
    if (!offered) return undefined
    left.splice(at, 1)
    found.push(offered)
  }
  return found
}

/** The very option before one that merely means the same: of two equal dice, the one that was pointed at. */
const placeOf = <K extends Kind>(
  game: Game<K>,
  state: Readonly<K['state']>,
  offered: readonly K['option'][],
  option: K['option'],
): number => {
  const alike = offered.findIndex((each) => isAlike(each, option))
  if (alike >= 0) return alike
  const text = canonical(option)
  const same = offered.findIndex((each) => canonical(each) === text)
  if (same >= 0 || !game.sign) return same
  const signature = signed(game, state, option)
  return signature === undefined ? -1 : offered.findIndex((each) => signed(game, state, each) === signature)
}

/** Undefined for something so strange that the game trips over it. */
const signed = <K extends Kind>(
  game: Game<K>,
  state: Readonly<K['state']>,
  option: K['option'],
): string | undefined => {
  try {
    return game.sign?.(state, option)
  } catch {
    return undefined
  }
}
