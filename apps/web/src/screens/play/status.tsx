/** The whole table in words. */
import type { Kind } from '@vigil/kernel'
import type { ReactNode } from 'react'
import type { Speech } from '../../face.ts'
import type { Sitting } from '../../sitting/sitting.ts'

export interface StatusProps {
  readonly sitting: Sitting<Kind>
  readonly speech: Speech<Kind>
}

export const Status = ({ sitting, speech }: StatusProps): ReactNode => (
  <div className="status-words">
    {speech
      .status(sitting.moment().glance.view)
      .split('\n')
      .map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text
        <p key={i}>{line}</p>
      ))}
  </div>
)
