/** Whether something may be pressed, as plain values: what is drawn again only when they change. */
import type { View } from '@vigil/elder-sign'
import { useSteady } from '../../board/steady.ts'
import type { Anchor } from '../anchor.ts'
import { type Scene, useScene } from '../scene.ts'

export interface Press {
  readonly anchor: Anchor
  readonly is: 'lit' | 'barred' | 'rest'
  /** Why not, where one might look for it. */
  readonly why: string
  readonly chosen: boolean
}

const whyNot = ({ barred, words }: Scene, anchor: Anchor, view: View): string => {
  const reasons = barred(anchor).map(({ refusal }) => words.refusalText(refusal, view))
  return [...new Set(reasons)].join('\n')
}

export const pressOf = (scene: Scene, anchor: Anchor): Press => {
  if (scene.lit(anchor).length > 0) return { anchor, is: 'lit', why: '', chosen: scene.chosen(anchor) }
  const why = whyNot(scene, anchor, scene.view)
  return { anchor, is: why === '' ? 'rest' : 'barred', why, chosen: scene.chosen(anchor) }
}

/** The first that is lit, or else the first that has a reason, or the first. */
export const firstPress = (scene: Scene, anchors: readonly [Anchor, ...Anchor[]]): Press => {
  const all = anchors.map((anchor) => pressOf(scene, anchor))
  const [first = pressOf(scene, anchors[0])] = all
  return all.find(({ is }) => is === 'lit') ?? all.find(({ is }) => is === 'barred') ?? first
}

export type OnPress = (anchor: Anchor) => void

/** Stays the same function while the scene changes. */
export const usePress = (): OnPress => useSteady(useScene().press)
