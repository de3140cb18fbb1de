/** A record opened as a book, right after the page has been drawn. */
import type { AnyRecord, Kind, MatchRecord, Refusal, Result } from '@vigil/kernel'
import { type Story, storyOf } from '@vigil/table'
import { useEffect, useState } from 'react'
import type { Face } from '../../face.ts'

export const useStory = (
  face: Face<Kind>,
  record: AnyRecord | MatchRecord<Kind>,
): Result<Story<Kind>, Refusal> | undefined => {
  const [story, setStory] = useState<Result<Story<Kind>, Refusal>>()
  useEffect(() => {
    const timer = window.setTimeout(() => setStory(storyOf(face.game, record, { anyVersion: true })), 0)
    return () => window.clearTimeout(timer)
  }, [face, record])
  return story
}
