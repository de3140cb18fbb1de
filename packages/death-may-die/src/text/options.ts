/** What one may do, in a few words. */
import type { Effect } from '../effects/vocabulary.ts'
import type { Option, Prompt } from '../kind.ts'
import type { View } from '../view.ts'
import { faceText } from './dice.ts'
import { clauses, costText } from './effects.ts'
import { enemyName, faceName, heldName, nameOf, seatName, sideName, spaceName, theEnemy } from './names.ts'
import { capital, type Voice } from './voice.ts'

interface Situation {
  readonly v: Voice
  readonly view: View
  readonly about: Prompt
}

type OptionOf<D extends Option['do']> = Extract<Option, { do: D }>
type Labels = { readonly [D in Option['do']]: (at: Situation, option: OptionOf<D>) => string }

const NONE = 'none'

const figure = ({ v, view }: Situation, i: number) => {
  const it = view.figures[i]
  return { enemy: enemyName(v, it?.kind ?? '', view), space: spaceName(v, it?.at ?? 0, view), wounds: it?.wounds ?? 0 }
}

const target = (at: Situation, i: number) => ({
  ...figure(at, i),
  enemy: theEnemy(at.v, at.view.figures[i]?.kind ?? '', at.view, 'object'),
})

/** Two cards may have sides of one name: then the card's own title tells them apart. */
const cardLabel = ({ v, view }: Situation, id: string): string => {
  const name = heldName(v, id, view)
  const alike = view.people.flatMap(({ cards }) => cards).filter(({ card, side }) => sideName(v, card, side) === name)
  return alike.length > 1 ? v.say('option.alike', { name, title: nameOf(v, id) }) : name
}

const source = (at: Situation, id: string): string => {
  const { v, view } = at
  if (!id.startsWith('token:')) return cardLabel(at, id.replace(/#\d+$/, ''))
  const token = view.tokens[Number(id.slice(6).replace(/#\d+$/, ''))]
  return token ? faceName(v, token.kind, token.face) : id
}

const tokenLabel = ({ v, view }: Situation, i: number): string => {
  const token = view.tokens[i]
  return v.say('option.token', {
    name: token ? faceName(v, token.kind, token.face) : '',
    place: token?.at ? spaceName(v, token.at, view) : NONE,
    holder: token && token.holder >= 0 ? seatName(v, token.holder, view) : NONE,
  })
}

/** A face that lies hidden among the tokens of the episode is chosen by its id, as a card is. */
const hiddenFace = ({ v, view, about }: Situation, face: string): string | undefined => {
  if (about.is !== 'token') return undefined
  const hidden = v.episodes.get(view.episode)?.tokens.filter(({ shown }) => !shown) ?? []
  return hidden.flatMap(({ faces = [] }) => faces).find((each) => each.face === face)?.name
}

const claimLabel = ({ v, about }: Situation, { side }: OptionOf<'claim'>): string => {
  const card = about.is === 'discovery' ? about.card : ''
  const cost = v.sides.get(`${card}:${side}`)?.cost
  return v.say('option.claim', { name: sideName(v, card, side), cost: cost ? costText(v, cost) : NONE })
}

const insteadLabel = ({ v, about }: Situation): string => {
  const card = about.is === 'discovery' ? about.card : ''
  return v.say('option.instead', { effects: clauses(v, v.discovery.get(card)?.instead ?? []) })
}

const rerollLabel = (at: Situation, { die, by }: OptionOf<'reroll'>): string => {
  const { v, about } = at
  const face = about.is === 'judge' ? about.faces[die] : undefined
  const key = about.is === 'judge' && die >= about.standard ? 'die.bonus' : 'die.standard'
  return v.say('option.reroll', { die: face ? v.say(key, { face: faceText(v, face) }) : '', by: source(at, by) })
}

const give = ({ v, view }: Situation, from: number, to: number, name: string): string =>
  v.say('option.give', { from: seatName(v, from, view), to: seatName(v, to, view), name })

/** Only what there is: "2 stress and 1 wound", "1 token". */
const healedText = (v: Voice, stress: number, wounds: number, back = 0): string => {
  const points = costText(v, { stress, wounds })
  const parts = [points, back > 0 ? v.say('rest.tokens', { n: back }) : ''].filter((part) => part !== '')
  return parts.length === 0 ? v.say('rest.nothing') : parts.join(', ')
}

const LABELS: Labels = {
  run: ({ v }) => v.say('option.run'),
  attack: (at, { target: i, all }) => at.v.say(all ? 'option.attack.all' : 'option.attack', target(at, i)),
  rest: ({ v }, { stress, wounds, back }) => v.say('option.rest', { what: healedText(v, stress, wounds, back) }),
  trade: ({ v }) => v.say('option.trade'),
  action: ({ v }, { id }) => v.say('option.action', { name: nameOf(v, id) }),
  use: (at, option) => at.v.say('option.use', { name: source(at, option.source) }),
  stand: ({ v }) => v.say('option.stand'),
  end: ({ v }) => v.say('option.end'),
  go: ({ v, view }, { to }) => v.say('option.go', { space: spaceName(v, to, view) }),
  stop: ({ v }) => v.say('option.stop'),
  figure: (at, option) => {
    const shares = at.about.is === 'split' ? at.about.given : []
    const given = shares.find((share) => share.figure === option.figure)?.n ?? 0
    return at.v.say('option.figure', { ...figure(at, option.figure), given })
  },
  seat: ({ v, view }, { seat }) => v.say('option.seat', { name: seatName(v, seat, view) }),
  space: ({ v, view }, { space }) => v.say('option.space', { space: spaceName(v, space, view) }),
  token: (at, { token }) => tokenLabel(at, token),
  card: (at, { card }) => at.v.say('option.card', { name: hiddenFace(at, card) ?? cardLabel(at, card) }),
  reroll: rerollLabel,
  boost: (at, { by }) => at.v.say('option.boost', { by: source(at, by) }),
  keep: ({ v }) => v.say('option.keep'),
  count: ({ v, about }, { n }) => v.say('option.count', { n, what: about.is === 'count' ? about.what : 'elder' }),
  cut: ({ v }, { n }) => v.say('option.cut', { n }),
  heal: ({ v }, { stress, wounds }) => v.say('option.heal', { what: healedText(v, stress, wounds) }),
  level: ({ v }, { skill }) => v.say('option.level', { name: nameOf(v, skill) }),
  claim: claimLabel,
  leave: ({ v }) => v.say('option.leave'),
  instead: insteadLabel,
  give: (at, { from, to, card }) => give(at, from, to, cardLabel(at, card)),
  giveToken: (at, { from, to, token }) => {
    const it = at.view.tokens[token]
    return give(at, from, to, it ? faceName(at.v, it.kind, it.face) : '')
  },
  effect: (at, option) => at.v.say('option.effect', { name: effectLabel(at, option.source) }),
  option: ({ v, about }, { n }) =>
    v.say('option.option', {
      effects: about.is === 'choose' ? clauses(v, (about.options[n] ?? []) as readonly Effect[]) : '',
    }),
  mythos: ({ v }, { card }) => v.say('option.mythos', { name: nameOf(v, card) }),
  redraw: (at, { by }) => at.v.say('option.redraw', { by: source(at, by) }),
  cancel: ({ v }) => v.say('option.cancel'),
  yes: ({ v }) => v.say('option.yes'),
  no: ({ v, about }) => v.say(about.is === 'absorb' ? 'option.self' : 'option.no'),
  done: ({ v }) => v.say('option.done'),
}

/** A rule of the episode goes by its name. */
const effectLabel = (at: Situation, id: string): string => {
  const n = /^rule#(\d+)$/.exec(id)?.[1]
  if (n === undefined) return source(at, id)
  const episode = at.v.episodes.get(at.view.episode)
  const rules = (episode?.rules ?? []).flatMap((rule) =>
    rule.traits.filter(({ has }) => has === 'on').map(() => rule.id),
  )
  const rule = rules[Number(n)]
  return rule === undefined ? source(at, id) : at.v.word(rule)
}

export const optionText = (v: Voice, option: Option, view: View, about: Prompt): string =>
  capital((LABELS[option.do] as (at: Situation, option: Option) => string)({ v, view, about }, option))
