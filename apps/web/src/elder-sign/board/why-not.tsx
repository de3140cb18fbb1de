/** "Why can't I?": everything one might look for here and does not get, with the sentence and the rule. */
import type { Option, Prompt } from '@vigil/elder-sign'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from '../../parts/link.tsx'
import { Window } from '../../parts/window.tsx'
import { useWords } from '../../words/phrases.ts'
import { type Scene, useScene } from '../scene.ts'
import { boardWords } from './board-words.ts'

const RuleText = lazy(async () => ({ default: (await import('../../rules/rule-text.tsx')).RuleText }))

/** What the barred option would have been called. */
export const refusalTitle = ({ words, view }: Scene, option: Option, about: Prompt): string =>
  words.optionText(option, view, about)

export const WhyNot = ({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }): ReactNode => {
  const say = useWords(boardWords)
  const scene = useScene()
  const { waits } = scene.moment.glance
  if (waits.is !== 'decision') return null
  const { barred, decision } = waits
  return (
    <Window title={say('whyNot.title')} isOpen={isOpen} onClose={onClose}>
      {barred.length === 0 && <p>{say('whyNot.none')}</p>}
      <ul className="why-list">
        {barred.map(({ option, refusal }) => (
          <li key={JSON.stringify(option)}>
            <h3>{refusalTitle(scene, option, decision.about)}</h3>
            <p>{scene.words.refusalText(refusal, scene.view)}</p>
            {refusal.rule !== '' && (
              <details>
                <summary>{refusal.rule}</summary>
                <Suspense fallback={null}>
                  <RuleText game="elder-sign" id={refusal.rule} />
                </Suspense>
                <Link to={{ at: 'rules', game: 'elder-sign', rule: refusal.rule }}>{refusal.rule}</Link>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Window>
  )
}
