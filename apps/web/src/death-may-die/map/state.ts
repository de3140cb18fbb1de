/** States of a space that are written into it: what is only the lack of another goes without saying. */
import type { EpisodeCard } from '@vigil/death-may-die'

export const writtenStates = ({ states }: EpisodeCard, here: readonly string[]): readonly string[] =>
  here.filter((state) => states.some((card) => card.state === state && !('not' in card)))
