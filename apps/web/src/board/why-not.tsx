/** "Why not …?": everything one might look for here and does not get, with the sentence and the rule. */
import type { Kind } from '@vigil/kernel'
import type { Glance } from '@vigil/table'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Speech } from '../face.ts'
import { Link } from '../parts/link.tsx'
import { Window } from '../parts/window.tsx'
import { phrases, useWords } from '../words/phrases.ts'

const RuleText = lazy(async () => ({ default: (await import('../rules/rule-text.tsx')).RuleText }))

const whyNotWords = phrases({
  en: {
    ask: 'Why not …?',
    title: 'Not possible now',
    none: 'Everything one could look for here is possible.',
  },
  de: {
    ask: 'Warum nicht …?',
    title: 'Gerade nicht möglich',
    none: 'Alles, was man hier suchen könnte, ist möglich.',
  },
})

const Rule = ({ game, id }: { readonly game: string; readonly id: string }): ReactNode => (
  <details>
    <summary>{id}</summary>
    <Suspense fallback={null}>
      <RuleText game={game} id={id} />
    </Suspense>
    <Link to={{ at: 'rules', game, rule: id }}>{id}</Link>
  </details>
)

export interface WhyNotProps<K extends Kind> {
  readonly glance: Glance<K>
  readonly speech: Speech<K>
}

export const WhyNot = <K extends Kind>({ glance, speech }: WhyNotProps<K>): ReactNode => {
  const say = useWords(whyNotWords)
  const [isOpen, open] = useState(false)
  const { waits, view, game } = glance
  if (waits.is !== 'decision') return null
  const { barred, decision } = waits
  return (
    <>
      {barred.length > 0 && (
        <button type="button" className="why" data-key="w" onClick={() => open(true)}>
          {say('ask')}
        </button>
      )}
      <Window title={say('title')} isOpen={isOpen} onClose={() => open(false)}>
        {barred.length === 0 && <p>{say('none')}</p>}
        <ul className="why-list">
          {barred.map(({ option, refusal }) => (
            <li key={JSON.stringify(option)}>
              <h3>{speech.option(option, view, decision.about)}</h3>
              <p>{speech.refusal(refusal, view)}</p>
              {refusal.rule !== '' && <Rule game={game} id={refusal.rule} />}
            </li>
          ))}
        </ul>
      </Window>
    </>
  )
}
