/** What a roll comes to, symbol by symbol. */
import type { Face } from '@vigil/death-may-die'

export interface Totals {
  readonly successes: number
  readonly elders: number
  readonly tentacles: number
  readonly [name: string]: number
}

const count = (faces: readonly Face[], mark: 'S' | 'E' | 'T'): number =>
  faces.filter((face) => face.includes(mark)).length

export const totalsOf = (faces: readonly Face[]): Totals => ({
  successes: count(faces, 'S'),
  elders: count(faces, 'E'),
  tentacles: count(faces, 'T'),
})
