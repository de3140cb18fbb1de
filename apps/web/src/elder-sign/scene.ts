/** What every part of the board is given: the view, the words, what is lit, and what pressing something does. */
import type { ES, Option, Pack, View } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import type { Barred } from '@vigil/kernel'
import { createContext, useContext } from 'react'
import type { Moment } from '../sitting/sitting.ts'
import type { Language } from '../words/phrases.ts'
import type { Anchor } from './anchor.ts'

export interface Scene {
  readonly view: View
  readonly pack: Pack
  readonly words: Words
  readonly language: Language
  readonly moment: Moment<ES>
  /** Whose board this is: the seat that chooses, or the active one. */
  readonly seat: number
  /** Options that lie here; empty where nothing is lit. */
  lit(anchor: Anchor): readonly Option[]
  /** What one might look for here and does not get, with the reason. */
  barred(anchor: Anchor): readonly Barred<ES>[]
  /** Pressed here: takes the option, or the first step towards it. Nothing happens where nothing is lit. */
  press(anchor: Anchor): void
  /** Chosen so far, where an answer is put together: the row, the dice, the cards. */
  chosen(anchor: Anchor): boolean
  /** Whether this was suggested. */
  suggested(option: Option): boolean
  /** The card light falls on. */
  readonly focus: string | undefined
}

export const SceneContext = createContext<Scene | undefined>(undefined)

export const useScene = (): Scene => {
  const scene = useContext(SceneContext)
  if (!scene) throw new Error('a part of the board outside of its scene')
  return scene
}
