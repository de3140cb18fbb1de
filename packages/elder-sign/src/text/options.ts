/** Labels of options: complete in themselves, and no two alike within a decision. */
import type { Effect, Track } from '../effects/vocabulary.ts'
import type { Option, Prompt } from '../kind.ts'
import { colourOf } from '../nouns/die.ts'
import { ENTRANCE, SHEET } from '../state.ts'
import type { View } from '../view.ts'
import { typeOfMarker } from '../world.ts'
import { countText } from './chances.ts'
import {
  colourName,
  coloursText,
  diceText,
  dieIn,
  faceName,
  oneOfAlike,
  placedDie,
  rolledDie,
  rowWithSymbols,
} from './dice.ts'
import { clauseOf, effectIcons } from './effects.ts'
import { exhibitLabel, exhibitOf } from './exhibits.ts'
import { findText } from './finds.ts'
import { modifierIn, traitsIn } from './in-force.ts'
import { abilityName, isHalf, markerName, nameOf, personIn, placeName, seatName } from './names.ts'
import { penaltiesAt } from './places.ts'
import { rulesIn } from './rule-sets.ts'
import { otherwiseOf } from './sources.ts'
import { capital, sentence, tidy, type Voice } from './voice.ts'

/** An option and what it answers. */
export interface Setting {
  readonly v: Voice
  readonly view: View
  readonly about: Prompt
}

export type OptionOf<D extends Option['do']> = Extract<Option, { do: D }>
type Labels = { readonly [D in Option['do']]: (setting: Setting, option: OptionOf<D>) => string }

/** Prompts carry effects as plain data; they are the pack's own. */
export const asEffects = (list: readonly object[]): readonly Effect[] => list as readonly Effect[]

export const whereIs = ({ view }: Setting): string => personIn(view, view.active)?.at ?? ENTRANCE

const attempt = (s: Setting): string => {
  const at = whereIs(s)
  if (at === SHEET) return s.v.say('option.attempt.bare')
  return s.v.say(at === ENTRANCE ? 'option.attempt.entrance' : 'option.attempt', { place: placeName(s.v, at) })
}

const roll = ({ v, view }: Setting): string => {
  const pool = view.dice.filter(({ at }) => at === 'pool').map(({ id }) => id)
  return v.say('option.roll', { n: pool.length, kinds: countText(v, pool) })
}

const giveUp = ({ v, view }: Setting): string => {
  const place = view.expedition?.card ?? ''
  if (place === '') return v.say('option.giveUp.battle')
  const penalties = penaltiesAt(v, view, place)
  return penalties.length
    ? v.say('option.giveUp', { penalties: effectIcons(v, penalties) })
    : v.say('option.giveUp.free')
}

const complete = ({ v, view }: Setting, { row, dice }: OptionOf<'complete'>): string => {
  const named = rowWithSymbols(v, row, view.expedition?.rows ?? [])
  if (dice.length === 0) return v.say('option.complete.bare', { row: named })
  const key = isHalf(row) ? 'option.complete.half' : 'option.complete'
  return v.say(key, { row: named, dice: diceText(v, dice, view) })
}

const reroll = ({ v, view }: Setting, by: string): string => {
  if (by === 'free')
    return v.say('option.reroll.free', {
      ability: abilityName(v, traitsIn(v, view, view.active, 'secondReroll')[0]?.source ?? by),
    })
  const n = traitsIn(v, view, view.active, 'reroll').find(({ source }) => source === by)?.value.dice ?? 1
  return v.say('option.reroll', { source: abilityName(v, by), n })
}

const research = ({ v, view }: Setting, seat: number): string => {
  const trait = traitsIn(v, view, seat, 'research')[0]
  const n = trait?.value.dice ?? 1
  return seat === view.active
    ? v.say('option.research.own', { ability: abilityName(v, trait?.source ?? ''), n })
    : v.say('option.research', { name: seatName(v, seat, view), n })
}

const trustFund = ({ v, view }: Setting, pay: string): string => {
  const trait = traitsIn(v, view, view.active, 'trustFund')[0]
  return v.say('option.trustFund', {
    ability: abilityName(v, trait?.source ?? pay),
    price: pay === 'clue' ? v.say('one.clue') : nameOf(v, pay),
    dice: coloursText(v, trait?.value.dice ?? []),
  })
}

const dieLabel = ({ v, view, about }: Setting, die: number): string => {
  const named =
    about.is === 'reroll'
      ? oneOfAlike(v, die, view)
      : about.is === 'lock'
        ? placedDie(v, die, view)
        : rolledDie(v, die, view)
  return v.say('option.die', { about: about.is, die: named })
}

const place = ({ v }: Setting, { card, box }: OptionOf<'place'>): string => {
  if (card === ENTRANCE) return nameOf(v, card)
  if (box < 0) return v.say('option.place.below', { card: placeName(v, card) })
  const kind = v.box.adventures.get(card)?.tasks[box]?.box?.kind ?? 'total'
  return v.say('option.place.box', { card: nameOf(v, card), kind, n: box + 1 })
}

const breakLock = ({ v, view }: Setting, lock: number): string => {
  const found = view.locks.find(({ id }) => id === lock)
  return found
    ? v.say('option.breakLock', {
        source: nameOf(v, found.source),
        waits: String(found.waits),
        colour: colourName(v, found.colour),
      })
    : v.say('option.breakLock.bare', { n: lock })
}

/** ES-ENTRANCE-03: printed prices in trophies. */
const FULL_ONE = 2
const FULL_BOTH = 4

const firstAid = ({ v, view }: Setting, { what, all }: OptionOf<'firstAid'>): string => {
  const dearer = what === 'stamina' ? 0 : modifierIn(v, view, 'price.firstAid.sanity')
  const price = (what === 'both' ? (all ? FULL_BOTH : 0) : all ? FULL_ONE : 0) + dearer
  if (all) return v.say('option.firstAid.all', { price, what: v.say(`one.${what}`) })
  const n = 1 + modifierIn(v, view, 'firstAid.free')
  const tracks: readonly Track[] = what === 'both' ? ['sanity', 'stamina'] : [what]
  const amount = v.and(tracks.map((track) => v.say(`amount.${track}`, { n })))
  return price ? v.say('option.firstAid.paid', { price, amount }) : v.say('option.firstAid', { amount })
}

const souvenir = ({ v, view }: Setting, what: string): string => {
  const exhibit = rulesIn(view)?.souvenirs === 'exhibit' ? exhibitOf(what) : undefined
  if (exhibit) return exhibitLabel(v, view, exhibit)
  const sold = v.box.pack.entrance.souvenirs.find((one) => one.what === what)
  if (!sold) return v.say('option.souvenir.strange', { what })
  const price = sold.price + modifierIn(v, view, 'price.souvenir')
  return v.say('option.souvenir', { one: v.say(`one.${sold.what}`), price })
}

const worthOf = (v: Voice, piece: string): number =>
  v.box.adventures.get(piece)?.trophies ?? v.box.monsters.get(typeOfMarker(piece))?.trophies ?? 0

const hand = ({ v }: Setting, pieces: readonly string[]): string =>
  pieces.length
    ? v.say('option.hand', {
        pieces: v.and(pieces.map((piece) => nameOf(v, piece))),
        worth: pieces.reduce((sum, piece) => sum + worthOf(v, piece), 0),
      })
    : v.say('option.hand.none')

const investigator = ({ v }: Setting, id: string): string => {
  const found = v.box.investigators.get(id)
  if (!found) return nameOf(v, id)
  const { name, title, sanity, stamina } = found
  return v.say('option.investigator', { name, title, sanity, stamina })
}

const target = ({ v, view }: Setting, seat: number): string => {
  const person = personIn(view, seat)
  if (!person) return seatName(v, seat, view)
  const { sanity, maxSanity, stamina, maxStamina } = person
  return v.say('option.target', { name: seatName(v, seat, view), sanity, maxSanity, stamina, maxStamina })
}

/** Barred options name no die in particular. */
const isRolled = (view: View, die: number): boolean => {
  const { at, face } = dieIn(view, die)
  return at === 'pool' && face !== '' && view.expedition?.maySecure === true
}

const chosen = ({ v, about }: Setting, n: number): string => {
  const list = about.is === 'choose' ? about.options[n] : undefined
  return v.say('option.option', { effects: list ? sentence(clauseOf(v, asEffects(list))) : String(n + 1) })
}

const give = ({ v, view }: Setting, { card, seat }: OptionOf<'give'>): string =>
  card === ''
    ? v.say('option.give.bare')
    : v.say('option.give', { card: nameOf(v, card), name: seatName(v, seat, view) })

/** One icon of several passes hands, whatever the number on it. */
const share = ({ v, view, about }: Setting, { reward, seat }: OptionOf<'share'>): string => {
  const effect = about.is === 'share' ? asEffects(about.rewards)[reward] : undefined
  const one = effect?.do === 'gain' ? v.say(`one.${effect.what}`) : String(reward + 1)
  return v.say('option.share', { one, name: seatName(v, seat, view) })
}

const no = ({ v, view, about }: Setting): string => {
  const otherwise = otherwiseOf(v, about)
  if (otherwise) return v.say('option.no.pay', { otherwise: clauseOf(v, otherwise) })
  const recruits = about.is === 'investigator' && view.hall !== null && view.hall.reserve.length > 0
  return v.say('option.no', { about: recruits ? 'recruit' : about.is })
}

const LABELS: Labels = {
  stay: (s) => s.v.say('option.stay', { place: placeName(s.v, whereIs(s)) }),
  move: ({ v }, { to }) => v.say('option.move', { place: placeName(v, to) }),
  roll,
  giveUp,
  complete,
  fail: ({ v }) => v.say('option.fail'),
  rollOn: ({ v }) => v.say('option.rollOn'),
  clue: ({ v }) => v.say('option.clue'),
  reroll: (s, { by }) => reroll(s, by),
  research: (s, { seat }) => research(s, seat),
  use: ({ v }, { item }) => v.say('option.use', { item: nameOf(v, item) }),
  layOut: ({ v }, { spell }) => v.say('option.layOut', { spell: nameOf(v, spell) }),
  cast: ({ v, view }, { spell, dice }) =>
    v.say('option.cast', { spell: nameOf(v, spell), dice: diceText(v, dice, view) }),
  turnDie: ({ v, view }, { by, die, to }) =>
    v.say('option.turnDie', { source: abilityName(v, by), die: rolledDie(v, die, view), face: faceName(v, to) }),
  takeOff: ({ v, view }, { die }) => v.say('option.takeOff', { die: placedDie(v, die, view) }),
  unlock: ({ v, view }, { die }) =>
    v.say('option.unlock', {
      ability: abilityName(v, traitsIn(v, view, view.active, 'useLocked')[0]?.source ?? ''),
      colour: colourName(v, colourOf(die)),
    }),
  trustFund: (s, { pay }) => trustFund(s, pay),
  focus: ({ v, view }, { die }) =>
    isRolled(view, die) ? v.say('option.focus', { die: rolledDie(v, die, view) }) : v.say('option.focus.bare'),
  assist: ({ v, view }, { seat, die }) =>
    isRolled(view, die)
      ? v.say('option.assist', { name: seatName(v, seat, view), die: rolledDie(v, die, view) })
      : v.say('option.assist.bare', { name: seatName(v, seat, view) }),
  die: (s, { die }) => dieLabel(s, die),
  spare: ({ v, view }) =>
    v.say('option.spare', { ally: abilityName(v, traitsIn(v, view, view.active, 'steady')[0]?.source ?? '') }),
  yes: ({ v, about }) =>
    about.is === 'pay'
      ? v.say('option.yes.pay', { cost: clauseOf(v, asEffects(about.cost)) })
      : v.say('option.yes', { about: about.is }),
  no,
  option: (s, { n }) => chosen(s, n),
  target: (s, { seat }) => target(s, seat),
  place,
  slay: ({ v, view }, { marker }) => v.say('option.slay', { marker: markerName(v, marker, view) }),
  breakLock: (s, { lock }) => breakLock(s, lock),
  firstAid,
  lostAndFound: ({ v }) => v.say('option.lostAndFound'),
  souvenir: (s, { what }) => souvenir(s, what),
  hand: (s, { pieces }) => hand(s, pieces),
  card: ({ v, about }, { card }) => v.say('option.card', { about: about.is, card: nameOf(v, card) }),
  deck: ({ v }, { deck }) => v.say('option.deck', { deck, one: v.say(`one.${deck}`) }),
  investigator: (s, { id }) => investigator(s, id),
  effect: ({ v, view }, { source }) =>
    v.say('option.effect', {
      source: source.startsWith('monster:') ? markerName(v, source.slice('monster:'.length), view) : nameOf(v, source),
    }),
  inOrder: ({ v }) => v.say('option.inOrder'),
  pick: (s, { id }) => investigator(s, id),
  attempt,
  nothing: ({ v }) => v.say('option.nothing'),
  give,
  share,
  keep: ({ v }, { face }) => v.say('option.keep', { face: faceName(v, face), find: findText(v, face) }),
}

export const optionText = (setting: Setting, option: Option): string =>
  capital(tidy((LABELS[option.do] as (setting: Setting, option: Option) => string)(setting, option)))
