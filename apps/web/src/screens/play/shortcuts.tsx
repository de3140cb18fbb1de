/** The keys, on one sheet: those of every table, those of this game among them. */
import type { Kind } from '@vigil/kernel'
import type { ReactNode } from 'react'
import type { Face } from '../../face.ts'
import { useSettings } from '../../settings/settings.ts'
import { useWords } from '../../words/phrases.ts'
import { playWords } from './play-words.ts'

const FIRST = [
  ['1–9', 'key.options'],
  ['Enter', 'key.enter'],
] as const

const THEN = [
  ['U', 'key.undo'],
  ['W', 'key.why'],
  ['S', 'key.status'],
] as const

/** Where bots play along. */
const COMPANY = [
  ['H', 'key.suggest'],
  ['P N', 'key.pause'],
] as const

const LAST = [
  ['?', 'key.help'],
  ['Esc', 'key.esc'],
  ['← → ↑ ↓', 'key.arrows'],
  ['Tab', 'key.tab'],
] as const

export const Shortcuts = ({ face }: { readonly face: Face<Kind> }): ReactNode => {
  const say = useWords(playWords)
  const { language } = useSettings()
  const said = (keys: readonly (readonly [string, Parameters<typeof say>[0]])[]) =>
    keys.map(([key, what]) => [key, say(what)] as const)
  const all = [
    ...said(FIRST),
    ...face.keys(language),
    ...said(THEN),
    ...(face.company ? said(COMPANY) : []),
    ...said(LAST),
  ]
  return (
    <dl className="shortcuts">
      {all.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
