/** ES-SPELL-05, ES-RULING-85: whoever owns a spell is asked before another uses or frees a die on it. */
import { decision, type Seat } from '@vigil/kernel'
import { push, type StepsOf } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import type { DieId } from '../nouns/die.ts'
import { expeditionOf } from '../nouns/expedition.ts'
import { dieAt } from '../nouns/pool.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { doJudge } from './judge.ts'
import { doPrepare } from './prepare.ts'

export interface Asked {
  readonly seat: Seat
  readonly spell: string
}

const NOBODY: readonly Asked[] = []

type AskAt = 'expedition.prepare' | 'expedition.judge'

const ownerOf = (s: Readonly<State>, spell: string): Seat =>
  s.seats.findIndex(({ person }) => person?.cast.includes(spell) === true)

const diceOf = (pick: Option): readonly DieId[] =>
  pick.do === 'complete' ? pick.dice : pick.do === 'takeOff' ? [pick.die] : []

const carryOut = (w: World, s: State, pick: Option, from: AskAt, emit: Emit): void =>
  from === 'expedition.judge' ? doJudge(w, s, pick, emit) : doPrepare(w, s, pick, emit)

/** Carries out an answer, once everybody whose spell it touches has agreed. */
export const withConsent = (w: World, s: State, pick: Option, from: AskAt, emit: Emit): void => {
  const asked = w.rules.spellConsent ? consentsFor(s, pick) : NOBODY
  if (asked.length) push(s, [{ at: 'spell.consent', asked, pick, from }])
  else carryOut(w, s, pick, from, emit)
}

/** Who must agree to this answer, spell by spell. */
const consentsFor = (s: Readonly<State>, pick: Option): Asked[] => {
  const spells = new Set(diceOf(pick).flatMap((id) => (dieAt(s, id).at === 'spell' ? [dieAt(s, id).on] : [])))
  return [...spells]
    .map((spell) => ({ seat: ownerOf(s, spell), spell }))
    .filter(({ seat }) => seat >= 0 && seat !== s.active)
}

export const consentSteps: StepsOf<'spell.consent'> = {
  'spell.consent': {
    ask: (_w, s, { asked }) =>
      decision(asked[0]?.seat ?? s.active, { is: 'lend', spell: asked[0]?.spell ?? '', asker: s.active }, [
        { do: 'yes' },
        { do: 'no' },
      ]),
    answer(w, s, { asked, pick, from }, [reply], emit) {
      const [first, ...rest] = asked
      const e = expeditionOf(s)
      if (first && reply?.do !== 'yes') {
        e.refused = [...(e.refused ?? []), first.spell]
        emit?.({ is: 'declined', seat: first.seat })
        return push(s, [{ at: 'expedition.again', ask: from }])
      }
      if (rest.length) return push(s, [{ at: 'spell.consent', asked: rest, pick, from }])
      carryOut(w, s, pick, from, emit)
    },
  },
}
