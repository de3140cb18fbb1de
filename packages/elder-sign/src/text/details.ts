/** The second line of an option: what it does, or the text of the card it uses. */
import type { Option } from '../kind.ts'
import { ENTRANCE } from '../state.ts'
import type { RowView } from '../view.ts'
import { typeOfMarker } from '../world.ts'
import { chartText, componentText } from './cards.ts'
import { costsText, dieIn, rowText } from './dice.ts'
import { effectTail, effectText } from './effects.ts'
import { exhibitOf } from './exhibits.ts'
import { crowdChart, crowdIn, lyingText } from './finds.ts'
import { terrorIn, traitsIn } from './in-force.ts'
import { isHalf, nameOf, personIn, placesIn } from './names.ts'
import { type OptionOf, type Setting, whereIs } from './options.ts'
import { outcomeParts, penaltiesAt } from './places.ts'
import { rulesIn } from './rule-sets.ts'
import { midnightOf } from './sources.ts'
import { standingText } from './standings.ts'
import { tidy, type Voice } from './voice.ts'

type Details = { readonly [D in Option['do']]: ((setting: Setting, option: OptionOf<D>) => string) | undefined }

/** A card in one line: its tasks as they stand, and what comes of it. */
const cardLine = ({ v, view }: Setting, id: string): string => {
  const rest = outcomeParts(v, view, id)
  if (rest.length === 0) return ''
  const rows = placesIn(view).find((laid) => laid.card === id)?.rows ?? []
  return v.say('detail.card', {
    ordered: String(v.box.adventures.get(id)?.ordered ?? false),
    tasks: rows.map((row) => taskLine(v, row)).join('; '),
    rest: rest.join(' '),
  })
}

/** ES-FANTURN-04: monsters at the entrance come first. */
const entranceLine = ({ v, view }: Setting): string => {
  const rows = view.hall?.entrance.rows ?? []
  return rows.length
    ? v.say('detail.entrance.haunted', { monsters: rows.map((row) => taskLine(v, row)).join('; ') })
    : v.say('detail.entrance')
}

const placeLine = (s: Setting, id: string): string => (id === ENTRANCE ? entranceLine(s) : cardLine(s, id))

const taskLine = (v: Voice, row: RowView): string => {
  const task = rowText(v, row)
  return row.marker ? v.say('detail.task.monster', { task, name: nameOf(v, row.marker) }) : task
}

const text = ({ v, view }: Setting, id: string): string => componentText(v, id, view.rules).replaceAll('\n', ' ')

/** An ability without the rest of its investigator. */
const abilityText = (s: Setting, id: string): string => {
  const ability = s.v.box.investigators.get(id)?.ability
  return ability ? standingText(s.v, ability.standing) : text(s, id)
}

const stay = (s: Setting): string => {
  const at = whereIs(s)
  const free = at === ENTRANCE && !s.view.hall?.entrance.rows.length
  return free ? s.v.say('detail.stay.entrance') : placeLine(s, at)
}

/** ES-FANADV-09: a failure costs everybody else there a point, whether they helped or not. */
const othersLose = ({ v, view }: Setting, place: string): string => {
  const rules = rulesIn(view)
  const spared = place === ENTRANCE && rules?.rulings.entranceFightHurts === false
  if (rules?.helpersLose !== 'everyone' || spared) return ''
  const others = view.people.some(({ seat }) => seat !== view.active && personIn(view, seat)?.at === place)
  return others ? v.say('detail.giveUp.others') : ''
}

const giveUp = (s: Setting): string => {
  const { v, view } = s
  const place = view.expedition?.card ?? ''
  if (place === '') return v.say('detail.giveUp.battle')
  const penalties = effectTail(v, penaltiesAt(v, view, place))
  return joined(v.say('detail.giveUp', { penalties }), othersLose(s, place))
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

type Priced = Pick<RowView, 'sanity' | 'stamina' | 'clock'>

/** What a monster alone costs: its own row is not laid out while it shares one with a task. */
const halfCosts = ({ v, view }: Setting, marker: string): Priced => {
  const type = typeOfMarker(marker)
  const { costs = {} } = v.box.monsters.get(type) ?? {}
  const cult = typeof view.hall?.cultists === 'number' && v.box.monsters.get(type)?.type === 'cultist'
  const ordered = (cult ? v.box.ancientOnes.get(view.ancientOne)?.cultists?.costs : undefined) ?? {}
  const total = { sanity: 0, stamina: 0, clock: 0 }
  for (const each of [costs, ordered])
    for (const what of ['sanity', 'stamina', 'clock'] as const) total[what] += each[what] ?? 0
  for (const { value } of traitsIn(v, view, view.active, 'monsterCost')) total[value.what] += value.n
  return total
}

const complete = (s: Setting, key: string): string => {
  const { v, view } = s
  const half = isHalf(key)
  const row = half ? halfCosts(s, key.slice(2)) : view.expedition?.rows.find((open) => open.key === key)
  const costs = row ? costsText(v, row) : ''
  return joined(costs ? v.say('detail.complete', { costs }) : '', half ? v.say('detail.complete.half') : '')
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

const kept = ({ v, view }: Setting, key: 'detail.focus' | 'detail.assist'): string =>
  v.say(rulesIn(view)?.savedDice === 'play' ? 'detail.kept' : key)

const souvenir = (s: Setting, { what }: OptionOf<'souvenir'>): string => {
  const exhibit = exhibitOf(what)
  const card = exhibit && s.view.hall?.exhibit[exhibit]
  if (!card) return ''
  return exhibit === 'investigator' ? s.v.say('detail.recruit', { text: text(s, card) }) : text(s, card)
}

const lostAndFound = ({ v, view }: Setting): string =>
  rulesIn(view)?.lostAndFound === 'crowd'
    ? v.say('detail.lostAndFound.crowd', { n: Math.max(1, crowdIn(view)), chart: crowdChart(v) })
    : v.say('detail.lostAndFound', { chart: chartText(v, v.box.pack.entrance) })

const yes = ({ v, about }: Setting): string => {
  if (about.is === 'lend') return v.say('detail.lend.yes')
  return about.is === 'assist' ? v.say('detail.assist.yes') : ''
}

const DETAILS: Details = {
  stay,
  move: (s, { to }) => placeLine(s, to),
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
  takeOff: ({ v, view }, { die }) =>
    v.say(dieIn(view, die).at === 'marker' ? 'detail.takeOff.marker' : 'detail.takeOff'),
  unlock: ({ v }) => v.say('detail.unlock'),
  trustFund: (s, { pay }) => text(s, pay),
  focus: (s) => kept(s, 'detail.focus'),
  assist: (s) => kept(s, 'detail.assist'),
  die: undefined,
  spare: undefined,
  yes,
  no: ({ v, about }) => (about.is === 'lend' ? v.say('detail.lend.no') : ''),
  option: undefined,
  target: undefined,
  place: (s, { card }) => placeLine(s, card),
  slay: (s, { marker }) => text(s, marker),
  breakLock: undefined,
  firstAid,
  lostAndFound,
  souvenir,
  hand: undefined,
  card: (s, { card }) => text(s, card),
  deck: undefined,
  investigator: (s, { id }) => text(s, id),
  effect: ({ v }, { source }) => effectText(v, midnightOf(v, source)),
  inOrder: ({ v }) => v.say('detail.inOrder'),
  pick: (s, { id }) => text(s, id),
  attempt: (s) => placeLine(s, whereIs(s)),
  nothing: ({ v }) => v.say('detail.nothing'),
  give: (s, { card }) => (card === '' ? '' : s.v.say('detail.give', { text: text(s, card) })),
  share: ({ v }) => v.say('detail.share'),
  keep: ({ v, view }, { face }) => lyingText(v, view, face),
}

export const optionDetail = (setting: Setting, option: Option): string => {
  const detail = DETAILS[option.do] as ((setting: Setting, option: Option) => string) | undefined
  return tidy(detail?.(setting, option) ?? '')
}
