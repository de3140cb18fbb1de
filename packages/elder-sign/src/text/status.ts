/** The whole table for those who hear it: the same things in the same order, one line each. */
import type { DiePlace } from '../nouns/die.ts'
import { choiceOfKey } from '../rulesets/choice.ts'
import { ENTRANCE } from '../state.ts'
import type { CardView, DieView, PersonView, View } from '../view.ts'
import { lingeringText } from './cards.ts'
import { countText } from './chances.ts'
import { colourName, dieText, placedDie, rowText } from './dice.ts'
import { endingText, hourText } from './events.ts'
import { hallLines, lairLine, signsLine } from './hall.ts'
import { abilityName, markerPlace, nameOf, personIn, placeName, rowName, seatName } from './names.ts'
import { outcomeParts } from './places.ts'
import { ruleSetName } from './rule-sets.ts'
import { capital, sentence, tidy, type Voice } from './voice.ts'

const names = (v: Voice, ids: readonly string[]): string => ids.map((id) => nameOf(v, id)).join(', ')

const mythosLine = (v: Voice, view: View): string => {
  const mythos = view.mythos === null ? undefined : v.box.mythos.get(view.mythos)
  return mythos
    ? v.say('status.mythos', { card: mythos.name, effects: sentence(lingeringText(v, mythos.lingering)) })
    : v.say('status.mythos.none')
}

const monsterParts = (v: Voice, view: View, { monsters }: CardView): string[] =>
  monsters.map(({ marker, flipped }) =>
    v.say('status.monster', {
      name: nameOf(v, marker),
      where: markerPlace(v, marker, view),
      flipped: String(flipped),
    }),
  )

const cardParts = (v: Voice, view: View, card: CardView): string[] => {
  const printed = v.box.adventures.get(card.card)
  return [
    ...(printed?.ordered ? [v.say('status.ordered')] : []),
    ...card.rows.map((row) =>
      v.say('status.row', {
        row: capital(rowName(v, row.key, card.rows)),
        symbols: rowText(v, row),
        done: String(row.done),
      }),
    ),
    ...monsterParts(v, view, card),
    ...view.locks
      .filter(({ source }) => source === `card:${card.card}`)
      .map(({ colour, waits }) => v.say('status.lock', { colour: colourName(v, colour), waits: String(waits) })),
    ...outcomeParts(v, view, card.card),
    ...(card.visitors.length
      ? [v.say('status.visitors', { names: card.visitors.map((seat) => seatName(v, seat, view)).join(', ') })]
      : []),
  ]
}

const cardLine = (v: Voice, view: View, card: CardView): string =>
  v.say('status.card', {
    kind: card.place === -2 ? 'world' : card.place === -1 ? 'extra' : 'place',
    place: card.place + 1,
    name: nameOf(v, card.card),
    parts: cardParts(v, view, card).join(' '),
  })

const entranceLine = (v: Voice, view: View): string[] => {
  const here = view.people.flatMap((person) => ('id' in person && person.at === ENTRANCE ? [person.id] : []))
  const monsters = view.hall ? monsterParts(v, view, view.hall.entrance) : []
  if (here.length + monsters.length === 0) return []
  const people = here.length ? names(v, here) : v.say('status.nobody')
  return [[v.say('status.entrance', { entrance: v.box.pack.entrance.name, names: people }), ...monsters].join(' ')]
}

const personLine = (v: Voice, view: View, person: PersonView): string => {
  const { seat, id, sanity, maxSanity, stamina, maxStamina, clues, items, cast, allies, trophies, wealth, at } = person
  const { spent, signs } = person
  return [
    v.say('status.person', {
      active: String(seat === view.active),
      name: nameOf(v, id),
      sanity,
      maxSanity,
      stamina,
      maxStamina,
      clues,
      place: placeName(v, at),
    }),
    ...(items.length ? [v.say('status.items', { items: names(v, items) })] : []),
    ...(cast.length ? [v.say('status.cast', { items: names(v, cast) })] : []),
    ...(allies.length ? [v.say('status.allies', { items: names(v, allies) })] : []),
    ...(signs ? [v.say('status.held', { n: signs })] : []),
    ...(trophies.length ? [v.say('status.trophies', { n: wealth, items: names(v, trophies) })] : []),
    ...(spent.length
      ? [v.say('status.spent', { items: spent.map((source) => abilityName(v, source)).join(', ') })]
      : []),
  ].join(' ')
}

const seatLine = (v: Voice, view: View, seat: number): string => {
  const person = personIn(view, seat)
  if (person) return personLine(v, view, person)
  const empty = view.people[seat]
  return v.say('status.seat', { n: seat + 1, out: String(empty !== undefined && 'out' in empty && empty.out) })
}

const PLACES: readonly DiePlace[] = ['pool', 'marker', 'spell', 'task', 'discarded', 'lock', 'supply', 'gone']

/** Dice that show nothing are counted; the others are named one by one. */
const diceAt = (v: Voice, view: View, at: DiePlace): string => {
  const dice = view.dice.filter((die) => die.at === at)
  const showing = dice.filter(({ face }) => face !== '').map((die) => showingDie(v, view, die))
  const blank = dice.filter(({ face }) => face === '').map(({ id }) => id)
  const counts = blank.length ? [countText(v, blank)] : []
  return [...showing, ...counts].join(', ')
}

const showingDie = (v: Voice, view: View, die: DieView): string =>
  die.at === 'pool' || die.at === 'discarded' ? dieText(v, die.id, die.face) : placedDie(v, die.id, view)

const diceLine = (v: Voice, view: View): string =>
  v.say('status.dice', {
    groups: PLACES.filter((place) => view.dice.some(({ at }) => at === place))
      .map((place) => v.say(`status.dice.${place}`, { dice: diceAt(v, view, place) }))
      .join('; '),
  })

const battleLine = (v: Voice, view: View): string[] => {
  const row = view.expedition?.card === '' ? view.expedition.rows[0] : undefined
  return row ? [v.say('status.battle', { symbols: rowText(v, row) })] : []
}

/** Told only where the table plays by rules of its own. */
const rulesLine = (v: Voice, { rules }: View): string[] => {
  const plain = choiceOfKey(rules).rules === rules
  return plain ? [] : [v.say('status.rules', { name: ruleSetName(v, rules) })]
}

const turnLine = (v: Voice, view: View): string => {
  const { phase, turn, active, actions } = view
  const line = v.say('status.turn', { phase, turn, name: seatName(v, active, view) })
  const counts = phase === 'turn' && actions !== null && view.ending === null
  return counts ? `${line} ${v.say('status.actions', { n: actions })}` : line
}

/** ES-ORDER-03: with the module every space brings something. */
const nextDoom = ({ awake, doom, doomTrack, hall }: View): string => {
  const space = awake ? undefined : doomTrack[doom]
  return space === 'doom' && typeof hall?.cultists === 'number' ? 'cultist' : (space ?? 'none')
}

const ancientLines = (v: Voice, view: View): string[] => {
  const { ancientOne, awake, doom, doomTrack, hall } = view
  return [
    ancientOne
      ? v.say('status.ancient', { name: nameOf(v, ancientOne), awake: String(awake || hall?.awake === true) })
      : v.say('status.ancient.none'),
    v.say('status.doom', { doom, full: doomTrack.length, next: nextDoom(view) }),
    signsLine(v, view),
  ]
}

export const statusText = (v: Voice, view: View): string =>
  [
    ...(view.ending ? [endingText(v, view.ending, view)] : []),
    turnLine(v, view),
    ...rulesLine(v, view),
    v.say('status.clock', { hour: hourText(v, view.clock), due: String(view.midnightDue) }),
    ...ancientLines(v, view),
    ...battleLine(v, view),
    mythosLine(v, view),
    ...view.cards.map((card) => cardLine(v, view, card)),
    ...lairLine(v, view, (card) => cardParts(v, view, card)),
    ...entranceLine(v, view),
    ...hallLines(v, view),
    ...view.people.map((_, seat) => seatLine(v, view, seat)),
    diceLine(v, view),
  ]
    .map(tidy)
    .join('\n')
