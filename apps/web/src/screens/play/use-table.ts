/** What every table does, near or far: its words, its title, its log, and the way to the question. */
import type { Kind } from '@vigil/kernel'
import { useEffect, useState } from 'react'
import type { Face, Speech } from '../../face.ts'
import { useSettings } from '../../settings/settings.ts'
import type { Sitting } from '../../sitting/sitting.ts'
import { slice } from '../../sitting/slices.ts'
import { whenIdle } from '../start/use-idle.ts'

interface Spoken {
  readonly face: Face<Kind>
  readonly sitting: Sitting<Kind>
  readonly speech: Speech<Kind>
}

/** The game's words in the language of the settings; the log is told again when that changes. */
export const useSpeech = ({ face, sitting, speech: first }: Spoken): Speech<Kind> => {
  const { language } = useSettings()
  const [speech, setSpeech] = useState(first)
  useEffect(() => {
    if (speech.language === language) return
    let gone = false
    void face.speech(language).then((next) => {
      if (gone) return
      sitting.retell(next)
      setSpeech(next)
    })
    return () => {
      gone = true
    }
  }, [face, sitting, speech, language])
  return speech
}

/** What was played before is told in the log when the table stands, a little in every quiet moment. */
export const useRecall = (sitting: Sitting<Kind>): void => {
  useEffect(() => {
    const telling = sitting.recall()
    let stop = (): void => undefined
    const goOn = (): void => {
      if (!slice(telling).done) stop = whenIdle(goOn)
    }
    stop = whenIdle(goOn)
    return () => stop()
  }, [sitting])
}

export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(
    () => () => {
      document.title = 'Vigil'
    },
    [],
  )
}

export const skipToPrompt = (): void => document.querySelector<HTMLElement>('#prompt h2')?.focus()
