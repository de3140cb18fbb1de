/** What the story board shows, as plain values: it is drawn again only when they change. */
import type { FigureView, View } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'

export interface StoryModel
  extends Pick<
    View,
    | 'episode'
    | 'elderOne'
    | 'track'
    | 'symbols'
    | 'mythosDiscard'
    | 'decks'
    | 'stage'
    | 'attack'
    | 'disrupted'
    | 'markers'
  > {
  /** The Elder One's own figure. */
  readonly figure: Pick<FigureView, 'health' | 'wounds'> | undefined
}

export interface StoryProps {
  readonly model: StoryModel
  readonly words: Words
}

export const storyModel = (view: View): StoryModel => {
  const { episode, elderOne, track, symbols, mythosDiscard, decks, stage, attack, disrupted, markers } = view
  const awake = view.figures.find(({ kind }) => kind === 'elderOne')
  const figure = awake && { health: awake.health, wounds: awake.wounds }
  return { episode, elderOne, track, symbols, mythosDiscard, decks, stage, attack, disrupted, markers, figure }
}
