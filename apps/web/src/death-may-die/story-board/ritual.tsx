/** The ritual: what breaks it, how far that is, and what the episode does. */
import type { ReactNode } from 'react'
import { Icon } from '../../art/index.ts'
import { Tip } from '../../parts/tip.tsx'
import { useWords } from '../../words/phrases.ts'
import { tableWords } from '../table-words.ts'
import type { StoryProps } from './story-model.ts'

/** Markers of the episode, each at its place: tide, moon. */
const Markers = ({ model, words }: StoryProps): ReactNode => {
  const episode = words.pack.episodes.find(({ id }) => id === model.episode)
  return model.markers.map(({ marker, at }) => {
    const card = episode?.markers.find((each) => each.marker === marker)
    return (
      <span key={marker} className="tag marker">
        {card?.name ?? marker}: {card?.values[at] ?? at}
      </span>
    )
  })
}

export const Ritual = ({ model, words }: StoryProps): ReactNode => {
  const say = useWords(tableWords)
  const { disrupted } = model
  const episode = words.pack.episodes.find(({ id }) => id === model.episode)
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
      <div className={disrupted ? 'ritual broken' : 'ritual'} tabIndex={0}>
        <div className="story-line">
          <span>{say('ritual')}</span>
          <b>
            {disrupted && <Icon name="check" />}
            {say(disrupted ? 'ritual.done' : 'ritual.runs')}
          </b>
        </div>
        <p>{goal}</p>
        <Markers model={model} words={words} />
        <span className="vh">{rest.join(' ')}</span>
      </div>
    </Tip>
  )
}
