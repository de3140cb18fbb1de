/** The Elder One and the episode read in full: the story board has room for what matters now, not for all of it. */
import type { ReactNode } from 'react'
import { Window } from '../../parts/window.tsx'
import { useWords } from '../../words/phrases.ts'
import { useScene } from '../scene.ts'
import { tableWords } from '../table-words.ts'

const Stages = (): ReactNode => {
  const say = useWords(tableWords)
  const { view, pack, words } = useScene()
  const elder = pack.elderOnes.find(({ id }) => id === view.elderOne)
  if (!elder) return null
  const texts = words.elderOneText(elder)
  return (
    <section>
      <h3>{elder.name}</h3>
      <dl>
        {elder.stages.map(({ label, health }, i) => (
          <div key={label} aria-current={i + 1 === view.stage ? 'step' : undefined}>
            <dt>
              {say('sheet.stage', { label })} <small>{health === 0 ? say('asleep') : say('hp', { n: health })}</small>
            </dt>
            <dd>{texts[i]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Episode = (): ReactNode => {
  const say = useWords(tableWords)
  const { episode, words } = useScene()
  if (!episode) return null
  const [goal, ...rest] = words.episodeText(episode)
  return (
    <section>
      <h3>{episode.name}</h3>
      <p>
        <b>{say('ritual')}:</b> {goal}
      </p>
      <ul>
        {rest.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

export const Sheet = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const say = useWords(tableWords)
  const { view, words } = useScene()
  const { mythosDiscard } = view
  return (
    <Window title={say('sheet')} isOpen onClose={onClose} wide>
      <div className="story-sheet">
        <Stages />
        <Episode />
        {mythosDiscard.length > 0 && (
          <p>
            <b>{say('sheet.discards')}</b> {mythosDiscard.map((card) => words.nameOf(card)).join(', ')}
          </p>
        )}
      </div>
    </Window>
  )
}
