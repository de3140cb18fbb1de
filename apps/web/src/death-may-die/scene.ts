/** What every part of the board is given: the view, the words, what is lit, and what pressing something does. */
import type { DMD, EpisodeCard, Option, Pack, PersonView, View } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'
import { createContext, useContext } from 'react'
import { useSteady } from '../board/steady.ts'
import type { Moment } from '../sitting/sitting.ts'
import type { Anchor } from './anchor.ts'
import type { DeathSpeech } from './speech.ts'

export interface Scene {
  readonly view: View
  readonly pack: Pack
  readonly words: Words
  readonly speech: DeathSpeech
  readonly episode: EpisodeCard | undefined
  readonly moment: Moment<DMD>
  /** Whose board this is: the seat that chooses, or the active one. */
  readonly seat: number
  /** Options that lie here; empty where nothing is lit. */
  lit(anchor: Anchor): readonly Option[]
  /** Pressed here: takes the option, or shows those that lie here. Nothing happens where nothing is lit. */
  press(anchor: Anchor): void
  /** Whether this is what was suggested. */
  suggested(option: Option): boolean
  /** Whether this is among what the prompt shows after a press. */
  chosen(anchor: Anchor): boolean
}

export const SceneContext = createContext<Scene | undefined>(undefined)

export const useScene = (): Scene => {
  const scene = useContext(SceneContext)
  if (!scene) throw new Error('a part of the board outside of its scene')
  return scene
}

export type OnPress = Scene['press']

/** Stays the same function while the scene changes. */
export const usePress = (): OnPress => useSteady(useScene().press)

export const personAt = (view: View, seat: number): PersonView | undefined =>
  view.people.find((person) => person.seat === seat)
