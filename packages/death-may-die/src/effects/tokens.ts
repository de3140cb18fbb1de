/** Words about tokens, Fire and markers. */
import { pushOne } from '../frame.ts'
import { clockwise, isAlive, someone } from '../nouns/person.ts'
import { differentTokens, heldBy, lies, lying, matching, spareToken, tokenAt } from '../nouns/token.ts'
import { setFire } from '../procedures/fire.ts'
import { checkGoal } from '../procedures/goal.ts'
import { shiftTo, shiftWays } from '../procedures/shift.ts'
import { damageToken, missing, recycleToken, returnToken, takeToken, tell } from '../procedures/token.ts'
import { NOBODY } from '../state.ts'
import { castIn, tokenOf } from '../world.ts'
import { amountOf, spacesOf } from './question.ts'
import { atOneSpace, type Meaning, onPeople, type Scene } from './scene.ts'
import type { EffectOf } from './vocabulary.ts'

/** DMD-RULING-87: where one lies already, the nearest space without one. */
const putOne = (scene: Scene, effect: EffectOf<'put'>, space: number): void => {
  const { w, s, cx, emit } = scene
  const { token: kind } = effect
  const i = spareToken(s, kind)
  if (i < 0) return missing(w, s, kind, cx, emit)
  if (tokenOf(w, s, kind).card.single && lies(s, kind, space)) {
    if (!effect.orNearest) return
    const free = spacesOf(w, s, { nearest: { except: { with: kind } }, to: { space } }, cx)
    if (free.length === 0) return missing(w, s, kind, cx, emit)
    return atOneSpace(scene, free, { do: 'put', token: kind, at: 'there' }, (there) => putOne(scene, effect, there))
  }
  tokenAt(s, i).at = space
  tell(s, i, emit)
  checkGoal(w, s, emit)
}

const takeHere = ({ w, s, cx, emit }: Scene, effect: EffectOf<'take'>): void => {
  if (!isAlive(s, cx.who)) return
  const tokens = lying(s, effect.token, [someone(s, cx.who).at])
  const kinds = typeof effect.token === 'string' ? effect.token : effect.token.token
  const room = (effect.most ?? Number.MAX_SAFE_INTEGER) - heldBy(s, cx.who, kinds).length
  const left = Math.min(room, tokens.length, effect.n === 'any' ? Number.MAX_SAFE_INTEGER : (effect.n ?? 1))
  const [only] = differentTokens(s, tokens)
  if (only === undefined || left <= 0) return
  if (effect.n !== 'any' && differentTokens(s, tokens).length === 1) return takeToken(w, s, only, cx.who, emit)
  pushOne(s, { at: 'pick.token', tokens, then: 'take', effect, cx, left, optional: effect.n === 'any' })
}

const takeReserve = (scene: Scene, effect: EffectOf<'take'>): void =>
  onPeople(scene, effect, (seats) => {
    const { w, s, cx, emit } = scene
    const kind = typeof effect.token === 'string' ? effect.token : String(effect.token.token)
    for (const seat of seats)
      for (let n = effect.n === 'any' ? 1 : (effect.n ?? 1); n > 0; n--) {
        const i = spareToken(s, kind)
        if (i < 0) missing(w, s, kind, { ...cx, who: seat }, emit)
        else takeToken(w, s, i, seat, emit)
      }
  })

const takePool = ({ w, s, cx }: Scene, effect: EffectOf<'take'>): void => {
  const token = typeof effect.token === 'string' ? effect.token : String(effect.token.token)
  const known = s.hidden.find((bag) => bag.token === token)?.faces ?? []
  const faces = [...new Set(known)].filter((face) => tokenOf(w, s, token).faces.get(face)?.card.becomes)
  if (faces.length && spareToken(s, token) >= 0) pushOne(s, { at: 'pick.face', token, faces, cx })
}

const giveBack = (scene: Scene, effect: EffectOf<'giveBack'>): void => {
  const { s, cx, emit } = scene
  const many = (held: number): number =>
    effect.n === 'all' ? held : Math.min(held, effect.n === 'n' ? cx.n : effect.n)
  if (effect.who === 'anyone') {
    const tokens = clockwise(s).flatMap((seat) => heldBy(s, seat, effect.token))
    const left = many(tokens.length)
    if (left > 0) pushOne(s, { at: 'pick.token', tokens, then: 'giveBack', effect, cx, left, optional: false })
    return
  }
  onPeople(scene, effect, (seats) => {
    for (const seat of seats) {
      const held = heldBy(s, seat, effect.token)
      for (const i of held.slice(0, many(held.length))) recycleToken(s, i, emit)
    }
  })
}

const drop = ({ w, s, cx, emit }: Scene, effect: EffectOf<'drop'>): void => {
  const held = heldBy(s, cx.who, effect.token)
  if (effect.n === 'any' && held.length)
    return pushOne(s, { at: 'pick.token', tokens: held, then: 'drop', effect, cx, left: held.length, optional: true })
  const n = effect.n === 'all' || effect.n === 'any' ? held.length : effect.n
  for (const i of held.slice(0, n)) {
    const token = tokenAt(s, i)
    token.holder = NOBODY
    token.at = someone(s, cx.who).at
    tell(s, i, emit)
  }
  if (held.length) checkGoal(w, s, emit)
}

const shift = (scene: Scene, effect: EffectOf<'shift'>): void => {
  const { w, s, cx, emit } = scene
  const from = effect.from && spacesOf(w, s, effect.from, cx)
  let tokens = lying(s, effect.token, from)
  if (effect.pick === 'nearest') {
    const near = spacesOf(w, s, { nearest: { with: tokens.map(asThing(scene)) }, to: 'here' }, cx)
    tokens = tokens.filter((i) => near.includes(tokenAt(s, i).at))
  }
  const different = differentTokens(s, tokens)
  if (effect.pick !== 'each' && different.length > 1)
    return pushOne(s, { at: 'pick.token', tokens: different, then: 'shift', effect, cx, left: 1, optional: false })
  for (const i of effect.pick === 'each' ? tokens : tokens.slice(0, 1))
    shiftTo(w, s, i, shiftWays(w, s, i, effect, cx), cx, emit)
}

const asThing =
  ({ s }: Scene) =>
  (i: number): string =>
    tokenAt(s, i).kind

const marker = ({ w, s, emit }: Scene, { marker: name, by }: EffectOf<'marker'>): void => {
  const { markers } = castIn(w, s).episode
  const i = markers.findIndex((card) => card.marker === name)
  const card = markers[i]
  if (!card) return
  const n = card.values.length
  const at = (s.markers[i] ?? 0) + by
  s.markers[i] = card.cyclic ? (at + n) % n : Math.max(0, Math.min(n - 1, at))
  emit?.({ is: 'marker', marker: name, to: s.markers[i] ?? 0 })
  checkGoal(w, s, emit)
}

type TokenWord =
  | 'fire'
  | 'quench'
  | 'put'
  | 'clear'
  | 'take'
  | 'exchange'
  | 'giveBack'
  | 'drop'
  | 'shift'
  | 'flip'
  | 'damage'
  | 'mendToken'
  | 'marker'
  | 'light'

export const tokens: Meaning<TokenWord> = {
  fire({ w, s, cx, emit }, { at }) {
    for (const space of spacesOf(w, s, at, cx)) setFire(w, s, space, emit)
  },
  quench({ s, cx, emit }, { n }) {
    const { at } = someone(s, cx.who)
    const left = Math.max(0, (s.fire[at] ?? 0) - amountOf(s, n, cx))
    s.fire[at] = left
    emit?.({ is: 'fire', at, n: left })
  },
  put(scene, effect) {
    const n = effect.n === undefined ? 1 : amountOf(scene.s, effect.n, scene.cx)
    for (const space of spacesOf(scene.w, scene.s, effect.at, scene.cx))
      for (let i = 0; i < n; i++) putOne(scene, effect, space)
  },
  clear({ w, s, cx, emit }, { token, at, n }) {
    const found = lying(s, token, spacesOf(w, s, at, cx))
    for (const i of n === 'all' ? found : found.slice(0, n)) returnToken(s, i, emit)
  },
  take(scene, effect) {
    if (effect.from === 'here') takeHere(scene, effect)
    else if (effect.from === 'pool') takePool(scene, effect)
    else takeReserve(scene, effect)
  },
  exchange({ w, s, cx, emit }, { give, take }) {
    const pair = isAlive(s, cx.who) ? matching(s, cx.who, give, take) : undefined
    if (!pair) return
    returnToken(s, pair.give, emit)
    const token = tokenAt(s, pair.take)
    token.up = true
    pushOne(s, { at: 'turned', token: pair.take, cx })
    takeToken(w, s, pair.take, cx.who, emit)
  },
  giveBack,
  drop,
  shift,
  flip: ({ s, cx }, { token, n }) => pushOne(s, { at: 'flip.some', token, left: amountOf(s, n, cx), cx }),
  damage({ w, s, cx, emit }, { token, n }) {
    const [i] = lying(s, { token, up: false }, [someone(s, cx.who).at])
    if (i !== undefined) damageToken(w, s, i, amountOf(s, n, cx), cx, emit)
  },
  mendToken({ w, s, cx }, { token, at, n }) {
    for (const i of lying(s, token, spacesOf(w, s, at, cx)))
      tokenAt(s, i).wounds = Math.max(0, tokenAt(s, i).wounds - n)
  },
  marker,
  light({ w, s, cx }, { at }) {
    s.turn.lit.push(...spacesOf(w, s, at, cx).filter((space) => !s.turn.lit.includes(space)))
  },
}
