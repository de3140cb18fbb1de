/** Where signs are carried (ES-FANSEAL-04): few bearers, and company for them where the signs have to go. */
import type { CardView, Effect, ES, Option, PersonView } from '@vigil/elder-sign'
import type { Answer } from '../../bot.ts'
import { pickBy } from './best.ts'
import { asked, living, personAt, type Spot } from './spot.ts'

const isBearer = ({ signs }: PersonView): boolean => signs > 0

const bearersIn = ({ view }: Spot): PersonView[] => living(view).filter(isBearer)

const signsAmong = (rewards: readonly Effect[]): number =>
  rewards.reduce((sum, reward) => sum + (reward.do === 'gain' && reward.what === 'sign' ? reward.n : 0), 0)

/** Each bearer has to do the task of the lair: half of the investigators are enough for that. */
export const gatherWorth = (spot: Spot, rewards: readonly Effect[], place: CardView, person: PersonView): number => {
  const { weights, view } = spot
  const signs = weights.gather === 0 || view.hall?.supply === 0 ? 0 : signsAmong(rewards)
  if (signs === 0) return 0
  const bearers = bearersIn(spot)
  // ES-FANADV-08: what somebody wins beside a bearer is passed on.
  if (isBearer(person) || bearers.some(({ seat }) => place.visitors.includes(seat))) return signs * weights.gather
  return bearers.length * 2 < view.people.length ? 0 : -signs * weights.gather
}

/** ES-FANSEAL-03, ES-RULING-70: all signs are found; what is left is to bring them there. */
export const isErrand = ({ view }: Spot): boolean => view.hall?.open === true && view.hall.supply === 0

const FIT = 3

/** ES-FANADV-06: whoever stands by at the lair holds a die for those who bring signs, and pays for their failures. */
export const standBy = (spot: Spot, person: PersonView): number =>
  isBearer(person) || bearersIn(spot).length === 0 || Math.min(person.sanity, person.stamina) < FIT
    ? 0
    : spot.weights.rally

const passWorth = (spot: Spot, me: PersonView, option: Option, rewards: readonly object[]): number => {
  const other = option.do === 'share' ? personAt(spot.view, option.seat) : undefined
  // A prompt carries effects as plain objects; they are the card's own.
  const reward = option.do === 'share' ? (rewards[option.reward] as Effect) : undefined
  return other && reward && signsAmong([reward]) > 0 && other.signs > me.signs ? spot.weights.gather : -1
}

/** ES-FANADV-08: a sign goes to whoever carries more; anything else is kept. */
export const share = (spot: Spot, { rewards }: { readonly rewards: readonly object[] }): Answer<ES> => {
  const me = asked(spot)
  return pickBy(spot.decision.options, 'share', (option) =>
    option.do === 'no' || !me ? 0 : passWorth(spot, me, option, rewards),
  )
}
