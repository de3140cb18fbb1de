/** A view with what is needed to put it on a screen. */
import type { Adventure, Pack, PersonView, View } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import type { Ink } from '../screen/ink.ts'

export interface Scene {
  readonly view: View
  readonly pack: Pack
  readonly words: Words
  readonly ink: Ink
}

export const personOf = (view: View, seat: number): PersonView | undefined => {
  const person = view.people[seat]
  return person && 'id' in person ? person : undefined
}

export const adventureOf = ({ adventures, otherWorlds }: Pack, id: string): Adventure | undefined =>
  adventures.find((card) => card.id === id) ?? otherWorlds.find((card) => card.id === id)

/** `Kate`, or the whole name where two share their first. */
export const shortName = ({ view, words }: Pick<Scene, 'view' | 'words'>, seat: number): string => {
  const first = (at: number): string =>
    words
      .seatName(at, view)
      .replace(/^["“]?(?:Sister |Dr\. )/, '')
      .split(' ')[0] ?? ''
  const name = first(seat)
  return view.people.some((_, other) => other !== seat && first(other) === name) ? words.seatName(seat, view) : name
}
