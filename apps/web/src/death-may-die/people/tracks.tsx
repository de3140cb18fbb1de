/** The three tracks of an investigator's board, space by space, with the marker where it stands. */
import type { Pack, PersonView } from '@vigil/death-may-die'
import type { ReactNode } from 'react'
import { useWords } from '../../words/phrases.ts'
import { Solid } from '../art/pictures.tsx'
import { SKULL } from '../art/tokens.ts'
import { tableWords } from '../table-words.ts'

interface Cell {
  readonly text: string
  readonly css: string
}

interface TrackProps {
  readonly name: string
  /** Read aloud in one go. */
  readonly label: string
  readonly css: string
  readonly at: number
  /** The last space; a skull where it kills. */
  readonly end: number
  readonly deadly: boolean
  readonly cell?: (n: number) => Cell | undefined
}

const Track = ({ name, label, css, at, end, deadly, cell }: TrackProps): ReactNode => (
  <div className={`trk ${css}`} role="img" aria-label={label}>
    <span className="n" aria-hidden="true">
      {name}
    </span>
    {Array.from({ length: end + 1 }, (_, n) => {
      const special = cell?.(n)
      const state = n === at ? 'mk' : n < at ? 'on' : ''
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space of the track is its number
        <i key={n} className={`${state} ${special?.css ?? ''}`} aria-hidden="true">
          {n === at ? n : n === end && deadly ? <Solid d={SKULL} /> : (special?.text ?? '')}
        </i>
      )
    })}
  </div>
)

interface TracksProps {
  readonly person: PersonView
  readonly tracks: Pack['tracks']
}

export const Tracks = ({ person, tracks }: TracksProps): ReactNode => {
  const say = useWords(tableWords)
  const { wounds, stress, sanity, thresholds } = tracks
  const threshold = (n: number): Cell | undefined => {
    const found = thresholds.find(({ at }) => at === n)
    return found && { text: found.die ? '+' : '!', css: found.die ? 'th bonus' : 'th' }
  }
  const next = thresholds.find(({ at }) => at > person.sanity)
  const of = (key: 'wounds' | 'stress' | 'sanity', n: number, most: number): string =>
    say('track.of', { name: say(key), n, most })
  const sanityLabel = next
    ? `${of('sanity', person.sanity, sanity)}. ${say('threshold.next', { at: next.at, die: String(next.die) })}`
    : of('sanity', person.sanity, sanity)
  return (
    <div className="tracks">
      <div className="trk-row">
        <Track
          name={say('wounds')}
          label={of('wounds', person.wounds, wounds)}
          css="wounds"
          at={person.wounds}
          end={wounds}
          deadly
        />
        <Track
          name={say('stress')}
          label={of('stress', person.stress, stress)}
          css="stress"
          at={person.stress}
          end={stress}
          deadly={false}
        />
      </div>
      <Track
        name={say('sanity')}
        label={sanityLabel}
        css="sanity"
        at={person.sanity}
        end={sanity}
        deadly
        cell={threshold}
      />
    </div>
  )
}
