/** The guided game: a word before a decision, once. */
import type { Kind } from '@vigil/kernel'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../art/index.ts'
import type { Face } from '../../face.ts'
import { useSettings } from '../../settings/settings.ts'
import { type Sitting, useMoment } from '../../sitting/sitting.ts'
import { useWords } from '../../words/phrases.ts'
import { playWords } from './play-words.ts'

export const Coach = ({ face, sitting }: { readonly face: Face<Kind>; readonly sitting: Sitting<Kind> }): ReactNode => {
  const say = useWords(playWords)
  const { language } = useSettings()
  const { glance } = useMoment(sitting)
  const [seen, setSeen] = useState<readonly string[]>([])
  const hint = face.lesson.hint(glance, language)
  if (!hint || seen.includes(hint.id)) return null
  return (
    <section className="coach" aria-label={say('hint')} role="status">
      <Icon name="old-lantern" />
      <div>
        <h2>{hint.title}</h2>
        <p>{hint.text}</p>
      </div>
      <button type="button" className="btn primary" onClick={() => setSeen([...seen, hint.id])}>
        {say('hint.got')}
      </button>
    </section>
  )
}
