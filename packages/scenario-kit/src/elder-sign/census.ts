/** Every card and every marker lies in exactly one place, and in one where it may lie. */
import { type DeckName, markersOf, type Pack, type State } from '@vigil/elder-sign'

type PieceKind = DeckName | 'marker'

interface Inventory {
  readonly plain: ReadonlyMap<string, PieceKind>
  /** With the masks, which only one Ancient One brings along. */
  readonly masked: ReadonlyMap<string, PieceKind>
}

const inventories = new WeakMap<Pack, Inventory>()

const inventoryOf = (pack: Pack): Inventory => {
  const known = inventories.get(pack)
  if (known) return known
  const kinds: [string, PieceKind][] = [
    ...pack.adventures.map(({ id }): [string, PieceKind] => [id, 'adventure']),
    ...pack.otherWorlds.map(({ id }): [string, PieceKind] => [id, 'otherWorld']),
    ...pack.items.map(({ id, deck }): [string, PieceKind] => [id, deck]),
    ...pack.allies.map(({ id }): [string, PieceKind] => [id, 'ally']),
    ...pack.mythos.map(({ id }): [string, PieceKind] => [id, 'mythos']),
  ]
  const markers = (mask: boolean): [string, PieceKind][] =>
    pack.monsters
      .filter((monster) => (monster.mask ?? false) === mask)
      .flatMap((monster) => markersOf(monster).map((id): [string, PieceKind] => [id, 'marker']))
  const plain = [...kinds, ...markers(false)]
  const found = { plain: new Map(plain), masked: new Map([...plain, ...markers(true)]) }
  inventories.set(pack, found)
  return found
}

const wearsMasks = (s: Readonly<State>, pack: Pack): boolean =>
  pack.ancientOnes
    .find(({ id }) => id === s.ancientOne)
    ?.ability.standing.traits?.some((trait) => trait.has === 'masks') ?? false

const NAMES: { readonly [K in PieceKind]: string } = {
  adventure: 'Adventure',
  otherWorld: 'Other World',
  common: 'common item',
  unique: 'unique item',
  spell: 'spell',
  ally: 'ally',
  mythos: 'Mythos card',
  marker: 'marker',
}

const ITEMS: readonly PieceKind[] = ['common', 'unique', 'spell']
const PLACES: readonly PieceKind[] = ['adventure', 'otherWorld']
const TROPHIES: readonly PieceKind[] = [...PLACES, 'marker']
const MARKERS: readonly PieceKind[] = ['marker']
const ALL: readonly PieceKind[] = Object.keys(NAMES) as PieceKind[]
const DECK_KINDS: readonly (readonly [DeckName, readonly PieceKind[]])[] = ALL.flatMap((kind) =>
  kind === 'marker' ? [] : [[kind, [kind]] as const],
)

type Look = (place: string, ids: readonly string[], kinds: readonly PieceKind[]) => void

/** Markers on their way are named by the frame that moves them; those to be collected may lie somewhere until then. */
const lookAtHand = (s: Readonly<State>, seen: ReadonlyMap<string, string>, look: Look): void => {
  for (const frame of s.stack) {
    if (frame.at === 'monster.place') look('the hand', [frame.marker], MARKERS)
    if (frame.at === 'monster.collect' && !['the table', 'spoils'].includes(seen.get(frame.marker) ?? ''))
      look('the hand', [frame.marker], MARKERS)
  }
}

const lookInHall = ({ exhibit, found, left, cultists }: NonNullable<State['hall']>, look: Look): void => {
  for (const deck of ['common', 'unique', 'spell', 'ally'] as const) {
    const card = exhibit[deck]
    if (card !== null) look('the exhibit', [card], [deck])
  }
  look('the lost and found', found.cards, [...ITEMS, 'ally'])
  look('what the devoured left', left.cards, [...ITEMS, 'ally'])
  look('the Cultists aside', cultists, MARKERS)
}

const lookAround = (s: Readonly<State>, seen: ReadonlyMap<string, string>, look: Look): void => {
  for (const [deck, kinds] of DECK_KINDS) {
    const { top, bag, bottom } = s.decks[deck]
    for (const pile of [top, bag, bottom]) look(`the ${deck} deck`, pile, kinds)
  }
  for (const card of [...s.slots, ...s.extras, ...s.worlds]) if (card) look('the table', [card.card], PLACES)
  const halls = s.hall ? [s.hall.lair, s.hall.entrance] : []
  for (const card of [...s.slots, ...s.extras, ...s.worlds, ...halls]) {
    if (card?.monsters.length)
      look(
        'the table',
        card.monsters.map(({ marker }) => marker),
        MARKERS,
      )
  }
  for (const { person } of s.seats) {
    if (!person) continue
    look('hands', person.items, ITEMS)
    look('cast spells', person.cast, ['spell'])
    look('allies', person.allies, ['ally'])
    look('trophies', person.trophies, TROPHIES)
  }
  look('force', s.mythos === null ? [] : [s.mythos], ['mythos'])
  look('the cup', s.cup, MARKERS)
  look('spoils', s.expedition?.spoils ?? [], MARKERS)
  look('out of the game', s.banished, ALL)
  if (s.hall) lookInHall(s.hall, look)
  lookAtHand(s, seen, look)
}

export const census = (s: Readonly<State>, pack: Pack): string[] => {
  const { plain, masked } = inventoryOf(pack)
  const wanted = wearsMasks(s, pack) ? masked : plain
  const said: string[] = []
  const seen = new Map<string, string>()
  lookAround(s, seen, (place, ids, kinds) => {
    for (const id of ids) {
      const kind = wanted.get(id)
      const before = seen.get(id)
      if (before !== undefined) said.push(`${kind ? NAMES[kind] : '?'} ${id} lies in ${before} and ${place}`)
      if (kind === undefined || !kinds.includes(kind)) said.push(`${kind ? NAMES[kind] : '?'} ${id} lies in ${place}`)
      seen.set(id, place)
    }
  })
  if (seen.size === wanted.size) return said
  const unfilled = s.stack.some((frame) => frame.at === 'setup.cup')
  for (const [id, kind] of wanted)
    if (!seen.has(id) && !(unfilled && kind === 'marker')) said.push(`${NAMES[kind]} ${id} lies nowhere`)
  return said
}
