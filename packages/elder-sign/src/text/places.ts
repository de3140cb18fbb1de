/** What comes of an attempt at a place: an Adventure or Other World, an Ancient One's lair, or the entrance. */
import type { AncientOne } from '../card.ts'
import type { Effect } from '../effects/vocabulary.ts'
import type { View } from '../view.ts'
import { effectIcons } from './effects.ts'
import { rulesIn } from './rule-sets.ts'
import type { Voice } from './voice.ts'

/** ES-FANSEAL-02, -05 */
export const lairAttack = ({ location, attack }: AncientOne): readonly Effect[] => location?.attack ?? attack

/** The Ancient One, where this place is its lair. */
const lairAt = (v: Voice, view: View, place: string): AncientOne | undefined =>
  rulesIn(view)?.ancientOne === 'location' && place === view.ancientOne ? v.box.ancientOnes.get(place) : undefined

export const terrorAt = (v: Voice, view: View, place: string): readonly Effect[] => {
  const ancient = lairAt(v, view, place)
  return ancient ? lairAttack(ancient) : (v.box.adventures.get(place)?.terror ?? [])
}

/** ES-FANSEAL-06; a fight at the entrance has none (ES-RULING-76). */
export const penaltiesAt = (v: Voice, view: View, place: string): readonly Effect[] => {
  const ancient = lairAt(v, view, place)
  if (ancient) return view.hall?.awake ? lairAttack(ancient) : []
  return v.box.adventures.get(place)?.penalties ?? []
}

/** In icons, as far as there are any. */
export const outcomeParts = (v: Voice, view: View, place: string): string[] => {
  const card = v.box.adventures.get(place)
  const ancient = lairAt(v, view, place)
  if (!card && !ancient) return []
  const terror = terrorAt(v, view, place)
  return [
    ...(terror.length ? [v.say('status.terror', { icons: effectIcons(v, terror) })] : []),
    ...(card?.midnight ? [v.say('status.midnight', { icons: effectIcons(v, card.midnight) })] : []),
    v.say('status.ends', {
      rewards: card ? effectIcons(v, card.rewards) : v.say('lair.reward'),
      penalties: effectIcons(v, penaltiesAt(v, view, place)),
    }),
  ]
}
