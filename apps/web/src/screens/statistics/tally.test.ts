import { describe, expect, it } from 'vitest'
import type { SaveHead } from '../../saves/save.ts'
import { csvOf, jsonOf } from './export.ts'
import { binName, counted, gamesIn, middle, tallyOf } from './tally.ts'

const head = (id: string, more: Partial<SaveHead> = {}): SaveHead => ({
  id,
  game: 'g',
  version: '1',
  summary: id,
  created: 0,
  changed: Date.UTC(2026, 10, 1) + Number(id) * 1000,
  chapter: 10,
  inputs: 1,
  corrected: false,
  realDice: false,
  facts: { against: 'Yig', party: 'Joe, "Kate"', rules: 'Revised' },
  seats: 2,
  origin: 'new',
  ...more,
})
const won = { ending: { won: true, text: '' } }
const lost = { ending: { won: false, text: '' } }
const heads = [
  head('1', won),
  head('2', { ...won, chapter: 21, seats: 1 }),
  head('3', { ...lost, corrected: true, facts: { against: 'Cthulhu', party: '', rules: 'First' } }),
  head('4', { ...won, origin: 'replay' }),
  head('5', { origin: 'lesson', ...won }),
  head('6'),
]

describe('what counts', () => {
  it('is every game but a guided one', () => {
    expect(counted(heads, { game: undefined, corrected: false, borrowed: false }).map(({ id }) => id)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '6',
    ])
  })

  it('may leave out corrected and borrowed ones', () => {
    expect(counted(heads, { game: undefined, corrected: true, borrowed: true }).map(({ id }) => id)).toEqual([
      '1',
      '2',
      '6',
    ])
  })
})

describe('one game among several', () => {
  const both = [...heads, head('7', { ...lost, game: 'h' }), head('8', { game: 'i' })]

  it('is counted alone where that is wanted', () => {
    const left = { corrected: false, borrowed: false }
    expect(counted(both, { ...left, game: 'h' }).map(({ id }) => id)).toEqual(['7'])
    expect(counted(both, { ...left, game: undefined }).length).toBe(7)
  })

  it('can be chosen once a night of it is over', () => expect(gamesIn(both)).toEqual(['g', 'h']))
})

describe('a tally', () => {
  const tally = tallyOf(counted(heads, { game: undefined, corrected: false, borrowed: false }))

  it('counts games over and running', () => {
    expect(tally).toMatchObject({ all: 5, running: 1, corrected: 1, over: { won: 3, lost: 1 }, streak: 2 })
  })

  it('groups them', () => {
    expect(tally.against).toEqual([
      { key: 'Yig', won: 3, lost: 0 },
      { key: 'Cthulhu', won: 0, lost: 1 },
    ])
    expect(tally.seats.map(({ key }) => key)).toEqual(['1', '2'])
  })

  it('knows how long they were', () => {
    expect(tally).toMatchObject({ length: 10, shortest: 10, longest: 21 })
    expect(tally.lengths.map(({ key }) => binName(key))).toEqual(['6–10', '21–25'])
    expect(middle([])).toBeUndefined()
    expect(middle([4, 1, 3, 2])).toBe(2.5)
  })
})

describe('an export', () => {
  it('is a table any program reads', () => {
    const [top, first] = csvOf(heads.slice(0, 1), {}).split('\r\n')
    expect(top).toBe(
      'id,game,date,against,investigators,party,rules,turns,result,corrected,realDice,origin,luckSeen,luckExpected',
    )
    expect(first).toBe('1,g,2026-11-01T00:00:01.000Z,Yig,2,"Joe, ""Kate""",Revised,10,won,no,no,new,,')
  })

  it('is JSON with the luck that is known', () => {
    const [game] = JSON.parse(jsonOf(heads.slice(0, 1), { 1: { inputs: 1, seen: 5, expected: 4.5 } }))
    expect(game).toMatchObject({ id: '1', result: 'won', luck: { seen: 5, expected: 4.5 } })
  })
})
