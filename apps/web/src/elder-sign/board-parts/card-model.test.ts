import type { CardView, RowView, Task, View } from '@vigil/elder-sign'
import { describe, expect, it } from 'vitest'
import type { Scene } from '../scene.ts'
import { linesOf } from './card-model.ts'

const row = (key: string, faces: readonly string[], marker = ''): RowView => ({
  key,
  symbols: faces.map((face) => ({ sum: 0, faces: [face as 'L'] })),
  sanity: 0,
  stamina: 0,
  clock: 0,
  marker,
  done: false,
})

const sceneWith = (lit: readonly string[]): Scene =>
  ({
    view: { expedition: null, dice: [] } as unknown as View,
    lit: (anchor: string) => (lit.includes(anchor) ? [{ do: 'yes' }] : []),
    barred: () => [],
    chosen: () => false,
  }) as unknown as Scene

const card = (rows: readonly RowView[], monsters: CardView['monsters'] = []): CardView => ({
  card: 'gallery',
  place: 0,
  rows,
  monsters,
  visitors: [],
})

describe('the lines of a card', () => {
  const tasks: readonly Task[] = [{ needs: [], box: { kind: 'empty' } }, { needs: ['P', 'T'] }]

  it('show an empty box where no marker stands', () => {
    const lines = linesOf(sceneWith(['box:gallery:0']), card([row('t1', ['P', 'T'])]), tasks)
    expect(lines.map(({ key, framed }) => [key, framed])).toEqual([
      ['box0', []],
      ['t1', []],
    ])
    expect(lines.map(({ press }) => press.is)).toEqual(['lit', 'rest'])
  })

  it('put a marker into its box and others below', () => {
    const rows = [row('m:a#1', ['L'], 'a#1'), row('t1', ['P', 'T']), row('m:b#1', ['P'], 'b#1')]
    const monsters = [
      { marker: 'a#1', box: 0, flipped: false },
      { marker: 'b#1', box: -1, flipped: false },
    ]
    const lines = linesOf(sceneWith(['monster:b#1']), card(rows, monsters), tasks)
    expect(lines.map(({ marker, task, framed }) => [marker, task, framed])).toEqual([
      ['a#1', 1, [0]],
      ['', 2, []],
      ['b#1', 0, [0]],
    ])
    expect(lines[2]?.press).toMatchObject({ anchor: 'monster:b#1', is: 'lit' })
  })

  it('frame what a partial box covers, and what its marker brings', () => {
    const partial: readonly Task[] = [{ needs: ['L', 'I1'], box: { kind: 'partial', covers: [1] } }]
    expect(linesOf(sceneWith([]), card([row('t0', ['L', 'P'])]), partial)[0]?.framed).toEqual([1])
    const taken = card([row('m:a#1', ['L', 'P', 'T'], 'a#1')], [{ marker: 'a#1', box: 0, flipped: false }])
    expect(linesOf(sceneWith([]), taken, partial)[0]?.framed).toEqual([1, 2])
  })
})
