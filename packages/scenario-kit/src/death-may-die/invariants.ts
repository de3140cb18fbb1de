/** What is true of every position: components lie somewhere and only there, and nothing is beyond its track. */
import { castIn, ELDER_ONE, healthOf, isSummoned, NOBODY, NOWHERE, type State, type World } from '@vigil/death-may-die'

const differences = (what: string, there: readonly string[], wanted: readonly string[]): string[] => {
  const left = new Map<string, number>()
  for (const each of wanted) left.set(each, (left.get(each) ?? 0) + 1)
  for (const each of there) left.set(each, (left.get(each) ?? 0) - 1)
  return [...left].flatMap(([each, n]) =>
    n === 0 ? [] : [`${what} ${each}: ${n > 0 ? `${n} missing` : `${-n} too many`}`],
  )
}

/** Mythos cards on their way. */
const cardsInFrames = (s: Readonly<State>): string[] =>
  s.stack.flatMap((frame) => {
    if (frame.at === 'mythos.next' || frame.at === 'mythos.chance' || frame.at === 'mythos.drawn') return frame.cards
    return frame.at === 'mythos.discard' ? [frame.card] : []
  })

const cards = (w: World, s: Readonly<State>): string[] => {
  const { episode, elderOne } = castIn(w, s)
  const { mythos, discovery } = s
  const pile = ({ deck, discard }: State['mythos']): string[] => [...deck.top, ...deck.bag, ...deck.bottom, ...discard]
  const kept = s.seats.flatMap((person) => (person.kept ? [person.kept] : []))
  const held = s.seats.flatMap((person) => person.cards.map(({ card }) => card))
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)
  return [
    ...(s.ending
      ? []
      : differences(
          'Mythos card',
          [...pile(mythos), ...kept, ...cardsInFrames(s)],
          ids([...episode.mythos, ...elderOne.mythos]),
        )),
    ...(s.ending
      ? []
      : differences('Discovery card', [...pile(discovery), ...held, ...s.resolving], ids(episode.discovery))),
  ]
}

const figures = (w: World, s: Readonly<State>): string[] => {
  const { foes, board } = castIn(w, s)
  const wanted = [...[...foes].flatMap(([kind, { card }]) => Array<string>(card.figures).fill(kind)), ELDER_ONE]
  return [
    ...differences(
      'figure',
      s.figures.map(({ kind }) => kind),
      wanted,
    ),
    ...s.figures.flatMap(({ kind, at, wounds }) => {
      if (at < 0 || at > board.size) return [`${kind} stands in space ${at}`]
      if (at === NOWHERE) return wounds ? [`${kind} of the reserve has ${wounds} wounds`] : []
      if (kind === ELDER_ONE && !isSummoned(s)) return ['the Elder One is on the map before it is summoned']
      return wounds < healthOf(w, s, kind) || s.ending ? [] : [`${kind} lives with ${wounds} wounds`]
    }),
  ]
}

const tokens = (w: World, s: Readonly<State>): string[] => {
  const all = castIn(w, s).tokens
  const wanted = [...all].flatMap(([kind, { card }]) => Array<string>(card.count).fill(kind))
  const found = differences(
    'token',
    s.tokens.map(({ kind }) => kind),
    wanted,
  )
  for (const { kind, at, holder } of s.tokens) {
    if (at !== NOWHERE && holder !== NOBODY) found.push(`${kind} lies and is held`)
    if (holder !== NOBODY && !s.seats[holder]?.alive) found.push(`${kind} is held by the dead`)
    const card = all.get(kind)?.card
    if (card?.single && at !== NOWHERE && s.tokens.filter((other) => other.kind === kind && other.at === at).length > 1)
      found.push(`two ${kind} in space ${at}`)
  }
  for (const { token, faces } of s.hidden) {
    const card = all.get(token)?.card
    const printed = (card?.faces ?? []).flatMap(({ face, count }) => Array<string>(count).fill(face))
    const known = s.tokens.filter(({ kind, face }) => kind === token && face !== '').map(({ face }) => face)
    found.push(...differences(`face of ${token}`, [...faces, ...known], printed))
  }
  return found
}

const people = (w: World, s: Readonly<State>): string[] => {
  const { wounds, stress, sanity } = w.pack.tracks
  const dying = s.stack.some(({ at }) => at === 'deaths')
  return s.seats.flatMap((person) => {
    const found: string[] = []
    const within = (what: string, n: number, most: number): void => {
      if (n < 0 || n > most) found.push(`${person.id} has ${what} ${n}`)
    }
    within('wounds', person.wounds, wounds)
    within('stress', person.stress, stress)
    within('sanity', person.sanity, sanity)
    for (const level of person.levels) if (level < 1 || level > 4) found.push(`${person.id} has a skill at ${level}`)
    if (person.alive && !dying && !s.ending && (person.wounds >= wounds || person.sanity >= sanity))
      found.push(`${person.id} should be dead`)
    if (!person.alive && (person.cards.length || person.fire || person.kept))
      found.push(`${person.id} is dead and holds on`)
    return found
  })
}

const story = (w: World, s: Readonly<State>): string[] => {
  const found: string[] = []
  const { summoning, fire } = w.pack.tracks
  const burning = s.fire.reduce((n, each) => n + each, 0) + s.seats.reduce((n, person) => n + person.fire, 0)
  if (burning > fire || s.fire.some((n) => n < 0)) found.push(`${burning} Fire tokens`)
  if (s.track < 1 || s.track > summoning.spaces) found.push(`the track stands at ${s.track}`)
  if (s.stage < 1 || s.stage > castIn(w, s).stages.length) found.push(`stage ${s.stage}`)
  if (!isSummoned(s) && s.track > summoning.red) found.push('past the red space and not summoned')
  if (!s.ending && s.stack.length === 0) found.push('nothing is to be done, and the game is not over')
  if (s.ending && s.stack.length > 0) found.push('the game is over, and something is to be done')
  return found
}

/** Each text names something that is wrong. */
export const invariants = (w: World, s: Readonly<State>): string[] =>
  s.figures.length === 0 ? [] : [...cards(w, s), ...figures(w, s), ...tokens(w, s), ...people(w, s), ...story(w, s)]
