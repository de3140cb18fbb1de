/** The numbers of Elder Sign that make lines: signs against doom, and everybody's sanity and stamina. */
import type { ES, PersonView, View } from '@vigil/elder-sign'
import type { Measure, Speech } from '../../face.ts'
import { type Say, sayIn } from '../../words/phrases.ts'
import { isPerson, signsFound } from '../hall.ts'
import { storyWords } from './story-words.ts'

const race = (view: View, speech: Speech<ES>): readonly Measure[] => {
  const say = sayIn(storyWords, speech.language)
  const { signsNeeded, doom, doomTrack } = view
  return [
    {
      id: 'signs',
      label: say('signs'),
      group: 'race',
      value: signsFound(view),
      goal: { label: say('needed', { n: signsNeeded }), value: signsNeeded },
    },
    {
      id: 'doom',
      label: say('doom'),
      group: 'race',
      value: doom,
      goal: { label: say('wakes', { n: doomTrack.length }), value: doomTrack.length },
    },
  ]
}

/** A successor in the same seat has a line of their own. */
const ofPerson = ({ seat, id, sanity, stamina }: PersonView, label: string, say: StorySay): readonly Measure[] => [
  { id: `sanity:${seat}:${id}`, label, group: 'sanity', title: say('sanity'), value: sanity },
  { id: `stamina:${seat}:${id}`, label, group: 'stamina', title: say('stamina'), value: stamina },
]

type StorySay = Say<keyof typeof storyWords.en>

export const measuresOf = (view: View, speech: Speech<ES>): readonly Measure[] =>
  view.ancientOne === ''
    ? []
    : [
        ...race(view, speech),
        ...view.people
          .filter(isPerson)
          .flatMap((person) =>
            ofPerson(person, speech.seatName(person.seat, view), sayIn(storyWords, speech.language)),
          ),
      ]
