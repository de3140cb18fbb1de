/** The odds on the board: asked for with every question, shown when they come, never waited for. */
import type { DMD, Option } from '@vigil/death-may-die'
import { canonical } from '@vigil/kernel'
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Adviser, Question } from '../../advice/adviser.ts'
import { whenIdle } from '../../screens/start/use-idle.ts'
import { type Moment, type Sitting, useMoment } from '../../sitting/sitting.ts'
import type { DeathAdviser } from './adviser.ts'
import type { Hoped } from './ask.ts'

/** Undefined where nothing can be told of an answer. */
export type OddsOf = (option: Option) => Hoped | undefined

const questionOf = (sitting: Sitting<DMD>, { glance }: Moment<DMD>): Question<DMD> | undefined => {
  if (glance.waits.is !== 'decision' || !glance.waits.yours) return undefined
  return sitting.question(glance.waits.decision.seat)
}

export const NO_ODDS: OddsOf = () => undefined

export const useOdds = (given: Adviser<DMD> | undefined, sitting: Sitting<DMD>): OddsOf => {
  // The board of Death May Die is only ever given its own adviser.
  const adviser = given as DeathAdviser | undefined
  const moment = useMoment(sitting)
  const [found, setFound] = useState<{ readonly seq: number; readonly answers: readonly Hoped[] }>()
  const { seq } = moment.glance
  useEffect(() => {
    if (!adviser) return
    let gone = false
    const hear = (answers: readonly Hoped[] | undefined): void => {
      // An answer does not wait for numbers.
      if (!gone && answers) startTransition(() => setFound({ seq: moment.glance.seq, answers }))
    }
    // The answer is on the screen first.
    const stop = whenIdle(() => {
      const question = questionOf(sitting, moment)
      if (question) adviser.odds(question).then(hear, () => undefined)
    })
    return () => {
      gone = true
      stop()
    }
  }, [adviser, sitting, moment])
  return useMemo(() => {
    if (!adviser || found?.seq !== seq) return NO_ODDS
    const byOption = new Map(found.answers.map((each) => [canonical(each.pick), each]))
    return (option) => byOption.get(canonical([option]))
  }, [adviser, found, seq])
}
