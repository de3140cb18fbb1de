/** One interpreter gives effects their meaning (P7). Effects act by pushing frames; nothing is done out of order. */
import type { Seat } from '@vigil/kernel'
import { push } from '../frame.ts'
import type { Emit } from '../kind.ts'
import { liftCard } from '../nouns/board.ts'
import { returnMarker } from '../nouns/cultist.ts'
import { colourOf, DICE, dieOf } from '../nouns/die.ts'
import { removeLocks } from '../nouns/lock.ts'
import { clockwise, maximum, personAt, someone } from '../nouns/person.ts'
import { dieAt, setDie } from '../nouns/pool.ts'
import { ignoresMythos } from '../nouns/standing.ts'
import { advanceClock } from '../procedures/clock.ts'
import { endGame } from '../procedures/ending.ts'
import { cultistsChanged, loseSigns } from '../procedures/seal.ts'
import { type CardInPlay, ENTRANCE, type State } from '../state.ts'
import { ancientOneOf, type World } from '../world.ts'
import { amountOf, holds } from './condition.ts'
import { lingeringSource } from './moment.ts'
import type { Effect, EffectOf, EffectWord, Who } from './vocabulary.ts'

interface Scene {
  readonly w: World
  readonly s: State
  readonly who: Seat
  readonly source: string
  readonly emit: Emit
}

type Meaning = { readonly [W in EffectWord]: (scene: Scene, effect: EffectOf<W>) => void }

const whoOf = (effect: { readonly do: EffectWord; readonly who?: Who }): Who => effect.who ?? 'self'

/** Effects that concern a person are void once that person is gone; the rest happens all the same (ES-RULING-23). */
const PERSONAL: ReadonlySet<EffectWord> = new Set<EffectWord>([
  'lose',
  'maximum',
  'devour',
  'loseTrophies',
  'losePiece',
  'loseCard',
  'rollForCards',
  'leave',
  'choose',
  'pay',
  'addDice',
  'recoverDice',
  'reroll',
  'secure',
  'turnDie',
  'slay',
  'shed',
  'fail',
  'ignoreOrder',
  'ignoreTerror',
  'breakLock',
  'holdClock',
])

const isPersonal = (effect: Effect): boolean =>
  PERSONAL.has(effect.do) || (effect.do === 'gain' && effect.what !== 'sign')

/** Permanent change of a maximum; the present value is cut to it, and at 0 the investigator is gone (ES-DEVOUR-09). */
const changeMaximum = ({ w, s, who, emit }: Scene, { what, n }: EffectOf<'maximum'>): void => {
  const person = someone(s, who)
  if (what === 'sanity') person.sanityShift += n
  else person.staminaShift += n
  const now = maximum(w, s, who, what)
  emit?.({ is: 'maximum', seat: who, what, n: now })
  if (person[what] > now) person[what] = now
  if (now <= 0) push(s, [{ at: 'devour', seat: who, broken: true }])
}

const addDice = ({ s, source, emit }: Scene, { dice }: EffectOf<'addDice'>): void => {
  for (const colour of dice) {
    if (colour === 'green') continue
    const id = dieOf(colour)
    if (dieAt(s, id).at !== 'supply') continue
    setDie(s, id, 'pool')
    emit?.({ is: 'dieIn', die: id, by: source })
  }
}

const recoverDice = ({ s, source, emit }: Scene, { colour }: EffectOf<'recoverDice'>): void => {
  for (const id of DICE) {
    if (dieAt(s, id).at !== 'discarded' || colourOf(id) !== colour) continue
    setDie(s, id, 'pool')
    emit?.({ is: 'dieIn', die: id, by: source })
  }
}

/** Markers off it, its locks open, nobody on it; where the card goes is for the caller to say. */
const emptyWorld = ({ w, s, emit }: Scene, card: CardInPlay): void => {
  liftCard(s, card.card)
  for (const { marker } of card.monsters) {
    removeLocks(s, `monster:${marker}`, emit)
    returnMarker(w, s, marker)
  }
  removeLocks(s, `card:${card.card}`, emit)
}

/** ES-ORDER-05, ES-RULING-78: the oldest gate closes on whoever is behind it. */
const closeGate = (scene: Scene): void => {
  const { w, s, emit } = scene
  const [card] = s.worlds
  if (!card) return
  emptyWorld(scene, card)
  s.decks.otherWorld.bottom.push(card.card)
  emit?.({ is: 'closed', card: card.card })
  const there = clockwise(s).filter((seat) => someone(s, seat).at === card.card)
  push(s, [
    ...there.map((seat) => ({ at: 'devour', seat, broken: false }) as const),
    { at: 'devour.unwind' }, // only then: all of them are devoured (ES-RULING-28)
  ])
  cultistsChanged(w, s, emit)
}

const banishWorld = (scene: Scene): void => {
  const { s, who, emit } = scene
  const id = personAt(s, who)?.at ?? s.expedition?.card ?? ''
  const card = s.worlds.find((world) => world.card === id)
  if (!card) return
  emptyWorld(scene, card)
  s.banished.push(id)
  for (const { person } of s.seats) if (person?.at === id) person.at = ENTRANCE
  emit?.({ is: 'banished', card: id })
}

const meaning: Meaning = {
  lose({ s, who, source, emit }, { what, n }) {
    if (what !== 'clue') return push(s, [{ at: 'lose', seat: who, what, n, source }])
    const person = someone(s, who)
    const lost = Math.min(n, person.clues)
    person.clues -= lost
    if (lost) emit?.({ is: 'lost', seat: who, what, n: lost, source })
  },
  gain: ({ s, who, source }, { what, n }) => push(s, [{ at: 'gain', seat: who, what, n, source }]),
  maximum: changeMaximum,
  devour: ({ s, who }) => push(s, [{ at: 'devour', seat: who, broken: false }]),
  loseTrophies: ({ s, who, source }, { n }) => push(s, [{ at: 'trophy.pay', seat: who, price: n, source }]),
  losePiece: ({ s, who, source }, effect) =>
    push(
      s,
      Array.from({ length: effect.n }, () => ({ at: 'losePiece', seat: who, of: effect.of, source }) as const),
    ),
  loseCard: ({ s, who, source }, { deck, n }) =>
    push(
      s,
      Array.from({ length: n }, () => ({ at: 'loseCard', seat: who, deck, source }) as const),
    ),
  loseSign({ w, s, who, emit }, { n }) {
    if (w.rules.signs === 'held') return loseSigns(s, who, n, emit)
    const lost = Math.min(n, s.signs)
    s.signs -= lost
    if (lost) emit?.({ is: 'sign', n: -lost, total: s.signs })
  },
  leave({ w, s, who, source, emit }) {
    const person = someone(s, who)
    if (!person.allies.includes(source)) return
    person.allies = person.allies.filter((ally) => ally !== source)
    s.decks.ally.bottom.push(source)
    emit?.({ is: 'returned', seat: who, card: source })
    for (const track of ['sanity', 'stamina'] as const)
      person[track] = Math.min(person[track], maximum(w, s, who, track))
  },
  doom({ s }, { n }) {
    const tokens = amountOf(s, n)
    if (tokens > 0) push(s, [{ at: 'doom.add', n: tokens, devoured: -1 }])
  },
  liftDoom({ s, emit }, { n }) {
    const lifted = Math.min(n, s.doom)
    s.doom -= lifted
    if (lifted) emit?.({ is: 'doom', n: -lifted, total: s.doom })
    if (s.awake && s.doom === 0) endGame(s, { won: true, how: 'defeated' }, emit) // ES-BATTLE-08
  },
  monster: ({ s }, { n }) => push(s, [{ at: 'monster.appear', n }]),
  gate: ({ s }, { n }) =>
    s.awake
      ? undefined
      : push(
          s,
          Array.from({ length: n }, () => ({ at: 'draw', deck: 'otherWorld', goal: { to: 'world' } }) as const),
        ),
  clock: ({ w, s, emit }, { n }) => advanceClock(w, s, n, emit),
  extraAdventure: ({ s }) =>
    s.awake ? undefined : push(s, [{ at: 'draw', deck: 'adventure', goal: { to: 'extra' } }]),
  banishWorld,
  closeGate,
  awaken({ w, s, emit }) {
    if (s.hall?.awake) return // ES-RULING-116
    // ES-AWAKEN-08, ES-RULING-64: the free spaces are filled and bring no monsters.
    const full = ancientOneOf(w, s.ancientOne).doomTrack.length
    if (s.doom < full) emit?.({ is: 'doom', n: full - s.doom, total: full })
    s.doom = full
    push(s, [{ at: 'awaken.check' }])
  },
  defeat: ({ s, emit }) => endGame(s, { won: false, how: 'awakened' }, emit),
  rollForCards({ w, s, who }, { decks, loseOn }) {
    const cards = personAt(s, who)?.items.filter((item) => decks.includes(w.items.get(item)?.deck ?? 'common')) ?? []
    if (cards.length) push(s, [{ at: 'rollForCards', seat: who, cards, loseOn }])
  },
  shed: ({ s }, { which }) => push(s, [{ at: 'expedition.shed', which }]),
  fail({ s }) {
    if (s.expedition) s.expedition.failing = true
  },
  addDice,
  recoverDice,
  reroll: ({ s, who, source }, { dice }) => push(s, [{ at: 'expedition.reroll', seat: who, source, dice }]),
  turnDie: () => undefined, // chosen with the option, done by procedures/use
  secure: () => undefined,
  slay: ({ s, source }, { worth }) => push(s, [{ at: 'slay', worth: worth ?? Number.MAX_SAFE_INTEGER, source }]),
  ignoreOrder({ s }) {
    if (s.expedition) s.expedition.ignoreOrder = true
  },
  ignoreTerror({ s }) {
    if (s.expedition) s.expedition.ignoreTerror = true
  },
  holdClock({ s }) {
    s.turn.holdClock = true
  },
  breakLock: ({ s, source }) => push(s, [{ at: 'breakLock', source }]),
  choose: ({ s, who, source }, { options }) => push(s, [{ at: 'choose', options, who, source }]),
  pay: ({ s, who, source }, { cost, otherwise }) => push(s, [{ at: 'pay', cost, otherwise, who, source }]),
  if({ w, s, who, source }, effect) {
    const list = holds(w, s, effect.test, { seat: who, marker: '' }) ? effect.then : (effect.else ?? [])
    if (list.length) push(s, [{ at: 'effects', list, who, source }])
  },
}

/** ES-RULING-89: a lingering effect on somebody who may ignore it; what it does to the museum happens all the same. */
export const ignored = (w: World, s: Readonly<State>, effect: Effect, who: Seat, source: string): boolean =>
  isPersonal(effect) &&
  whoOf(effect) === 'self' &&
  s.mythos !== null &&
  source === lingeringSource(s.mythos) &&
  ignoresMythos(w, s, who)

/** An effect on each investigator reaches them one after another, clockwise (ES-RULING-11, -28). */
const onEach = ({ s, source }: Scene, effect: Effect): void => {
  const own = { ...effect, who: 'self' } as Effect
  push(s, [
    ...clockwise(s).map((seat) => ({ at: 'effects', list: [own], who: seat, source }) as const),
    { at: 'devour.unwind' }, // if the active player was among the dead
  ])
}

export const interpret = (w: World, s: State, effect: Effect, who: Seat, source: string, emit: Emit): void => {
  const scene: Scene = { w, s, who, source, emit }
  const reach = whoOf(effect)
  if (reach === 'each') return onEach(scene, effect)
  if (reach === 'any') return push(s, [{ at: 'target', effect, who, source }])
  if ((isPersonal(effect) && !personAt(s, who)) || ignored(w, s, effect, who, source)) return
  const mean = meaning[effect.do] as (scene: Scene, effect: Effect) => void
  mean(scene, effect)
}
