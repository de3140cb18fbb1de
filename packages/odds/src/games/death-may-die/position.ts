/** A state that looks like what a seat sees. What lies hidden lies in bags: in no order that anybody could know. */
import type { EpisodeCard, Frame, Pack, Person, PersonView, State, View } from '@vigil/death-may-die'
import { newDeck } from '@vigil/kernel'

const known = <T extends { readonly id: string }>(cards: readonly T[], id: string): T => {
  const card = cards.find((each) => each.id === id)
  if (!card) throw new Error(`no component ${id} in this pack`)
  return card
}

/** Everything but what is out already; of equal ones each once. */
const without = (all: readonly string[], out: readonly string[]): string[] => {
  const left = all.slice()
  for (const each of out) {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

const lentBy = ({ discovery }: EpisodeCard, { cards }: PersonView, skill: string): number =>
  cards.filter(({ card, side }) => discovery.find(({ id }) => id === card)?.[side]?.skill === skill).length

/** DMD-RULING-18: what Companions lend is not one's own. */
const levelsOf = (pack: Pack, episode: EpisodeCard, person: PersonView): number[] =>
  known(pack.investigators, person.id).skills.map((skill) => {
    const level = person.skills.find((each) => each.skill === skill)?.level ?? 0
    return Math.max(0, level - lentBy(episode, person, skill))
  })

const personOf = (pack: Pack, episode: EpisodeCard, view: PersonView): Person => {
  const { id, alive, at, wounds, stress, sanity, insanity, tally, partner, down, kept, fire, deaths } = view
  const levels = levelsOf(pack, episode, view)
  const cards = view.cards.map((held) => ({ ...held }))
  const track = { wounds, stress, sanity, due: 0, fire, standIns: 0, deaths }
  return { id, alive, at, ...track, levels, insanity, tally, partner, down, kept, cards }
}

/** Faces nobody has seen yet. */
const hiddenOf = (pack: Pack, episode: EpisodeCard, { elderOne, tokens }: View): State['hidden'] =>
  [...episode.tokens, ...known(pack.elderOnes, elderOne).tokens].flatMap(({ token, faces, shown }) => {
    if (!faces || shown) return []
    const all = faces.flatMap(({ face, count }) => Array.from({ length: count }, () => face))
    const seen = tokens.flatMap(({ kind, face }) => (kind === token && face !== '' ? [face] : []))
    return [{ token, faces: without(all, seen) }]
  })

const piles = (pack: Pack, episode: EpisodeCard, view: View): Pick<State, 'mythos' | 'discovery'> => {
  const mythos = [...episode.mythos, ...known(pack.elderOnes, view.elderOne).mythos].map(({ id }) => id)
  const kept = view.people.flatMap((person) => (person.kept === '' ? [] : [person.kept]))
  const held = view.people.flatMap(({ cards }) => cards.map(({ card }) => card))
  const discovery = episode.discovery.map(({ id }) => id)
  return {
    mythos: { deck: newDeck(without(mythos, [...view.mythosDiscard, ...kept])), discard: view.mythosDiscard.slice() },
    discovery: { deck: newDeck(without(discovery, held)), discard: [] },
  }
}

const fireOf = ({ spaces }: View): number[] => {
  const fire = Array<number>(Math.max(0, ...spaces.map(({ id }) => id)) + 1).fill(0)
  for (const { id, fire: n } of spaces) fire[id] = n
  return fire
}

/** `stack` is what remains to be done, the next last. */
export const stateOf = (pack: Pack, view: View, stack: readonly Frame[]): State => {
  const episode = known(pack.episodes, view.episode)
  const { used, fought, hasten, lit } = view.done
  return {
    pack: pack.id,
    episode: view.episode,
    elderOne: view.elderOne,
    phase: view.phase,
    turns: view.turn,
    active: view.active,
    seats: view.people.map((person) => personOf(pack, episode, person)),
    figures: view.figures.map(({ kind, at, wounds }) => ({ kind, at, wounds })),
    tokens: view.tokens.map((token) => ({ ...token })),
    fire: fireOf(view),
    markers: episode.markers.map(({ marker }) => view.markers.find((each) => each.marker === marker)?.at ?? 0),
    hidden: hiddenOf(pack, episode, view),
    ...piles(pack, episode, view),
    resolving: [],
    insanities: without(
      pack.insanities.map(({ id }) => id),
      view.people.map(({ insanity }) => insanity),
    ),
    roster: without(
      pack.investigators.map(({ id }) => id),
      view.people.map(({ id }) => id),
    ),
    track: view.track.at,
    stage: view.stage,
    disrupted: view.disrupted,
    turn: { actions: view.actions, used: used.slice(), fought: fought.slice(), hasten, lit: lit.slice() },
    taken: 0,
    ending: view.ending,
    stack: stack.slice(),
  }
}

/** DMD-TURN-01: what follows an action, the next last. */
export const ACTING: readonly Frame[] = [
  { at: 'turn.next' },
  { at: 'end.elder' },
  { at: 'end.summon' },
  { at: 'end.check' },
  { at: 'end.fire' },
  { at: 'end.begin' },
  { at: 'meet' },
  { at: 'mythos.draw' },
  { at: 'turn.act' },
]
