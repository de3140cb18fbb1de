/** The guided first game: begins one at once, and goes on with one that was begun. */
import { type ReactNode, useEffect, useState } from 'react'
import { goTo } from '../../address.ts'
import type { ScreenProps } from '../../app.tsx'
import { Link } from '../../parts/link.tsx'
import { partWords } from '../../parts/part-words.ts'
import { shelf } from '../../saves/index.ts'
import { boxOf } from '../../shelf.ts'
import { useWords } from '../../words/phrases.ts'
import { beginGame } from '../start/begin.ts'

/** Comes back with the save to play, or a sentence. */
const lessonOf = async (game: string): Promise<{ readonly id: string } | { readonly why: string }> => {
  const heads = await shelf().list()
  const begun = heads.find((head) => head.game === game && head.origin === 'lesson' && !head.ending)
  if (begun) return { id: begun.id }
  const face = await boxOf(game)?.load()
  const made = await beginGame(game, face?.lesson.setup, {
    origin: 'lesson',
    undo: 'free',
    ...(face && { seed: face.lesson.seed }),
  })
  return made.ok ? { id: made.value } : { why: made.why }
}

export default function LearnScreen({ address: { game } }: ScreenProps<'learn'>): ReactNode {
  const part = useWords(partWords)
  const [why, setWhy] = useState('')
  useEffect(() => {
    let gone = false
    void lessonOf(game).then((lesson) => {
      if (gone) return
      if ('id' in lesson) goTo({ at: 'play', save: lesson.id, game })
      else setWhy(lesson.why)
    })
    return () => {
      gone = true
    }
  }, [game])
  return (
    <main className="page" tabIndex={-1}>
      <p>{why || part('loading')}</p>
      {why && (
        <Link to={{ at: 'start' }} className="btn primary">
          {part('back')}
        </Link>
      )}
    </main>
  )
}
