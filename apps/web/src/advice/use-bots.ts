/** Bots at the table: whoever is to answer is asked in the worker, says why, and answers at a pace one can watch. */
import type { Kind, Seat } from '@vigil/kernel'
import { useEffect, useState } from 'react'
import type { Face, Speech } from '../face.ts'
import { type Moment, type Sitting, useMoment } from '../sitting/sitting.ts'
import { sayIn } from '../words/phrases.ts'
import { adviceWords } from './advice-words.ts'
import { type Adviser, type Answered, type BotName, knownBot } from './adviser.ts'
import { handedText } from './handed.ts'
import { waitNow } from './pace.ts'

/** The bot that is to answer now. */
export interface Turn {
  readonly decision: string
  readonly seat: Seat
  readonly bot: BotName
}

export interface Playing {
  readonly turn: Turn
  /** Why it will answer so; empty while it thinks. */
  readonly reason: string
  readonly isPaused: boolean
  /** What went wrong; empty where nothing did. */
  readonly fault: string
  pause(isPaused: boolean): void
  /** One answer, though they are paused. */
  step(): void
  /** A person plays the seat from now on. */
  takeOver(): void
}

export interface BotsProps {
  readonly face: Face<Kind>
  readonly sitting: Sitting<Kind>
  readonly speech: Speech<Kind>
  readonly adviser: Adviser<Kind> | undefined
}

export const turnOf = ({ company }: Face<Kind>, { glance }: Moment<Kind>): Turn | undefined => {
  if (glance.waits.is !== 'decision' || glance.waits.yours) return undefined
  const { id, seat } = glance.waits.decision
  const bot = knownBot(company?.bots ?? [], glance.seating[seat] ?? '')
  return bot && { decision: id, seat, bot }
}

interface Thought {
  readonly decision: string
  readonly answered?: Answered<Kind>
  readonly reason: string
  readonly fault: string
}

const NONE: Thought = { decision: '', reason: '', fault: '' }

/** Thinks as soon as it is asked. */
const useThought = ({ sitting, speech, adviser }: BotsProps, turn: Turn | undefined): Thought => {
  const [thought, setThought] = useState(NONE)
  const { decision, seat, bot } = turn ?? { decision: '', seat: -1, bot: undefined }
  useEffect(() => {
    const question = bot && sitting.question(seat)
    if (!adviser || !question) return
    let gone = false
    const say = (answered: Answered<Kind> | undefined): void => {
      if (gone || !answered) return
      const reason = adviser.reason(answered.reason, speech, question.view)
      setThought({ decision, answered, reason, fault: '' })
    }
    const fail = (error: unknown): void => {
      if (!gone) setThought({ decision, reason: '', fault: String(error) })
    }
    adviser.answer(question, bot).then(say).catch(fail)
    return () => {
      gone = true
    }
  }, [adviser, sitting, speech, decision, seat, bot])
  return thought.decision === decision ? thought : NONE
}

/** Paused by hand, and by an undo that leaves a bot to answer: it would only do the same again. */
const usePause = ({ last, glance }: Moment<Kind>, turn: Turn | undefined) => {
  const [isPaused, pause] = useState(false)
  const undone = turn !== undefined && last?.because === 'undo'
  useEffect(() => {
    if (undone && glance.seq > 0) pause(true)
  }, [undone, glance.seq])
  return [isPaused, pause] as const
}

/** Answers once one had time to look, or at once where a step was asked for. */
const useAnswers = (
  { sitting, speech }: BotsProps,
  { answered, reason }: Thought,
  { seat, isHeld, isStep }: { readonly seat: Seat; readonly isHeld: boolean; readonly isStep: boolean },
): void => {
  useEffect(() => {
    if (!answered || isHeld) return
    const who = speech.seatName(seat, sitting.moment().glance.view)
    const told = sayIn(adviceWords, speech.language)('told', { who, why: reason })
    const timer = setTimeout(() => void sitting.answer(answered.pick, told), isStep ? 0 : waitNow())
    return () => clearTimeout(timer)
  }, [sitting, speech, answered, reason, seat, isHeld, isStep])
}

export const useBots = (props: BotsProps): Playing | undefined => {
  const { face, sitting, speech } = props
  const moment = useMoment(sitting)
  const turn = turnOf(face, moment)
  const thought = useThought(props, turn)
  const [isPaused, pause] = usePause(moment, turn)
  const [stepped, setStepped] = useState('')
  const isStep = turn !== undefined && stepped === turn.decision
  useAnswers(props, thought, { seat: turn?.seat ?? 0, isHeld: isPaused && !isStep, isStep })
  if (!turn) return undefined
  const { reason, fault } = thought
  return {
    turn,
    reason,
    fault,
    isPaused,
    pause,
    step: () => setStepped(turn.decision),
    takeOver: () => sitting.seat(turn.seat, null, handedText(speech, moment.glance.view, turn.seat, null)),
  }
}
