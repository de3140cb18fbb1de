/** Somebody else is asked, and one shows them what one would do: the same table, lit as for them, and a press is a word. */
import type { Kind } from '@vigil/kernel'
import type { Moment, Sitting } from '../sitting/sitting.ts'

export interface Pointing {
  readonly decision: string
  readonly options: readonly Kind['option'][]
}

const lit = (moment: Moment<Kind>, { decision, options }: Pointing): Moment<Kind> => {
  const { waits } = moment.glance
  if (waits.is !== 'decision' || waits.decision.id !== decision) return moment
  const asked = { ...waits.decision, options }
  return { ...moment, glance: { ...moment.glance, waits: { ...waits, yours: true, decision: asked, barred: [] } } }
}

export const pointingSitting = (
  sitting: Sitting<Kind>,
  pointing: Pointing,
  onPick: (pick: readonly Kind['option'][]) => void,
): Sitting<Kind> => {
  let from: Moment<Kind> | undefined
  let shown: Moment<Kind> | undefined
  return {
    ...sitting,
    moment: () => {
      const now = sitting.moment()
      if (shown && now === from) return shown
      from = now
      shown = lit(now, pointing)
      return shown
    },
    answer: (pick) => {
      onPick(pick)
      return Promise.resolve(false)
    },
    question: () => undefined,
  }
}
