/** One line of a comparison, whether the game or the catalogue tells it. */
import type { Cited } from '../../rules/compare.ts'

export interface Entry {
  readonly topic: string
  readonly rules: readonly string[]
  /** What is played; undefined where only the catalogue's words are known. */
  readonly played?: { readonly a: string; readonly b: string }
  readonly cited: readonly Cited[]
  readonly why?: string
}

type Found = {
  readonly topic: string
  readonly rules: readonly string[]
  readonly a: string
  readonly b: string
  readonly row?: number
  readonly cited?: readonly Cited[]
  readonly why?: string
}

const entryOf = ({ topic, rules, a, b, row, cited, why }: Found): Entry => ({
  topic,
  rules,
  ...(cited && { played: { a, b } }),
  cited: cited ?? (row === undefined ? [] : [{ row, topic, rules, a, b }]),
  ...(why !== undefined && { why }),
})

export const entriesOf = (found: readonly Found[]): Entry[] => found.map(entryOf)
