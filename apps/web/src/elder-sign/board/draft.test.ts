import { type Decision, elderSign, type Option, type View } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { fastInts, randomAnswer } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { dieAnchor, rowAnchor } from '../anchor.ts'
import { chosenDice, EMPTY, isComplete, pressed, type Table } from './draft.ts'
import { diceOf, groupsOf } from './group.ts'

const game = elderSign(core)

/** The first decision of a random game that is wanted. */
const findTable = (seed: number, wanted: (decision: Decision, view: View) => boolean): Table => {
  for (let n = seed; n < seed + 200; n++) {
    const int = fastInts(n)
    const setup = { rules: 'revised', investigators: ['random', 'random'], ancientOne: 'random' }
    const state = game.start(setup)
    for (let i = 0; i < 2_000; i++) {
      const node = game.node(state)
      if (node.kind === 'over') break
      if (node.kind === 'chance') game.applyInPlace(state, game.sample(state, int))
      else {
        const view = game.view(state, node.seat)
        if (wanted(node, view)) return { asked: { ...node, id: 'd1' }, groups: groupsOf(node.options, view), view }
        game.applyInPlace(state, randomAnswer(node, int))
      }
    }
  }
  throw new Error('no such decision in two hundred games')
}

const completes = (options: readonly Option[]): Extract<Option, { do: 'complete' }>[] =>
  options.filter((option) => option.do === 'complete')

/** A row that several sets of dice complete. */
const withChoice = (): { readonly table: Table; readonly row: string } => {
  const rowOf = (options: readonly Option[]): string | undefined =>
    completes(options).find(({ row }) => completes(options).filter((other) => other.row === row).length > 2)?.row
  const table = findTable(1, ({ options }) => rowOf(options) !== undefined)
  return { table, row: rowOf(table.asked.options) ?? '' }
}

describe('an answer being put together', () => {
  it('gathers all ways to complete a task in one group, the cheapest first', () => {
    const { table, row } = withChoice()
    const group = table.groups.find(({ key }) => key === `complete:${row}`)
    expect(group?.options.length).toBe(completes(table.asked.options).filter((option) => option.row === row).length)
    const worths = group?.options.map((option) => diceOf(option).length) ?? []
    expect(worths[0]).toBe(Math.min(...worths))
    expect(table.groups.flatMap(({ options }) => options).length).toBe(table.asked.options.length)
  })

  it('chooses dice when a task is pressed, and takes them when it is pressed again', () => {
    const { table, row } = withChoice()
    const first = pressed(table, EMPTY, rowAnchor(row))
    if (!('draft' in first)) throw new Error('answered at once')
    expect(chosenDice(first.draft).length).toBeGreaterThan(0)
    expect(pressed(table, first.draft, rowAnchor(row))).toEqual({ answer: first.draft.picked })
  })

  it('changes the dice that pay when another one is pressed', () => {
    const { table, row } = withChoice()
    const first = pressed(table, EMPTY, rowAnchor(row))
    if (!('draft' in first)) throw new Error('answered at once')
    const group = table.groups.find(({ key }) => key === `complete:${row}`)
    const other = group?.options.flatMap(diceOf).find((die) => !chosenDice(first.draft).includes(die))
    if (other === undefined) throw new Error('no other die')
    const second = pressed(table, first.draft, dieAnchor(other))
    if (!('draft' in second)) throw new Error('answered by a die')
    expect(chosenDice(second.draft)).toContain(other)
    expect(second.draft.picked.every((option) => table.asked.options.includes(option))).toBe(true)
  })

  it('takes as many of a subset as may be taken, and hands it in once it is large enough', () => {
    const table = findTable(7, ({ about, options }) => about.is === 'reroll' && options.length > 2)
    const dice = table.asked.options.flatMap(diceOf)
    let draft = EMPTY
    for (const die of dice) {
      const next = pressed(table, draft, dieAnchor(die))
      if ('draft' in next) draft = next.draft
    }
    expect(draft.picked.length).toBe(Math.min(table.asked.max, table.asked.options.length))
    expect(isComplete(table, draft)).toBe(true)
    const again = pressed(table, draft, dieAnchor(dice[0] ?? 0))
    expect('draft' in again && again.draft.picked.length).toBe(draft.picked.length - 1)
  })

  it('goes where it is pressed: a place is an answer by itself', () => {
    const table = findTable(3, ({ about, options }) => about.is === 'move' && options.length > 3)
    const option = table.asked.options.find((each) => each.do === 'move')
    if (option?.do !== 'move') throw new Error('nowhere to go')
    const anchor = option.to === 'entrance' ? 'entrance' : `card:${option.to}`
    expect(pressed(table, EMPTY, anchor)).toEqual({ answer: [option] })
    expect(pressed(table, EMPTY, 'card:nowhere')).toEqual({ draft: EMPTY })
  })
})
