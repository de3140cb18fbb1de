/** A sound for what just happened: at most two kinds at once, the rest would be noise. */
import type { Kind } from '@vigil/kernel'
import { useEffect } from 'react'
import type { Face } from '../../face.ts'
import type { Moment } from '../../sitting/sitting.ts'
import { playCue } from '../../sound/play.ts'

const APART = 350

export const useSounds = (face: Face<Kind>, { last, refused }: Moment<Kind>): void => {
  useEffect(() => {
    if (!last || last.because === 'undo') return
    const cues = [...new Set(last.events.map((event) => face.cue(event)))].filter((cue) => cue !== undefined)
    for (const [i, cue] of cues.slice(0, 2).entries()) playCue(cue, i * APART)
  }, [face, last])
  useEffect(() => {
    if (refused) playCue('refused')
  }, [refused])
}
