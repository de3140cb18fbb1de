import type { Kind, MatchRecord } from '@vigil/kernel'
import type { ReactNode } from 'react'
import type { Face, Speech } from '../../face.ts'

export interface EndStoryProps {
  readonly face: Face<Kind>
  readonly record: MatchRecord<Kind>
  readonly speech: Speech<Kind>
}

export const EndStory = (_: EndStoryProps): ReactNode => null
