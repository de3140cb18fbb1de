/** The second line of an option: what it does, or the text of the card it uses. */
import type { Option } from '../kind.ts'
import { ENTRANCE } from '../state.ts'
import type { RowView } from '../view.ts'
import { chartText, componentText } from './cards.ts'
import { costsText, rowText } from './dice.ts'
import { effectTail, effectText } from './effects.ts'
import { terrorIn } from './in-force.ts'
import { nameOf, personIn } from './names.ts'
import type { OptionOf, Setting } from './options.ts'
import { midnightOf } from './sources.ts'
import { standingText } from './standings.ts'
import { outcomeParts } from './status.ts'
import { tidy, type Voice } from './voice.ts'

type Details = { readonly [D in Option['do']]: ((setting: Setting, option: OptionOf<D>) => string) | undefined }

/** A card in one line: its tasks as they stand, and what comes of it. */
const cardLine = ({ v, view }: Setting, id: string): string => {
  const card = v.box.adventures.get(id)
  const rows = view.cards.find((laid) => laid.card === id)?.rows ?? []
  return card
    ? v.say('detail.card', {
        ordered: String(card.ordered),
        tasks: rows.map((row) => taskLine(v, row)).join('; '),
        rest: outcomeParts(v, card).join(' '),
      })
    : ''
}

const taskLine = (v: Voice, row: RowView): string => {
  const task = rowText(v, row)
  return row.marker ? v.say('detail.task.monster', { task, name: nameOf(v, row.marker) }) : task
}

const text = ({ v }: Setting, id: string): string => componentText(v, id).replaceAll('\n', ' ')

/** An ability without the rest of its investigator. */
const abilityText = (s: Setting, id: string): string => {
  const ability = s.v.box.investigators.get(id)?.ability
  return ability ? standingText(s.v, ability.standing) : text(s, id)
}

const stay = (s: Setting): string => {
  const at = personIn(s.view, s.view.active)?.at ?? ENTRANCE
  return at === ENTRANCE ? s.v.say('detail.stay.entrance') : cardLine(s, at)
}

const giveUp = ({ v, view }: Setting): string => {
  const card = v.box.adventures.get(view.expedition?.card ?? '')
  return card ? v.say('detail.giveUp', { penalties: effectTail(v, card.penalties) }) : v.say('detail.giveUp.battle')
}

const complete = ({ v, view }: Setting, key: string): string => {
  const row = view.expedition?.rows.find((open) => open.key === key)
  const costs = row ? costsText(v, row) : ''
  return costs ? v.say('detail.complete', { costs }) : ''
}

const fail = ({ v, view }: Setting): string => {
  const terror = terrorIn(v, view)
  return terror.length ? v.say('detail.fail.terror', { effects: effectTail(v, terror) }) : v.say('detail.fail')
}

const firstAid = ({ v, view }: Setting, { what }: OptionOf<'firstAid'>): string => {
  const person = personIn(view, view.active)
  const whole = person?.sanity === person?.maxSanity && person?.stamina === person?.maxStamina
  return whole && what !== 'both' ? v.say('detail.firstAid.whole') : ''
}

const DETAILS: Details = {
  stay,
  move: (s, { to }) => (to === ENTRANCE ? s.v.say('detail.entrance') : cardLine(s, to)),
  roll: ({ v }) => v.say('detail.roll'),
  giveUp,
  complete: (s, { row }) => complete(s, row),
  fail,
  rollOn: ({ v }) => v.say('detail.rollOn'),
  clue: ({ v, view }) => v.say('detail.clue', { n: personIn(view, view.active)?.clues ?? 0 }),
  reroll: (s, { by }) => abilityText(s, by),
  research: (s, { seat }) => abilityText(s, personIn(s.view, seat)?.id ?? ''),
  use: (s, { item }) => text(s, item),
  layOut: (s, { spell }) => text(s, spell),
  cast: (s, { spell }) => text(s, spell),
  turnDie: (s, { by }) => abilityText(s, by),
  takeOff: ({ v }) => v.say('detail.takeOff'),
  unlock: ({ v }) => v.say('detail.unlock'),
  trustFund: (s, { pay }) => text(s, pay),
  focus: ({ v }) => v.say('detail.focus'),
  assist: ({ v }) => v.say('detail.assist'),
  die: undefined,
  spare: undefined,
  yes: ({ v, about }) => (about.is === 'assist' ? v.say('detail.assist.yes') : ''),
  no: undefined,
  option: undefined,
  target: undefined,
  place: (s, { card }) => cardLine(s, card),
  slay: (s, { marker }) => text(s, marker),
  breakLock: undefined,
  firstAid,
  lostAndFound: ({ v }) => v.say('detail.lostAndFound', { chart: chartText(v, v.box.pack.entrance) }),
  souvenir: undefined,
  hand: undefined,
  card: (s, { card }) => text(s, card),
  deck: undefined,
  investigator: (s, { id }) => text(s, id),
  effect: ({ v }, { source }) => effectText(v, midnightOf(v, source)),
  inOrder: ({ v }) => v.say('detail.inOrder'),
}

export const optionDetail = (setting: Setting, option: Option): string => {
  const detail = DETAILS[option.do] as ((setting: Setting, option: Option) => string) | undefined
  return tidy(detail?.(setting, option) ?? '')
}
