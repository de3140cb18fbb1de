/** ES-ORDER: Cultists are kept aside and come when doom calls them. */
import type { Cultists } from '../card.ts'
import { ENTRANCE, type State } from '../state.ts'
import { ancientOneOf, monsterOf, type World } from '../world.ts'
import { placesInPlay } from './board.ts'

const CULTIST = 'cultist'

const isCultist = (w: World, marker: string): boolean => w.rules.orders && monsterOf(w, marker).type === CULTIST

/** ES-ORDER-01: the markers that stay out of the cup. */
export const cultistsOf = (w: World): string[] => w.markers.filter((marker) => isCultist(w, marker))

export const cultistsInPlay = (w: World, s: Readonly<State>): number => {
  if (!w.rules.orders) return 0
  let n = 0
  for (const { monsters } of placesInPlay(s)) for (const { marker } of monsters) if (isCultist(w, marker)) n++
  return n
}

/** What the Ancient One makes of its Cultists, if this is one of them. */
export const orderOf = (w: World, s: Readonly<State>, marker: string): Cultists | undefined =>
  isCultist(w, marker) ? ancientOneOf(w, s.ancientOne).cultists : undefined

/** ES-ORDER-04, -06 */
export const cultistPlace = (w: World, s: Readonly<State>, marker: string): string | undefined => {
  const place = orderOf(w, s, marker)?.place
  return place && (place === 'lair' ? s.ancientOne : ENTRANCE)
}

/** ES-ORDER-11, ES-RULING-78: every odd one takes from sanity, every even one from stamina. */
export const lowered = (w: World, s: Readonly<State>, what: 'sanity' | 'stamina'): number => {
  if (!w.rules.orders || !ancientOneOf(w, s.ancientOne).cultists?.maxima) return 0
  const n = cultistsInPlay(w, s)
  return what === 'sanity' ? Math.ceil(n / 2) : Math.floor(n / 2)
}

/** ES-TROPHY-05, ES-ORDER-02: into the cup, a Cultist back to the others. */
export const returnMarker = (w: World, s: State, marker: string): void => {
  if (s.hall && isCultist(w, marker)) s.hall.cultists.push(marker)
  else s.cup.push(marker)
}
