/** A view with what is needed to put it on a screen. */
import type { EpisodeCard, Pack, PersonView, Prompt, View } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'
import type { Ink } from '../screen/ink.ts'

export interface Scene {
  readonly view: View
  readonly pack: Pack
  readonly words: Words
  readonly ink: Ink
  /** What somebody is asked just now. */
  readonly asked?: Prompt
}

export const episodeIn = ({ pack, view }: Pick<Scene, 'pack' | 'view'>): EpisodeCard | undefined =>
  pack.episodes.find(({ id }) => id === view.episode)

export const activePerson = ({ view }: Pick<Scene, 'view'>): PersonView | undefined =>
  view.people.find(({ seat }) => seat === view.active)

/** `Adam`, or the whole name where two share it. */
export const shortName = ({ view, words }: Pick<Scene, 'view' | 'words'>, seat: number): string => {
  const first = (at: number): string =>
    words
      .seatName(at, view)
      .replace(/^(?:Lord|Sergeant|Sister|The) /, '')
      .split(' ')[0] ?? ''
  const name = first(seat)
  return view.people.some((other) => other.seat !== seat && first(other.seat) === name)
    ? words.seatName(seat, view)
    : name
}
