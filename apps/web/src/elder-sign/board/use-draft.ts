/** The draft of the pending answer; it is forgotten with every new decision. */
import type { ES, Option } from '@vigil/elder-sign'
import type { Asked } from '@vigil/table'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Suggestion } from '../../advice/adviser.ts'
import type { Moment, Sitting } from '../../sitting/sitting.ts'
import type { Anchor } from '../anchor.ts'
import { type Draft, draftOf, EMPTY, pressed, type Table } from './draft.ts'
import { groupsOf } from './group.ts'

export interface Drafting {
  /** Undefined while nobody here has to choose. */
  readonly table: Table | undefined
  readonly draft: Draft
  press(anchor: Anchor): void
  take(options: readonly Option[]): void
  /** Shows an option without taking it. */
  pick(draft: Draft): void
  cancel(): void
}

const askedOf = ({ glance }: Moment<ES>): Asked<ES> | undefined =>
  glance.waits.is === 'decision' && glance.waits.yours ? glance.waits.decision : undefined

export const useDraft = (
  sitting: Sitting<ES>,
  moment: Moment<ES>,
  still: boolean,
  suggestion: Suggestion<ES> | undefined,
): Drafting => {
  const asked = still ? undefined : askedOf(moment)
  const id = asked?.id ?? ''
  const [kept, keep] = useState<{ readonly id: string; readonly draft: Draft }>({ id, draft: EMPTY })
  const draft = kept.id === id ? kept.draft : EMPTY
  const { view } = moment.glance
  const table = useMemo(() => asked && { asked, groups: groupsOf(asked.options, view), view }, [asked, view])
  const pick = useCallback((next: Draft) => keep({ id, draft: next }), [id])
  const take = useCallback((options: readonly Option[]) => void sitting.answer(options), [sitting])
  const press = useCallback(
    (anchor: Anchor) => {
      if (!table) return
      const next = pressed(table, draft, anchor)
      if ('answer' in next) take(next.answer)
      else pick(next.draft)
    },
    [table, draft, take, pick],
  )
  useEffect(() => {
    const suggested = table && suggestion && !suggestion.isOthers && draftOf(table, suggestion.pick)
    if (suggested) pick(suggested)
    // Only a new suggestion is laid out: whatever one makes of it afterwards is one's own.
  }, [suggestion, table, pick])
  const cancel = useCallback(() => pick(EMPTY), [pick])
  return { table, draft, press, take, pick, cancel }
}
