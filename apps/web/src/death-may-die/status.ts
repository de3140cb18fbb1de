/** The whole table in sentences: for those who listen, and for the bug report. */
import { GATES, type MapCard, type Pair, type PersonView, type SpaceView, type View } from '@vigil/death-may-die'
import { figureCounts, tokenCounts } from './counts.ts'
import { discoveryCard, type Teller } from './detail.ts'

const personLine = ({ pack, words, say }: Teller, person: PersonView, view: View): string => {
  const { seat, at, wounds, stress, sanity, alive } = person
  const name = words.seatName(seat, view)
  if (!alive) return say('status.dead', { name })
  const skills = person.skills.map(({ skill, level }) => `${words.nameOf(skill)} ${level}`).join(', ')
  const cards = person.cards.map(({ card, side }) => discoveryCard(pack, card)?.[side]?.name ?? card).join(', ')
  const line = say('status.person', { name, space: words.spaceName(at, view), wounds, stress, sanity, skills })
  return [line, cards === '' ? '' : say('status.cards', { cards })].filter((text) => text !== '').join(' ')
}

const mapOf = ({ pack }: Teller, view: View): MapCard | undefined =>
  pack.episodes.find(({ id }) => id === view.episode)?.map

/** What is painted on the floor of a space: a gate, stairs, a tunnel. */
const marksOf = (teller: Teller, space: number, view: View): string[] => {
  const { words, say } = teller
  const map = mapOf(teller, view)
  if (!map) return []
  const ends = (pairs: readonly Pair[]): number[] =>
    pairs.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : []))
  const way = (is: 'way.stairs' | 'way.tunnel') => (to: number) => say(is, { space: words.spaceName(to, view) })
  return [
    ...GATES.filter((gate) => map.gates[gate] === space).map((gate) => say(`gate.${gate}`)),
    ...ends(map.stairs).map(way('way.stairs')),
    ...ends(map.tunnels).map(way('way.tunnel')),
  ]
}

/** What is in a space, in a list; empty for an empty one. */
export const contentsOf = (teller: Teller, space: SpaceView, view: View): string[] => {
  const { words, say } = teller
  return [
    ...space.people.map((seat) => words.seatName(seat, view)),
    ...figureCounts(space, view).map(({ kind, n }) => say('count.of', { n, name: enemyName(words, kind, view) })),
    ...tokenCounts(space).map(({ kind, n }) => say('count.of', { n, name: words.nameOf(kind) })),
    ...(space.fire > 0 ? [say('fire.n', { n: space.fire })] : []),
    ...space.states.map((state) => say(stateKey(state))),
    ...marksOf(teller, space.id, view),
  ]
}

export const enemyName = (words: Teller['words'], kind: string, view: View): string =>
  words.nameOf(kind === 'elderOne' ? view.elderOne : kind)

/** States of spaces the box knows; another pack's go by a plain word. */
export const stateKey = (state: string): 'state.flooded' | 'state.lit' | 'state.dark' | 'state.other' =>
  state === 'flooded' || state === 'lit' || state === 'dark' ? `state.${state}` : 'state.other'

/** Every space with the doors out of it: whoever hears the table has no other map. */
const spaceLine = (teller: Teller, space: SpaceView, view: View): string => {
  const { words, say } = teller
  const exits = mapOf(teller, view)?.spaces.find(({ id }) => id === space.id)?.exits ?? []
  const all = contentsOf(teller, space, view)
  return say('status.space', {
    name: words.spaceName(space.id, view),
    doors: exits.map((to) => words.spaceName(to, view)).join(', '),
    all: all.length === 0 ? say('status.empty') : all.join(', '),
  })
}

export const statusOf = (teller: Teller, view: View): string => {
  const { words, say } = teller
  const { track, stage, stages, symbols, decks } = view
  if (view.spaces.length === 0) return say('status.setup')
  return [
    say('status.story', {
      episode: words.nameOf(view.episode),
      elderOne: words.nameOf(view.elderOne),
      at: track.at,
      spaces: track.spaces,
      stage,
      stages,
      symbols,
    }),
    say(view.disrupted ? 'ritual.broken' : 'ritual.on'),
    say('status.decks', { mythos: decks.mythos, discovery: decks.discovery }),
    ...view.people.map((person) => personLine(teller, person, view)),
    ...view.spaces.map((space) => spaceLine(teller, space, view)),
  ].join('\n')
}
