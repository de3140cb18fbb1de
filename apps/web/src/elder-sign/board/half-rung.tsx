/** ES-MONSTER-13: the monster of a task beaten by itself, where the roll is enough for that. */
import { typeOfMarker } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { MonsterMark } from '../../art/index.ts'
import { useWords } from '../../words/phrases.ts'
import { rowAnchor } from '../anchor.ts'
import { useScene } from '../scene.ts'
import { boardWords } from './board-words.ts'

export const HalfRung = ({ marker }: { readonly marker: string }): ReactNode => {
  const say = useWords(boardWords)
  const { lit, press, chosen, words } = useScene()
  const key = `h:${marker}`
  const anchor = rowAnchor(key)
  if (marker === '' || lit(anchor).length === 0) return null
  return (
    <li className={chosen(anchor) ? 'rung now chosen' : 'rung now'}>
      <button type="button" data-anchor={anchor} aria-pressed={chosen(anchor)} onClick={() => press(anchor)}>
        <span className="n">
          <MonsterMark of={typeOfMarker(marker)} />
        </span>
        <span>{words.nameOf(key)}</span>
        <span className="x">{say('tray.fits')}</span>
      </button>
    </li>
  )
}
