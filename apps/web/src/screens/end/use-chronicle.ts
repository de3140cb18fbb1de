/** Reads a record while nobody waits for it. */
import type { Kind } from '@vigil/kernel'
import type { Story } from '@vigil/table'
import { useEffect, useState } from 'react'
import type { Face, Speech } from '../../face.ts'
import { type Chronicle, chronicler, type Step } from './chronicle.ts'

export interface Read {
  readonly steps: readonly Step[]
  /** From 0 to 1. */
  readonly progress: number
  readonly chronicle: Chronicle | undefined
}

const NOTHING: Read = { steps: [], progress: 0, chronicle: undefined }

/** Short enough that no key press waits for it. */
const SLICE = 16
/** What has been read is shown this often: drawing takes longer than reading. */
const SHOWN = 400

export const useChronicle = (story: Story<Kind> | undefined, face: Face<Kind>, speech: Speech<Kind>): Read => {
  const [read, setRead] = useState(NOTHING)
  useEffect(() => {
    setRead(NOTHING)
    if (!story) return
    const reader = chronicler(story, face, speech)
    let timer = 0
    let shown = performance.now()
    const slice = (): void => {
      const end = performance.now() + SLICE
      while (reader.steps().length < reader.length && performance.now() < end) reader.read()
      const done = reader.steps().length === reader.length
      if (done || performance.now() > shown + SHOWN) {
        const steps = reader.steps().slice()
        setRead({ steps, progress: steps.length / reader.length, chronicle: done ? reader.finish() : undefined })
        shown = performance.now()
      }
      if (!done) timer = window.setTimeout(slice, 4)
    }
    timer = window.setTimeout(slice, 4)
    return () => window.clearTimeout(timer)
  }, [story, face, speech])
  return read
}
