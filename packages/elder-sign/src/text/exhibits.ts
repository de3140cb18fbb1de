/** ES-FANENT-03: what the entrance has on show, and for how much. */
import { PRICES } from '../procedures/exhibit.ts'
import { EXHIBITS, type Exhibit } from '../state.ts'
import type { View } from '../view.ts'
import { modifierIn } from './in-force.ts'
import { nameOf } from './names.ts'
import type { Voice } from './voice.ts'

export const exhibitOf = (what: string): Exhibit | undefined => EXHIBITS.find((each) => each === what)

export const priceIn = (v: Voice, view: View, what: Exhibit): number =>
  PRICES[what] + modifierIn(v, view, 'price.souvenir')

/** The card itself, or its kind where it has been sold. */
export const exhibitLabel = (v: Voice, view: View, what: Exhibit): string => {
  const card = view.hall?.exhibit[what]
  const price = priceIn(v, view, what)
  return v.say('option.exhibit', { what, card: card ? nameOf(v, card) : v.say(`one.${what}`), price })
}

/** "a Common Item for 2 trophies", as printed */
export const printedPrices = (v: Voice): string[] =>
  EXHIBITS.map((what) => v.say('entrance.souvenir', { one: v.say(`one.${what}`), price: PRICES[what] }))

/** "Food for 2 trophies", as it lies there now */
export const exhibitsText = (v: Voice, view: View): string[] =>
  EXHIBITS.flatMap((what) => {
    const card = view.hall?.exhibit[what]
    return card ? [v.say('entrance.souvenir', { one: nameOf(v, card), price: priceIn(v, view, what) })] : []
  })
