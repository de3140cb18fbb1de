/** "Why can't I?": everything one might look for here and does not get, with the sentence and the rule. */
import { type ReactNode, Suspense } from 'react'
import { Link } from '../../parts/link.tsx'
import { Window } from '../../parts/window.tsx'
import { RuleText } from '../../rules/rule-text.tsx'
import { useWords } from '../../words/phrases.ts'
import { useScene } from '../scene.ts'
import { tableWords } from '../table-words.ts'

export const WhyNot = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const say = useWords(tableWords)
  const { moment, speech, view } = useScene()
  const { waits, game } = moment.glance
  if (waits.is !== 'decision') return null
  const { barred, decision } = waits
  return (
    <Window title={say('whyNot.title')} isOpen onClose={onClose}>
      <ul className="why-list">
        {barred.map(({ option, refusal }) => (
          <li key={JSON.stringify(option)}>
            <h3>{speech.option(option, view, decision.about)}</h3>
            <p>{speech.refusal(refusal, view)}</p>
            {refusal.rule !== '' && (
              <details>
                <summary>{refusal.rule}</summary>
                <Suspense fallback={null}>
                  <RuleText game={game} id={refusal.rule} />
                </Suspense>
                <Link to={{ at: 'rules', game, rule: refusal.rule }}>{refusal.rule}</Link>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Window>
  )
}
