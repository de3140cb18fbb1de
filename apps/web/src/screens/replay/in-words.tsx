/** The same position in words: the log up to here, and the table line by line. */
import type { Kind } from '@vigil/kernel'
import type { Glance } from '@vigil/table'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Speech } from '../../face.ts'
import { inOrder } from '../../rules/in-order.ts'
import { useWords } from '../../words/phrases.ts'
import type { PageLine } from './places.ts'
import { replayWords } from './replay-words.ts'

interface InWordsProps {
  readonly glance: Glance<Kind>
  readonly speech: Speech<Kind>
  readonly log: readonly PageLine[]
  readonly page: number
  readonly onPage: (page: number) => void
}

export const InWords = ({ glance, speech, log, page, onPage }: InWordsProps): ReactNode => {
  const say = useWords(replayWords)
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log grows with the page
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [page, log])
  return (
    <div className="in-words">
      <section className="panel">
        <h2>{say('log')}</h2>
        {log.length === 0 && <p className="muted">{say('empty')}</p>}
        <ol ref={list} className="replay-log" aria-live="polite" aria-relevant="additions">
          {log.map(({ n, text, page: at }) => (
            <li key={n} className={at === page ? 'now' : ''}>
              <button
                type="button"
                onClick={() => onPage(at)}
                {...(at === page && { 'aria-current': 'step' as const })}
              >
                {text}
              </button>
            </li>
          ))}
        </ol>
      </section>
      <section className="panel">
        <h2>{say('status')}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region */}
        <ul className="replay-status" tabIndex={0} aria-label={say('status')}>
          {inOrder(speech.status(glance.view).split('\n'), (line) => (
            <li>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
