/** Tokens that are damaged, turned over, taken, put and moved. */
import { decision, type Seat } from '@vigil/kernel'
import { type Context, push, pushEffects, pushOne, type StepsOf } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import { isAlive } from '../nouns/person.ts'
import { holdToken } from '../nouns/property.ts'
import { facesOf, lying, spareToken, tokenAt } from '../nouns/token.ts'
import { rulesOf } from '../nouns/trait.ts'
import { NOBODY, NOWHERE, type State } from '../state.ts'
import { tokenOf, type World } from '../world.ts'
import { gained } from './gain.ts'
import { checkGoal } from './goal.ts'

/** What a standing rule makes of a token that cannot be had. */
export const missing = (w: World, s: State, kind: string, cx: Context, emit: Emit): void => {
  emit?.({ is: 'noToken', kind })
  for (const { value } of rulesOf(w, s, 'missing')) if (value.token === kind) pushEffects(s, value.then, cx)
}

export const tell = (s: Readonly<State>, i: number, emit: Emit): void => {
  const { kind, face, at, holder } = tokenAt(s, i)
  emit?.({ is: 'token', kind, face, at, holder })
}

/** Wounds on a token that can take them; destroyed, it is turned over. */
export const damageToken = (w: World, s: State, i: number, n: number, cx: Context, emit: Emit): void => {
  const token = tokenAt(s, i)
  const { health } = tokenOf(w, s, token.kind).card
  if (health === undefined || token.up || n <= 0) return
  token.wounds += n
  emit?.({ is: 'tokenHit', kind: token.kind, at: token.at, n })
  if (token.wounds >= health) pushOne(s, { at: 'flip', token: i, cx: { ...cx, there: token.at } })
}

export const takeToken = (w: World, s: State, i: number, seat: Seat, emit: Emit): void => {
  const { kind } = tokenAt(s, i)
  holdToken(s, i, seat)
  tell(s, i, emit)
  gained(w, s, seat, kind)
  checkGoal(w, s, emit)
}

/** Back to the reserve, or out of the game where it has been turned. */
export const returnToken = (s: State, i: number, emit: Emit): void => {
  const token = tokenAt(s, i)
  token.at = NOWHERE
  token.holder = NOBODY
  token.wounds = 0
  tell(s, i, emit)
}

/** The same, and its face lies hidden among the others again. */
export const recycleToken = (s: State, i: number, emit: Emit): void => {
  const token = tokenAt(s, i)
  const bag = s.hidden.find((each) => each.token === token.kind)
  if (bag && token.face !== '') bag.faces.push(token.face)
  if (bag) {
    token.face = ''
    token.up = false
  }
  returnToken(s, i, emit)
}

const takeFace = (faces: string[], face: string): void => {
  const i = faces.indexOf(face)
  if (i < 0) throw new Error(`no hidden face ${face}`)
  faces.splice(i, 1)
}

/** What is printed on the back happens, and the token goes where it says. */
const turn = (w: World, s: State, i: number, cx: Context, emit: Emit): void => {
  const token = tokenAt(s, i)
  const face = tokenOf(w, s, token.kind).faces.get(token.face)?.card
  if (!face) return
  pushEffects(s, face.effects, cx)
  if (face.leaves || face.returns) token.at = NOWHERE
  if (face.returns) {
    facesOf(s, token.kind).push(token.face)
    token.face = ''
    token.up = false
  }
  if (face.becomes && isAlive(s, cx.who)) takeToken(w, s, i, cx.who, emit)
  checkGoal(w, s, emit)
}

export const tokenSteps: StepsOf<'flip' | 'flip.some' | 'turned' | 'pick.face'> = {
  'flip.some': {
    run(_w, s, { token, left, cx }) {
      const here = s.seats[cx.who]?.at ?? NOWHERE
      const [i] = left > 0 ? lying(s, { token, up: false }, [here]) : []
      if (i === undefined) return
      push(s, [
        { at: 'flip', token: i, cx: { ...cx, there: here } },
        { at: 'flip.some', token, left: left - 1, cx },
      ])
    },
  },
  flip: {
    chance: (_w, s, { token }) => ({ is: 'draw', from: 'faces', cards: facesOf(s, tokenAt(s, token).kind) }),
    outcome(_w, s, { token: i, cx }, outcome, emit) {
      if (!('card' in outcome)) throw new Error('a draw gives a face')
      const token = tokenAt(s, i)
      takeFace(facesOf(s, token.kind), outcome.card)
      token.face = outcome.card
      token.up = true
      token.wounds = 0
      emit?.({ is: 'turned', kind: token.kind, face: token.face, at: token.at })
      pushOne(s, { at: 'turned', token: i, cx })
    },
  },
  turned: { run: (w, s, { token, cx }, emit) => turn(w, s, token, cx, emit) },
  /** One of the hidden faces, of the taker's choice. */
  'pick.face': {
    forced: true,
    ask(_w, s, { faces, cx }) {
      const options: Option[] = faces.map((card) => ({ do: 'card', card }))
      return decision(
        cx.who,
        { is: 'token', source: cx.source },
        isAlive(s, cx.who) && options.length ? options : [{ do: 'done' }],
      )
    },
    answer(w, s, { token: kind, cx }, [pick], emit) {
      const i = spareToken(s, kind)
      if (pick?.do !== 'card' || i < 0) return
      takeFace(facesOf(s, kind), pick.card)
      Object.assign(tokenAt(s, i), { face: pick.card, up: true })
      takeToken(w, s, i, cx.who, emit)
    },
  },
}
