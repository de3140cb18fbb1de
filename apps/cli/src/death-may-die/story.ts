/** What happened, with names that the events bring along: before the table is laid, the view knows nobody yet. */
import type { Event, Pack, PersonView, View } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'

const newcomer = (seat: number, id: string): PersonView => ({
  seat,
  id,
  alive: true,
  at: 0,
  wounds: 0,
  stress: 0,
  sanity: 0,
  dice: 0,
  skills: [],
  insanity: '',
  tally: 0,
  partner: -1,
  down: false,
  kept: '',
  fire: 0,
  cards: [],
  tokens: [],
  deaths: 0,
})

const named = (pack: Pack, episode: string): View['spaces'] =>
  (pack.episodes.find(({ id }) => id === episode)?.map.spaces ?? []).map(({ id, name }) => ({
    id,
    name,
    fire: 0,
    states: [],
    figures: [],
    people: [],
    tokens: [],
  }))

/** What later sentences need of this event. */
const knowing = (pack: Pack, view: View, event: Event): View => {
  switch (event.is) {
    case 'elderOne':
      return { ...view, elderOne: event.id }
    case 'episode':
      return { ...view, episode: event.id, spaces: named(pack, event.id) }
    case 'investigator':
      return {
        ...view,
        people: [...view.people.filter(({ seat }) => seat !== event.seat), newcomer(event.seat, event.id)],
      }
    default:
      return view
  }
}

/** Every episode opens with something to read aloud, and with what is to be done. */
const opening = (pack: Pack, event: Event): string[] => {
  const card = event.is === 'episode' ? pack.episodes.find(({ id }) => id === event.id) : undefined
  return card ? [`${card.setting}. ${card.opening}`, `The ritual: ${card.goal.summary}`] : []
}

/** A Mythos card is read out as it is drawn. */
const readOut = (pack: Pack, words: Words, event: Event): string[] => {
  if (event.is !== 'mythos') return []
  const card = [...pack.elderOnes, ...pack.episodes].flatMap(({ mythos }) => mythos).find(({ id }) => id === event.card)
  const text = card ? words.mythosText(card) : ''
  return text === '' ? [] : [`${text}${card?.symbol ? ' (with the symbol)' : ''}`]
}

export const storyOf = (pack: Pack, words: Words, events: readonly Event[], before: View): string[] => {
  let view = before
  return events.flatMap((event) => {
    const text = words.eventText(event, view)
    view = knowing(pack, view, event)
    return [[text, ...readOut(pack, words, event)].join(' '), ...opening(pack, event)]
  })
}
