/** Words about the story and the dice, and those that join others. */
import type { Seat } from '@vigil/kernel'
import { type Frame, push, pushEffects, pushOne } from '../frame.ts'
import { isAlive } from '../nouns/person.ts'
import { ownRoll } from '../nouns/roll.ts'
import { lying, tokenAt } from '../nouns/token.ts'
import { traitsOf } from '../nouns/trait.ts'
import { discardCard } from '../procedures/discards.ts'
import { rollAgainst } from '../procedures/roll.ts'
import { suspensions } from '../procedures/suspension.ts'
import { castIn } from '../world.ts'
import { amountOf, enemiesOf, everyone, holds, spacesOf } from './question.ts'
import type { Meaning, Scene } from './scene.ts'
import type { Effect, EffectOf } from './vocabulary.ts'

/** A rule of the episode, unless the investigator has something against it; and what makes it worse for him. */
const rule = ({ w, s, cx, emit }: Scene, { rule: id, then }: EffectOf<'rule'>): void => {
  const [shield] = suspensions(w, s, cx.who, id)
  if (shield) return shield.value.spend ? discardCard(s, cx.who, shield.source, emit) : undefined
  for (const { source, value } of traitsOf(w, s, cx.who, 'on'))
    if (value.moment === 'rule' && value.what === id) pushEffects(s, value.then, { ...cx, source })
  pushEffects(s, then, cx)
}

const roll = ({ w, s, cx }: Scene, { need, then, else: otherwise }: EffectOf<'roll'>): void => {
  if (!isAlive(s, cx.who)) return
  const action = castIn(w, s).episode.actions.some(({ id }) => id === cx.source)
  const rolled = ownRoll(w, s, cx.who, {
    why: action ? 'action' : 'card',
    tags: action ? ['action', `action:${cx.source}`] : [],
    source: cx.source,
    need: need ?? 0,
    then: then ?? [],
    otherwise: otherwise ?? [],
  })
  pushOne(s, { at: 'roll', roll: rolled })
}

/** The same effects for each of these, one after another. */
const forEach = <T>({ s }: Scene, list: readonly T[], then: readonly Effect[], cxOf: (each: T) => Scene['cx']): void =>
  push(
    s,
    list.map((each): Frame => ({ at: 'effects', list: then, i: 0, cx: cxOf(each) })),
  )

type StoryWord =
  | 'hasten'
  | 'rule'
  | 'roll'
  | 'rollAgainst'
  | 'if'
  | 'choose'
  | 'may'
  | 'eachSpace'
  | 'eachToken'
  | 'eachPerson'
  | 'pickSpace'
  | 'pickPerson'
  | 'pickEnemy'

export const story: Meaning<StoryWord> = {
  hasten({ s }) {
    s.turn.hasten = true
  },
  rule,
  roll,
  rollAgainst({ s, cx }, { standard, then }) {
    if (!isAlive(s, cx.who)) return
    rollAgainst(s, {
      why: 'against',
      seat: cx.who,
      standard: amountOf(s, standard, cx),
      source: cx.source,
      then: then ?? [],
    })
  },
  if: ({ w, s, cx }, { test, then, else: otherwise }) => pushEffects(s, holds(w, s, test, cx) ? then : otherwise, cx),
  choose: ({ s, cx }, { options }) => pushOne(s, { at: 'choose', options, cx }),
  may: ({ s, cx }, { then }) => pushOne(s, { at: 'may', then, cx }),
  eachSpace: (scene, { of, then }) =>
    forEach(scene, spacesOf(scene.w, scene.s, of, scene.cx), then, (there) => ({ ...scene.cx, there })),
  eachToken(scene, { token, at, then }) {
    const { w, s, cx } = scene
    const found = lying(s, token, at && spacesOf(w, s, at, cx))
    forEach(scene, found, then, (i) => ({ ...cx, there: tokenAt(s, i).at }))
  },
  eachPerson: (scene, { of, then }) =>
    forEach(scene, everyone(scene.w, scene.s, of, scene.cx), then, (who: Seat) => ({
      ...scene.cx,
      who,
      there: scene.s.seats[who]?.at ?? 0,
    })),
  pickSpace({ w, s, cx }, { of, then }) {
    const spaces = spacesOf(w, s, of, cx)
    if (spaces.length) pushOne(s, { at: 'pick.space', spaces, then, cx })
  },
  pickPerson({ w, s, cx }, { of, others, then }) {
    const seats = everyone(w, s, of, cx).filter((seat) => !others || seat !== cx.who)
    if (seats.length) pushOne(s, { at: 'pick.person', seats, then, cx })
  },
  pickEnemy({ w, s, cx }, { of, then }) {
    const figures = enemiesOf(w, s, of, cx)
    if (figures.length) pushOne(s, { at: 'pick.enemy', figures, then, cx })
  },
}
