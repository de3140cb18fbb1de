/** What is true of every position of Elder Sign, whatever happened before. */
import { COLOURS, colourOf, type DeckName, DICE, FACES_OF, markersOf, type Pack, type State } from '@vigil/elder-sign'

type Said = string[]

const cardsInPlay = (s: Readonly<State>) => [...s.slots, ...s.extras, ...s.worlds].flatMap((card) => card ?? [])

const people = (s: Readonly<State>) => s.seats.flatMap(({ person }) => person ?? [])

/** Where each named thing lies, for things that must lie in exactly one place. */
const misplaced = (
  what: string,
  all: readonly string[],
  places: readonly (readonly [string, readonly string[]])[],
): Said => {
  const found = new Map<string, string[]>(all.map((id) => [id, []]))
  for (const [place, ids] of places) for (const id of ids) found.get(id)?.push(place)
  return [...found].flatMap(([id, where]) =>
    where.length === 1 ? [] : [`${what} ${id} lies ${where.length ? `in ${where.join(' and ')}` : 'nowhere'}`],
  )
}

const pile = (s: Readonly<State>, deck: DeckName): readonly [string, readonly string[]] => {
  const { top, bag, bottom } = s.decks[deck]
  return [`the ${deck} deck`, [...top, ...bag, ...bottom]]
}

const cards = (s: Readonly<State>, pack: Pack): Said => {
  const out = ['out of the game', s.banished] as const
  const trophies = ['trophies', people(s).flatMap((person) => person.trophies)] as const
  const table = ['the table', cardsInPlay(s).map(({ card }) => card)] as const
  const hands = ['hands', people(s).flatMap((person) => person.items)] as const
  const cast = ['cast spells', people(s).flatMap((person) => person.cast)] as const
  const allies = ['allies', people(s).flatMap((person) => person.allies)] as const
  const force = ['force', s.mythos === null ? [] : [s.mythos]] as const
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
  const items = (deck: DeckName) => ids(pack.items.filter((item) => item.deck === deck))
  return [
    ...misplaced('Adventure', ids(pack.adventures), [pile(s, 'adventure'), table, trophies, out]),
    ...misplaced('Other World', ids(pack.otherWorlds), [pile(s, 'otherWorld'), table, trophies, out]),
    ...misplaced('common item', items('common'), [pile(s, 'common'), hands, out]),
    ...misplaced('unique item', items('unique'), [pile(s, 'unique'), hands, out]),
    ...misplaced('spell', items('spell'), [pile(s, 'spell'), hands, cast, out]),
    ...misplaced('ally', ids(pack.allies), [pile(s, 'ally'), allies, out]),
    ...misplaced('Mythos card', ids(pack.mythos), [pile(s, 'mythos'), force, out]),
  ]
}

/** Markers on their way are named by the frame that moves them. */
const markers = (s: Readonly<State>, pack: Pack): Said => {
  const wanted = pack.monsters.filter(({ mask }) => !mask).flatMap(markersOf)
  const table = cardsInPlay(s).flatMap(({ monsters }) => monsters.map(({ marker }) => marker))
  const drawn = s.stack.flatMap((frame) => (frame.at === 'monster.place' ? [frame.marker] : []))
  const lifted = s.stack.flatMap((frame) =>
    frame.at === 'monster.collect' && !table.includes(frame.marker) ? [frame.marker] : [],
  )
  if (s.stack.some((frame) => frame.at === 'setup.cup')) return []
  return misplaced(
    'marker',
    [...wanted, ...masksOf(s, pack)],
    [
      ['the cup', s.cup],
      ['the table', table],
      ['trophies', people(s).flatMap((person) => person.trophies)],
      ['spoils', s.expedition?.spoils ?? []],
      ['the hand', [...drawn, ...lifted]],
      ['out of the game', s.banished],
    ],
  )
}

const masksOf = (s: Readonly<State>, pack: Pack): string[] => {
  const worn = pack.ancientOnes
    .find(({ id }) => id === s.ancientOne)
    ?.ability.standing.traits?.some((trait) => trait.has === 'masks')
  return worn ? pack.monsters.filter(({ mask }) => mask).flatMap(markersOf) : []
}

const dice = (s: Readonly<State>): Said => {
  const said: Said = s.dice.length === DICE.length ? [] : [`${s.dice.length} dice`]
  s.dice.forEach(({ at, on, face }, id) => {
    const name = `the ${colourOf(id)} die ${id}`
    if (face !== '' && !FACES_OF[colourOf(id)].includes(face)) said.push(`${name} shows ${face}`)
    const held = s.locks.filter((lock) => lock.die === id)
    if (held.length > 1) said.push(`${name} is held by ${held.length} locks`)
    if (at === 'lock' && String(held[0]?.id) !== on) said.push(`${name} lies on lock ${on}, which does not hold it`)
    if (at === 'spell' && !people(s).some(({ cast }) => cast.includes(on))) said.push(`${name} lies on ${on}, not cast`)
    if (!s.expedition && ['pool', 'discarded', 'task', 'marker'].includes(at)) said.push(`${name} lies in ${at}`)
    if ((at === 'supply' || at === 'lock') && face !== '') said.push(`${name} shows ${face} in ${at}`)
  })
  return said
}

const locks = (s: Readonly<State>): Said => {
  const said: Said = []
  for (const { id, colour, die, source } of s.locks) {
    if (die < 0) continue
    const at = s.dice[die]?.at
    if (colourOf(die) !== colour) said.push(`lock ${id} (${colour}) holds die ${die}`)
    // Only Sister Mary borrows, and only for an attempt.
    if (at !== 'lock' && !s.expedition) said.push(`die ${die} of ${source} lies in ${at ?? 'nothing'}`)
  }
  for (const colour of COLOURS) {
    const waiting = s.locks.some((lock) => lock.colour === colour && lock.die < 0)
    const free = DICE.some((id) => colourOf(id) === colour && s.dice[id]?.at === 'supply')
    if (waiting && free && !s.stack.some(({ at }) => at.startsWith('lock.')))
      said.push(`a ${colour} lock waits in vain`)
  }
  return said
}

const spells = (s: Readonly<State>): Said =>
  people(s).flatMap(({ cast }) =>
    cast
      .filter((spell) => !s.dice.some((die) => die.at === 'spell' && die.on === spell))
      .map((spell) => `${spell} is empty`),
  )

/** Between effects everybody who lives has something left; above a maximum nobody is, unless it has just sunk. */
const tracks = (s: Readonly<State>, pack: Pack): Said => {
  const said: Said = []
  for (const person of people(s)) {
    for (const what of ['sanity', 'stamina'] as const) {
      const dying = s.stack.some((frame) => frame.at === 'devour')
      if (person[what] <= 0 && !dying) said.push(`${person.id} lives with ${what} ${person[what]}`)
    }
    if (person.clues < 0) said.push(`${person.id} has ${person.clues} clues`)
    if (!pack.investigators.some(({ id }) => id === person.id)) said.push(`nobody knows ${person.id}`)
  }
  return said
}

const clock = (s: Readonly<State>, pack: Pack): Said => {
  const said: Said = []
  const track = pack.ancientOnes.find(({ id }) => id === s.ancientOne)?.doomTrack.length ?? 0
  if (s.doom < 0 || s.doom > track) said.push(`${s.doom} doom tokens on a track of ${track}`)
  if (s.signs < 0) said.push(`${s.signs} signs`)
  if (![0, 3, 6, 9].includes(s.clock)) said.push(`the clock shows ${s.clock}`)
  return said
}

const seated = (s: Readonly<State>): Said => {
  const ids = people(s).map(({ id }) => id)
  const said: Said = ids.filter((id) => s.roster.includes(id)).map((id) => `${id} plays and waits`)
  if (new Set(ids).size < ids.length) said.push('an investigator sits at the table twice')
  if (s.slots.length !== 6) said.push(`${s.slots.length} places`)
  const places = new Set(['entrance', 'ancientOne', ...cardsInPlay(s).map(({ card }) => card)])
  for (const { id, at } of people(s)) {
    const leaving = s.expedition?.card === at || s.ending
    if (!places.has(at) && !leaving) said.push(`${id} stands on ${at}, which is not in play`)
  }
  return said
}

/** Everything wrong with a position; nothing, if the rules are right. */
export const invariants = (s: Readonly<State>, pack: Pack): string[] => [
  ...cards(s, pack),
  ...markers(s, pack),
  ...dice(s),
  ...locks(s),
  ...spells(s),
  ...tracks(s, pack),
  ...clock(s, pack),
  ...seated(s),
]
