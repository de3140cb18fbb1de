/** An address that leads nowhere. */
import type { ReactNode } from 'react'
import type { ScreenProps } from '../../app.tsx'
import { Link } from '../../parts/link.tsx'
import { partWords } from '../../parts/part-words.ts'
import { phrases, useWords } from '../../words/phrases.ts'

const words = phrases({
  en: { title: 'There is no such room', text: 'The address “{hash}” leads nowhere in this museum.' },
  de: { title: 'Diesen Raum gibt es nicht', text: 'Die Adresse „{hash}“ führt in diesem Museum nirgendwohin.' },
})

export default function LostScreen({ address }: ScreenProps<'lost'>): ReactNode {
  const say = useWords(words)
  const part = useWords(partWords)
  return (
    <main className="page" tabIndex={-1}>
      <h1>{say('title')}</h1>
      <p>{say('text', { hash: address.hash })}</p>
      <Link to={{ at: 'start' }} className="btn primary">
        {part('back')}
      </Link>
    </main>
  )
}
