/** ES-AWAKEN-05: the museum is gone; what remains is the Ancient One and its task. */
import type { ReactNode } from 'react'
import { Sigil } from '../../art/index.ts'
import { useWords } from '../../words/phrases.ts'
import { useScene } from '../scene.ts'
import { boardWords } from './board-words.ts'

export const Lair = (): ReactNode => {
  const say = useWords(boardWords)
  const { view, words } = useScene()
  return (
    <section className="lair panel" aria-label={say('task.battle')}>
      <Sigil of={view.ancientOne} className="sig" />
      <div>
        <h2>{words.nameOf(view.ancientOne)}</h2>
        {words
          .componentText(view.ancientOne, view.rules)
          .split('\n')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
    </section>
  )
}
