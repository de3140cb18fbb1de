import { fastInts, randomAnswer } from '@vigil/kernel'
import { must, type Toy, toy, toySetup } from '@vigil/kernel/toy'
import { describe, expect, it } from 'vitest'
import { botAt, newTable, resumeTable, type Seating, seatingOf, type Table, withSeating } from './index.ts'

const begun = (seating: Seating): Table<Toy> => must(newTable(toy, toySetup, 'seating', { undo: 'free', seating }))

const askedSeat = (table: Table<Toy>): number => {
  const { waits } = table.glance()
  return waits.is === 'decision' ? waits.decision.seat : -1
}

const answer = (table: Table<Toy>, int = fastInts('seating')): void => {
  const { waits } = table.glance()
  if (waits.is !== 'decision') throw new Error(`waits for ${waits.is}`)
  const input = randomAnswer<Toy>({ kind: 'decision', ...waits.decision }, int)
  if (input.is !== 'answer') throw new Error('no answer')
  must(table.answer({ decision: waits.decision.id, seat: input.seat, pick: input.pick }))
}

/** Answers until that seat is asked. */
const untilAsked = (table: Table<Toy>, seat: number): void => {
  for (let n = 0; n < 100 && askedSeat(table) !== seat; n++) answer(table)
  expect(askedSeat(table)).toBe(seat)
}

describe('who plays which seat', () => {
  it('is written into the record, and found again', () => {
    const table = begun([null, 'steady'])
    answer(table)
    const again = must(resumeTable(toy, JSON.parse(JSON.stringify(table.record())), { undo: 'free' }))
    expect(again.glance().seating).toEqual([null, 'steady'])
    expect(again.glance()).toEqual(table.glance())
  })

  it('is not spoken of where people play throughout', () => {
    expect(begun([null, null]).record()).not.toHaveProperty('seating')
    expect(begun([]).glance().seating).toEqual([])
  })

  it('changes in the middle of a match, and nothing else does', () => {
    const table = begun([])
    answer(table)
    const before = table.glance()
    const heard: string[] = []
    table.subscribe(({ because }) => heard.push(because))
    const update = table.seat(1, 'steady')
    expect(update).toMatchObject({ because: 'seat', events: [], seq: before.seq })
    expect(update.glance).toEqual({ ...before, seating: [null, 'steady'], undo: update.glance.undo })
    expect(heard).toEqual(['seat'])
    expect(table.seat(1, null).glance).toEqual(before)
    expect(table.record()).not.toHaveProperty('seating')
  })

  it.each([[{ seating: 'steady' }], [{ seating: [7, '', null, 'x'.repeat(200)] }], [{}]])(
    'is a person’s where a file says nonsense: %j',
    (record) => {
      expect(seatingOf(record).every((bot) => bot === null)).toBe(true)
      expect(botAt(seatingOf(record), 3)).toBe(null)
    },
  )

  it('leaves the rest of a record as it is', () => {
    const record = { pack: 1, seating: ['steady'] }
    expect(withSeating(record, [null])).toEqual({ pack: 1 })
    expect(withSeating(record, [null, 'expert'])).toEqual({ pack: 1, seating: [null, 'expert'] })
  })
})

describe('people at one screen', () => {
  it('are asked for themselves, and not for bots', () => {
    const table = begun([null, 'steady'])
    untilAsked(table, 1)
    expect(table.glance('people').waits).toMatchObject({ is: 'decision', yours: false, decision: { options: [] } })
    expect(table.glance('people').view).toEqual(table.glance([0]).view)
    expect(table.glance([1]).waits).toMatchObject({ yours: true })
    untilAsked(table, 0)
    expect(table.glance('people').waits).toMatchObject({ is: 'decision', yours: true })
  })

  it('see what spectators see where all are bots', () => {
    const table = begun(['steady', 'steady'])
    expect(table.glance('people')).toEqual(table.glance('spectator'))
  })

  it('see what everybody sees where none is', () => {
    const table = begun([])
    untilAsked(table, 1)
    expect(table.glance('people')).toEqual(table.glance('all'))
  })
})

describe('undo', () => {
  it('goes back to the last answer of a person, over those of bots', () => {
    const table = begun([null, 'steady'])
    untilAsked(table, 0)
    const before = table.glance()
    answer(table)
    untilAsked(table, 1)
    answer(table)
    untilAsked(table, 0)
    const { answers } = table.glance().undo
    expect(answers).toBeGreaterThan(1)
    const { glance } = must(table.undo())
    expect(glance.view).toEqual(before.view)
    expect(glance.waits).toMatchObject({ decision: { seat: 0 } })
  })

  it('takes back one answer at a time where only bots have played', () => {
    const table = begun(['steady', 'steady'])
    answer(table)
    const before = table.glance()
    answer(table)
    expect(table.glance().undo).toMatchObject({ allowed: true, answers: 1 })
    expect(must(table.undo()).glance.view).toEqual(before.view)
  })

  it('does not change who plays', () => {
    const table = begun([null, 'steady'])
    untilAsked(table, 0)
    answer(table)
    table.seat(1, null)
    must(table.undo())
    expect(table.glance().seating).toEqual([])
  })
})
