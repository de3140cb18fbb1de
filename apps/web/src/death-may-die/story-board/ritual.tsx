/** The ritual: what breaks it, how far that is, and what the episode does. */
import type { ReactNode } from 'react'
import { Icon } from '../../art/index.ts'
import { Tip } from '../../parts/tip.tsx'
import { useWords } from '../../words/phrases.ts'
import { useScene } from '../scene.ts'
import { tableWords } from '../table-words.ts'

/** Markers of the episode, each at its place: tide, moon. */
const Markers = (): ReactNode => {
  const { view, episode } = useScene()
  return view.markers.map(({ marker, at }) => {
    const card = episode?.markers.find((each) => each.marker === marker)
    return (
      <span key={marker} className="tag marker">
        {card?.name ?? marker}: {card?.values[at] ?? at}
      </span>
    )
  })
}

export const Ritual = (): ReactNode => {
  const say = useWords(tableWords)
  const { view, episode, words } = useScene()
  if (!episode) return null
  const [goal, ...rest] = words.episodeText(episode)
  return (
    <Tip
      text={[goal, ...rest].map((text) => (
        <span key={text} className="tip-line">
          {text}
        </span>
      ))}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the episode's actions and rules are read on focus */}
      <div className={view.disrupted ? 'ritual broken' : 'ritual'} tabIndex={0}>
        <div className="story-line">
          <span>{say('ritual')}</span>
          <b>
            {view.disrupted && <Icon name="check" />}
            {say(view.disrupted ? 'ritual.done' : 'ritual.runs')}
          </b>
        </div>
        <p>{goal}</p>
        <Markers />
        <span className="vh">{rest.join(' ')}</span>
      </div>
    </Tip>
  )
}
