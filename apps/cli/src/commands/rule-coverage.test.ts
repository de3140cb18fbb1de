import { describe, expect, it } from 'vitest'
import { coverage, isInForce, rulesIn, unknownCitations } from './rule-coverage.ts'

const catalogue = `
## Rules, see XY-TASK-09

- **XY-TASK-01** — A card has tasks. *[R12 Tasks]*
- **XY-TASK-02** — Investigation may be summed. *[R12]* (see **XY-TASK-01**)
- **XY-FAN-01** — Two actions. *[FAN]*
- **XY-RULING-06 (B)** — *Amanda.* As often as she likes.
| **XY-RULING-07** | what the table says | why |
`
const applies = { 'XY-FAN-*': ['fan'], 'XY-RULING-07': ['first', 'revised'] }

describe('a catalogue', () => {
  it('has an entry for every bold id at the start of a line', () => {
    expect(rulesIn(catalogue)).toEqual([
      { id: 'XY-TASK-01', says: 'A card has tasks.' },
      { id: 'XY-TASK-02', says: 'Investigation may be summed.' },
      { id: 'XY-FAN-01', says: 'Two actions.' },
      { id: 'XY-RULING-06', says: 'Amanda. As often as she likes.' },
      { id: 'XY-RULING-07', says: 'what the table says' },
    ])
  })

  it('holds where nothing else is said, by chapter or by id', () => {
    expect(isInForce('XY-TASK-01', applies, ['revised'])).toBe(true)
    expect(isInForce('XY-FAN-01', applies, ['revised'])).toBe(false)
    expect(isInForce('XY-FAN-01', applies, ['revised', 'fan'])).toBe(true)
    expect(isInForce('XY-RULING-07', applies, ['revised'])).toBe(true)
    expect(isInForce('XY-RULING-07', applies, ['fan'])).toBe(false)
  })
})

describe('tests', () => {
  const file = 'task.test.ts'
  const cited = (text: string): Record<string, number> =>
    Object.fromEntries(
      coverage(rulesIn(catalogue), [{ file, text }], applies, ['revised']).map(({ id, tests }) => [id, tests.length]),
    )

  it.each([
    ["it('[XY-TASK-01] a card', () => {})"],
    ['it("[XY-TASK-01] a card", () => {})'],
    ['it(`[XY-TASK-01] a card`, () => {})'],
    ["it('[XY-TASK-01] a player\\'s card', () => {})"],
    ['{ "title": "[XY-TASK-01] a card" }'],
    ["scenario('WE-XY-01 a card [XY-TASK-01]', () => {})"],
  ])('%s cites XY-TASK-01', (text) => {
    expect(cited(text)).toEqual({ 'XY-TASK-01': 1, 'XY-TASK-02': 0, 'XY-RULING-06': 0, 'XY-RULING-07': 0 })
  })

  it('cite several rules at once', () => {
    expect(cited("it('[XY-TASK-01, XY-TASK-02] …', f)")).toMatchObject({ 'XY-TASK-01': 1, 'XY-TASK-02': 1 })
  })

  it('do not cite in comments and code', () => {
    expect(cited('// [XY-TASK-01]\nconst rule = "XY-TASK-02"')).toMatchObject({ 'XY-TASK-01': 0, 'XY-TASK-02': 0 })
  })

  it('count once however often they are written', () => {
    expect(cited("it('[XY-TASK-01] a', f)\nit('[XY-TASK-01] a', f)\nit('[XY-TASK-01] b', f)")['XY-TASK-01']).toBe(2)
  })

  it('may cite what nobody knows', () => {
    const text = "it('[XY-TASK-99] a', f); it('[AB-CD-1] b', f)"
    expect(unknownCitations(rulesIn(catalogue), [{ file, text }])).toEqual([
      ['XY-TASK-99', { file, title: '[XY-TASK-99] a' }],
    ])
  })
})
