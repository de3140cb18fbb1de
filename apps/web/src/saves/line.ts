/** One game as far as this tab knows: what the store has for certain, and what is on its way there. */
import { sharedStart } from './chunks.ts'
import type { Kept, Save } from './save.ts'
import type { Found, Writing } from './store.ts'

export interface Line {
  /** Of what was kept last. */
  rev: number
  /** Of what the store has for certain. */
  on: number
  inputs: Save['record']['inputs']
  /** Not in the store yet. */
  latest: Save | undefined
  writing: Promise<Kept> | undefined
  /** Comes after `writing`, with whatever is the latest by then. */
  waiting: Promise<Kept> | undefined
  /** Another tab has played on. */
  lost: boolean
}

export const lineOf = (found?: Found): Line => ({
  rev: found?.rev ?? 0,
  on: found?.rev ?? 0,
  inputs: found?.save.record.inputs ?? [],
  latest: undefined,
  writing: undefined,
  waiting: undefined,
  lost: false,
})

export const writingOf = ({ rev, on, inputs }: Line, save: Save, writer: string): Writing => ({
  save,
  rev,
  writer,
  on,
  known: sharedStart(inputs, save.record.inputs),
})

export const settle = async (line: Line | undefined): Promise<void> => {
  await (line?.waiting ?? line?.writing)
}
