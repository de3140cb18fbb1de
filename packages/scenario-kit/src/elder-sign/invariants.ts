/** What is true of every position of Elder Sign, whatever happened before. */
import {
  COLOURS,
  colourOf,
  DICE,
  ENTRANCE,
  FACES_OF,
  handPositions,
  LAIR,
  type Pack,
  ruleSetOf,
  SHEET,
  type Standing,
  type State,
  typeOfMarker,
} from '@vigil/elder-sign'
import { census } from './census.ts'

type Said = string[]
type Person = NonNullable<State['seats'][number]['person']>

const cardsInPlay = (s: Readonly<State>) => [...s.slots, ...s.extras, ...s.worlds].flatMap((card) => card ?? [])

const placesInPlay = (s: Readonly<State>) => [...cardsInPlay(s), ...(s.hall ? [s.hall.lair, s.hall.entrance] : [])]

const people = (s: Readonly<State>): Person[] => s.seats.flatMap(({ person }) => person ?? [])

const pending = (s: Readonly<State>, beginning: string): boolean => s.stack.some(({ at }) => at.startsWith(beginning))

/** Between a death or a failure and the return of the dice (ES-RULING-22). */
const leaving = (s: Readonly<State>): boolean =>
  pending(s, 'devour') || pending(s, 'set.end') || pending(s, 'expedition.end')

const dice = (s: Readonly<State>): Said => {
  const said: Said = s.dice.length === DICE.length ? [] : [`${s.dice.length} dice`]
  s.dice.forEach(({ at, on, face }, id) => {
    const name = `the ${colourOf(id)} die ${id}`
    if (face !== '' && !FACES_OF[colourOf(id)].includes(face)) said.push(`${name} shows ${face}`)
    const held = s.locks.filter((lock) => lock.die === id)
    if (held.length > 1) said.push(`${name} is held by ${held.length} locks`)
    if (at === 'lock' && String(held[0]?.id) !== on) said.push(`${name} lies on lock ${on}, which does not hold it`)
    if (at === 'spell' && !people(s).some(({ cast }) => cast.includes(on))) said.push(`${name} lies on ${on}, not cast`)
    const stranger = at === 'marker' && s.seats[Number(on)]?.person?.at !== s.expedition?.card
    if (stranger && !leaving(s)) said.push(`${name} lies on the marker of seat ${on}, which is elsewhere`)
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
  if (!s.locks.some((lock) => lock.die < 0)) return said
  for (const colour of COLOURS) {
    const waiting = s.locks.some((lock) => lock.colour === colour && lock.die < 0)
    const free = DICE.some((id) => colourOf(id) === colour && s.dice[id]?.at === 'supply')
    if (waiting && free && !pending(s, 'lock.')) said.push(`a ${colour} lock waits in vain`)
  }
  return said
}

/** Icons and locks belong together: one lock for each icon on the table, none for what is gone. */
const icons = (s: Readonly<State>): Said => {
  const sources = new Set(['mythos'])
  for (const { card, monsters } of placesInPlay(s)) {
    sources.add(`card:${card}`)
    for (const { marker } of monsters) sources.add(`monster:${marker}`)
  }
  for (const marker of s.expedition?.spoils ?? []) sources.add(`monster:${marker}`)
  for (const frame of s.stack) if (frame.at === 'monster.collect') sources.add(`monster:${frame.marker}`)
  return s.locks.filter(({ source }) => !sources.has(source)).map(({ source }) => `a lock of ${source}, which is gone`)
}

const spells = (s: Readonly<State>): Said =>
  people(s).flatMap(({ cast }) =>
    cast
      .filter((spell) => !s.dice.some((die) => die.at === 'spell' && die.on === spell))
      .map((spell) => `${spell} is empty`),
  )

/** In play, where the Esoteric Orders count them (ES-ORDER-01). */
const cultists = (s: Readonly<State>, pack: Pack): number => {
  if (!ruleSetOf(s.rules)?.orders) return 0
  const types = new Map(pack.monsters.map(({ id, type }) => [id, type]))
  return placesInPlay(s)
    .flatMap(({ monsters }) => monsters)
    .filter(({ marker }) => types.get(typeOfMarker(marker)) === 'cultist').length
}

/** Printed, changed for good, and changed while somebody or something is there. */
const maximumOf = (s: Readonly<State>, pack: Pack, person: Person, what: 'sanity' | 'stamina'): number => {
  const known = pack.investigators.find(({ id }) => id === person.id)
  const mythos = pack.mythos.find(({ id }) => id === s.mythos)
  const standings: (Standing | undefined)[] = [
    known?.ability.standing,
    ...person.allies.map((ally) => pack.allies.find(({ id }) => id === ally)?.standing),
    mythos?.lingering,
    pack.ancientOnes.find(({ id }) => id === s.ancientOne)?.ability.standing,
  ]
  const changes = standings.flatMap((standing) => standing?.modifiers ?? []).filter(({ of }) => of === `max.${what}`)
  const orders = pack.ancientOnes.find(({ id }) => id === s.ancientOne)?.cultists?.maxima ? cultists(s, pack) : 0
  const lowered = what === 'sanity' ? Math.ceil(orders / 2) : Math.floor(orders / 2)
  const shift = (what === 'sanity' ? person.sanityShift : person.staminaShift) - lowered
  return changes.reduce((n, { add }) => n + add, (known?.[what] ?? 0) + shift)
}

/** Between effects everybody who lives has something left, and nobody more than the maximum. */
const tracks = (s: Readonly<State>, pack: Pack): Said => {
  const said: Said = []
  const dying = pending(s, 'devour')
  for (const person of people(s)) {
    for (const what of ['sanity', 'stamina'] as const) {
      if (person[what] <= 0 && !dying && !s.ending) said.push(`${person.id} lives with ${what} ${person[what]}`)
      if (person[what] > maximumOf(s, pack, person, what)) said.push(`${person.id} has too much ${what}`)
    }
    if (person.clues < 0) said.push(`${person.id} has ${person.clues} clues`)
    if (new Set(person.spent).size < person.spent.length) said.push(`${person.id} used an ability twice today`)
    if (!pack.investigators.some(({ id }) => id === person.id)) said.push(`nobody knows ${person.id}`)
  }
  return said
}

const clock = (s: Readonly<State>, pack: Pack): Said => {
  const said: Said = []
  const one = pack.ancientOnes.find(({ id }) => id === s.ancientOne)
  const track = one?.doomTrack.length ?? 0
  if (s.doom < 0 || s.doom > track) said.push(`${s.doom} doom tokens on a track of ${track}`)
  const stirring = pending(s, 'awaken.') || pending(s, 'set.end')
  if (one && !s.awake && s.doom === track && !stirring && !s.ending) said.push('the track is full, and nobody awakens')
  if (s.signs < 0) said.push(`${s.signs} signs`)
  const needed = one ? one.signs + (one.cultists?.signs ?? 0) * cultists(s, pack) : 0
  if (one && s.signs >= needed && !s.ending?.won) said.push(`${s.signs} signs, and the game goes on`)
  const rules = ruleSetOf(s.rules)
  if (rules && !handPositions(rules).includes(s.clock)) said.push(`the clock shows ${s.clock}`)
  return said
}

/** ES-RULING-70: signs go round, and none is lost; nobody waits in two places. */
const hall = (s: Readonly<State>, pack: Pack): Said => {
  if (!s.hall) return []
  const said: Said = []
  const { supply, found, left, reserve, exhibit } = s.hall
  const counts = [supply, found.signs, left.signs, ...people(s).map(({ signs = 0 }) => signs)]
  if (counts.some((n) => n < 0)) said.push(`Elder Signs ${counts.join(', ')}`)
  const all = counts.reduce((n, each) => n + each, s.signs)
  const printed = pack.ancientOnes.find(({ id }) => id === s.ancientOne)?.signs ?? 0
  const held = ruleSetOf(s.rules)?.signs === 'held' && !pending(s, 'setup.')
  if (held && all < printed) said.push(`${all} Elder Signs of ${printed}`)
  const waiting = [...s.roster, ...reserve, ...(exhibit.investigator === null ? [] : [exhibit.investigator])]
  if (new Set(waiting).size < waiting.length) said.push('an investigator waits in two places')
  for (const { id } of people(s)) if (waiting.includes(id)) said.push(`${id} plays and waits`)
  return said
}

const seated = (s: Readonly<State>): Said => {
  const ids = people(s).map(({ id }) => id)
  const said: Said = ids.filter((id) => s.roster.includes(id)).map((id) => `${id} plays and waits`)
  if (new Set(ids).size < ids.length) said.push('an investigator sits at the table twice')
  s.seats.forEach(({ person, owed, out }, seat) => {
    if (person && (owed || out)) said.push(`${person.id} sits where nobody should, seat ${seat}`)
    if (!person && !owed && !out) said.push(`nobody sits at seat ${seat}, and nobody is to come`)
  })
  if (!s.seats[s.active]) said.push(`it is the turn of seat ${s.active}`)
  if (s.expedition && !s.seats[s.active]?.person && !s.ending && !leaving(s))
    said.push('nobody is in the middle of a card')
  return said
}

/** Where markers stand and what lies on the table, asleep and awake (ES-AWAKEN-02..05). */
const table = (s: Readonly<State>): Said => {
  const said: Said = s.slots.length === 6 ? [] : [`${s.slots.length} places`]
  const cards = cardsInPlay(s)
  if (s.awake && (cards.length || s.locks.length || s.mythos !== null))
    said.push('awake, and the museum is still there')
  const home = [...(ruleSetOf(s.rules)?.home === 'sheet' ? [SHEET] : []), ...(s.hall ? [s.hall.lair.card] : [])]
  const places = new Set([s.awake ? LAIR : ENTRANCE, ...home, ...cards.map(({ card }) => card)])
  for (const { id, at } of people(s)) {
    const leaving = s.expedition?.card === at || s.ending
    if (!places.has(at) && !leaving) said.push(`${id} stands on ${at}, which is not in play`)
  }
  for (const { card, monsters } of cards) {
    const boxes = monsters.map(({ box }) => box).filter((box) => box >= 0)
    if (new Set(boxes).size < boxes.length) said.push(`two markers in one box of ${card}`)
  }
  if (s.expedition && s.phase !== 'turn') said.push(`an attempt in the phase ${s.phase}`)
  if (!s.ending && s.stack.length === 0) said.push('nothing is to be done, and the game is not over')
  return said
}

/** Everything wrong with a position; nothing, if the rules are right. */
export const invariants = (s: Readonly<State>, pack: Pack): string[] => [
  ...census(s, pack),
  ...dice(s),
  ...locks(s),
  ...icons(s),
  ...spells(s),
  ...tracks(s, pack),
  ...clock(s, pack),
  ...hall(s, pack),
  ...seated(s),
  ...table(s),
]
