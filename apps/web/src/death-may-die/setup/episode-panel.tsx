/** Which night it is: six episodes, each with its goal and a picture of its map, or whichever is drawn. */
import type { EpisodeCard, MapCard } from '@vigil/death-may-die'
import { type ReactNode, useMemo } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import { Icon } from '../../art/index.ts'
import { RANDOM } from '../../screens/setup/seats.ts'
import { CELL, outlineOf, sizeOf, wallsOf } from '../map/geometry.ts'
import type { FormProps } from './form.ts'

/** The ground plan, small. */
export const Plan = ({ map }: { readonly map: MapCard }): ReactNode => {
  const { w, h } = sizeOf(map)
  const walls = useMemo(() => wallsOf(map), [map])
  const rooms = useMemo(() => map.spaces.map(({ id }) => outlineOf(map, id)).join(''), [map])
  return (
    <svg className="dmd-plan" viewBox={`-6 -6 ${w * CELL + 12} ${h * CELL + 12}`} aria-hidden="true">
      <path className="plan-rooms" d={rooms} />
      <path className="plan-walls" d={walls} />
    </svg>
  )
}

const Detail = ({
  episode,
  words,
  say,
}: Pick<FormProps, 'words' | 'say'> & { readonly episode: EpisodeCard | undefined }): ReactNode => {
  if (!episode) return <p className="dmd-detail">{say('random.episode')}</p>
  const [goal, ...rest] = words.episodeText(episode)
  return (
    <div className="dmd-detail">
      <p className="dmd-opening">{episode.opening}</p>
      <p>
        <b>{say('goal')}:</b> {goal}
      </p>
      <ul>
        {rest.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

export const EpisodePanel = ({ value, onChange, words, say }: FormProps): ReactNode => {
  const { episodes } = words.pack
  return (
    <section className="panel setup-panel dmd-episodes" aria-labelledby="dmd-episode-title">
      <h2 id="dmd-episode-title">{say('episode')}</h2>
      <RadioGroup
        className="dmd-episode-grid"
        aria-labelledby="dmd-episode-title"
        value={value.episode}
        onChange={(episode) => onChange({ ...value, episode })}
      >
        {episodes.map(({ id, name, number, map }) => (
          <Radio key={id} value={id} className="setup-pick dmd-pick dmd-episode">
            <Plan map={map} />
            <span>
              <small>{say('episode.n', { n: number })}</small>
              <b>{name}</b>
            </span>
          </Radio>
        ))}
        <Radio value={RANDOM} className="setup-pick dmd-pick dmd-episode dmd-lot">
          <Icon name="dice" />
          <b>{say('random')}</b>
        </Radio>
      </RadioGroup>
      <Detail episode={episodes.find(({ id }) => id === value.episode)} words={words} say={say} />
    </section>
  )
}
