/** The hall in words: the lair, what is for sale, what was lost, who waits (ES-FANSEAL, ES-FANENT, ES-FANDEV). */
import type { HallView, View } from '../view.ts'
import { exhibitsText } from './exhibits.ts'
import { lostText } from './finds.ts'
import { nameOf, personIn, placeName } from './names.ts'
import { rulesIn } from './rule-sets.ts'
import { capital, type Voice } from './voice.ts'

/** Elder Signs as the rules have them lie: beside the Ancient One, or in many hands. */
export const signsLine = (v: Voice, view: View): string => {
  const { signs, signsNeeded: needed, hall, people } = view
  if (!hall || rulesIn(view)?.signs !== 'held') return v.say('status.signs', { signs, needed })
  const held = people.reduce((n, { seat }) => n + (personIn(view, seat)?.signs ?? 0), 0)
  return v.say('status.signs.held', { signs, needed, held, supply: hall.supply })
}

export const lairLine = (v: Voice, view: View, parts: (card: HallView['lair']) => string[]): string[] => {
  const { hall, ancientOne, signsNeeded } = view
  if (!hall || ancientOne === '' || rulesIn(view)?.ancientOne !== 'location') return []
  return [
    v.say('status.lair', {
      place: capital(placeName(v, ancientOne)),
      open: String(hall.open),
      needed: signsNeeded,
      parts: parts(hall.lair).join(' '),
    }),
  ]
}

export const hallLines = (v: Voice, view: View): string[] => {
  const { hall } = view
  if (!hall) return []
  const sold = exhibitsText(v, view)
  const found = lostText(v, hall.found)
  const left = lostText(v, hall.left)
  return [
    ...(sold.length ? [v.say('status.exhibit', { list: sold.join(', ') })] : []),
    ...(found ? [v.say('status.found', { list: found })] : []),
    ...(left ? [v.say('status.left', { list: left })] : []),
    ...(hall.reserve.length
      ? [v.say('status.reserve', { names: hall.reserve.map((id) => nameOf(v, id)).join(', ') })]
      : []),
    ...(hall.cultists === null ? [] : [v.say('status.cultists', { n: hall.cultists })]),
  ]
}
