/** ES-MOVE-01, ES-FANTURN-08: where one can go from here. */
import type { Option } from '../kind.ts'
import { cardsInPlay } from '../nouns/board.ts'
import { someone } from '../nouns/person.ts'
import { ENTRANCE, type State } from '../state.ts'

/** ES-FANSEAL-03: the Ancient One's location only once it is open. */
export const addDestinations = (s: Readonly<State>, options: Option[]): void => {
  const { at } = someone(s, s.active)
  if (at !== ENTRANCE) options.push({ do: 'move', to: ENTRANCE })
  for (const { card } of cardsInPlay(s)) if (card !== at) options.push({ do: 'move', to: card })
  const lair = s.hall?.lair.card
  if (s.hall?.open && lair !== undefined && lair !== at) options.push({ do: 'move', to: lair })
}
