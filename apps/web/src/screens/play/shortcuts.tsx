/** The keys, on one sheet. */
import type { ReactNode } from 'react'
import { useWords } from '../../words/phrases.ts'
import { playWords } from './play-words.ts'

const KEYS = [
  ['1–9', 'key.options'],
  ['Enter', 'key.enter'],
  ['R', 'key.roll'],
  ['C', 'key.clue'],
  ['D 1–8', 'key.die'],
  ['F A', 'key.focus'],
  ['G G', 'key.giveUp'],
  ['U', 'key.undo'],
  ['W', 'key.why'],
  ['I', 'key.explain'],
  ['S', 'key.status'],
  ['H', 'key.suggest'],
  ['P N', 'key.pause'],
  ['?', 'key.help'],
  ['Esc', 'key.esc'],
  ['← → ↑ ↓', 'key.arrows'],
  ['Tab', 'key.tab'],
] as const

export const Shortcuts = (): ReactNode => {
  const say = useWords(playWords)
  return (
    <dl className="shortcuts">
      {KEYS.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{say(what)}</dd>
        </div>
      ))}
    </dl>
  )
}
