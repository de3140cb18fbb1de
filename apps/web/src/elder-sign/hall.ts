/** Places of their own, for the rules that have them: the lair of the Ancient One, and what lies about at the entrance. */
import { type CardView, ENTRANCE, type HallView, type PersonView, ruleSetOf, SHEET, type View } from '@vigil/elder-sign'

export const isPerson = (person: View['people'][number]): person is PersonView => 'id' in person

/** The lair as a place to go to, once it is known whose (ES-FANSEAL-02). */
export const lairIn = ({ hall, rules, ancientOne }: View): CardView | undefined =>
  hall && ancientOne !== '' && ruleSetOf(rules)?.ancientOne === 'location' ? hall.lair : undefined

/** The five exhibits, where souvenirs are those (ES-FANENT-03). */
export const exhibitIn = ({ hall, rules }: View): HallView['exhibit'] | undefined =>
  hall && ruleSetOf(rules)?.souvenirs === 'exhibit' ? hall.exhibit : undefined

/** Whether Elder Signs are carried about (ES-FANSEAL-01). */
export const signsAreHeld = ({ hall, rules }: View): boolean => hall !== null && ruleSetOf(rules)?.signs === 'held'

export const signsHeld = ({ people }: View): number =>
  people.reduce((n, person) => n + (isPerson(person) ? person.signs : 0), 0)

/** ES-RULING-70: in hands, at the lost and found, or laid down. Where nobody carries any, those that seal. */
export const signsFound = (view: View): number =>
  view.signs + (signsAreHeld(view) ? signsHeld(view) + (view.hall?.found.signs ?? 0) : 0)

/** Monsters that still bar the way (ES-FANTURN-04): those turned down do not (ES-RULING-106). */
export const haunts = ({ monsters }: CardView): readonly CardView['monsters'][number][] =>
  monsters.filter(({ flipped }) => !flipped)

/** Everybody at the entrance searches, and so do their allies (ES-FANENT-02, ES-RULING-104). */
const MOST_DICE = 6

export const searchDice = ({ people, rules }: View): number => {
  if (ruleSetOf(rules)?.lostAndFound !== 'crowd') return 1
  const there = people.filter(isPerson).filter(({ at }) => at === ENTRANCE)
  const crowd = there.reduce((n, { allies }) => n + 1 + allies.length, 0)
  return Math.min(MOST_DICE, Math.max(1, crowd))
}

/** ES-FANDEV-03: nobody comes for the devoured before somebody is bought. */
export const waitsForPurchase = ({ hall, rules, phase }: View): boolean =>
  hall !== null && phase !== 'setup' && hall.reserve.length === 0 && ruleSetOf(rules)?.replacement === 'bought'

/** Where the active investigator stands; undefined at no place (ES-RULING-06). */
export const standsAt = ({ people, active }: View): string | undefined => {
  const person = people[active]
  return person && isPerson(person) && person.at !== SHEET ? person.at : undefined
}
