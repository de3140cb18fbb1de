/** The numbers that make lines: the summoning and the stages, everybody's wounds and lost sanity. */
import type { DMD, PersonView, View } from '@vigil/death-may-die'
import type { Measure, Speech } from '../../face.ts'
import { sayIn } from '../../words/phrases.ts'
import { storyWords } from './story-words.ts'

const race = ({ track, stage }: View, speech: Speech<DMD>): readonly Measure[] => {
  const say = sayIn(storyWords, speech.language)
  return [
    {
      id: 'track',
      label: say('track'),
      group: 'race',
      value: track.at,
      goal: { label: say('track.red', { n: track.red }), value: track.red },
    },
    { id: 'stage', label: say('stage'), group: 'race', value: stage },
  ]
}

const ofPerson = ({ seat, wounds, sanity }: PersonView, label: string, title: Titles): readonly Measure[] => [
  { id: `sanity:${seat}`, label, group: 'sanity', title: title.sanity, value: sanity },
  { id: `wounds:${seat}`, label, group: 'wounds', title: title.wounds, value: wounds },
]

interface Titles {
  readonly sanity: string
  readonly wounds: string
}

export const measuresOf = (view: View, speech: Speech<DMD>): readonly Measure[] => {
  if (view.spaces.length === 0) return []
  const say = sayIn(storyWords, speech.language)
  const titles = { sanity: say('sanity'), wounds: say('wounds') }
  return [
    ...race(view, speech),
    ...view.people.flatMap((person) => ofPerson(person, speech.seatName(person.seat, view), titles)),
  ]
}
