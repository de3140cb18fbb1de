/** What one might do, on request: asked in the worker, shown until the question is answered. */
import type { Kind } from '@vigil/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Speech } from '../face.ts'
import { type Sitting, useMoment } from '../sitting/sitting.ts'
import type { Adviser, Answered, Suggestion } from './adviser.ts'

export interface Suggesting {
  readonly suggestion: Suggestion<Kind> | undefined
  /** Undefined where there is nobody to ask, or nothing to be asked. */
  readonly ask: (() => void) | undefined
}

interface Kept {
  readonly decision: string
  readonly suggestion: Suggestion<Kind>
}

export const useSuggestion = (
  sitting: Sitting<Kind>,
  speech: Speech<Kind>,
  adviser: Adviser<Kind> | undefined,
): Suggesting => {
  const { waits } = useMoment(sitting).glance
  const [kept, keep] = useState<Kept>()
  const asked = waits.is === 'decision' && waits.yours ? waits.decision : undefined
  const latest = useRef('')
  useEffect(() => {
    latest.current = asked?.id ?? ''
  })
  const ask = useCallback((): void => {
    const question = asked && sitting.question(asked.seat)
    if (!adviser || !question) return
    const { id } = question.decision
    const hear = (answered: Answered<Kind> | undefined): void => {
      if (!answered || latest.current !== id) return
      const reason = adviser.reason(answered.reason, speech, question.view)
      keep({ decision: id, suggestion: { pick: answered.pick, reason } })
    }
    adviser.suggest(question).then(hear, () => undefined)
  }, [adviser, sitting, speech, asked])
  return {
    suggestion: adviser && kept && kept.decision === asked?.id ? kept.suggestion : undefined,
    ask: adviser && asked ? ask : undefined,
  }
}
