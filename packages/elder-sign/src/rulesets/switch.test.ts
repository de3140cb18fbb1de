/** House rules are made of the seams: each switch turns one of them and nothing else. */
import { sameJson } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { keyOfChoice, resolveRules } from './choice.ts'
import { brokenBond } from './choice-fault.ts'
import { RULE_SETS, ruleSetOf, switchesOver } from './index.ts'
import { noteOf, RULING_NAMES, RULINGS, SEAM_NAMES, type Seam } from './seam-notes.ts'
import type { RuleSet } from './seams.ts'
import { matters, RULING, readingOf } from './switch.ts'

const ALL = RULE_SETS.flatMap((base) => switchesOver(base.id).map((each) => ({ base, each })))

/** Seams and rulings in which two rule sets differ. */
const differences = (a: RuleSet, b: RuleSet): string[] => [
  ...SEAM_NAMES.filter((seam) => !sameJson(a[seam], b[seam])),
  ...RULING_NAMES.filter((name) => a.rulings[name] !== b.rulings[name]),
]

describe('seams', () => {
  it('are all described, and their ids are words', () => {
    const [any] = RULE_SETS
    const { id: _, name: __, rulings, ...seams } = any ?? expect.fail('no rule sets')
    expect([...SEAM_NAMES].sort()).toEqual(Object.keys(seams).sort())
    expect([...RULING_NAMES].sort()).toEqual(Object.keys(rulings).sort())
    const ids = [...SEAM_NAMES.map((seam) => noteOf(seam).id), ...RULING_NAMES.map((name) => RULINGS[name].id)]
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it.each(RULE_SETS)('have a reading for whatever $id decides', (rules) => {
    for (const seam of SEAM_NAMES) expect(readingOf(rules, seam), seam).not.toBe('')
  })

  it('are bound to readings that exist', () => {
    for (const seam of SEAM_NAMES)
      for (const { reading, requires = {}, excludes = {} } of noteOf(seam).bonds ?? []) {
        expect(Object.keys(noteOf(seam).readings)).toContain(reading)
        for (const [other, readings] of [...Object.entries(requires), ...Object.entries(excludes)])
          for (const each of readings) expect(Object.keys(noteOf(other as Seam).readings), other).toContain(each)
      }
  })

  it.each(RULE_SETS)('stand together in $id', (rules) => expect(brokenBond(rules)).toBeUndefined())
})

describe('switches', () => {
  it('are every seam in which another rule set differs, and every ruling', () => {
    for (const base of RULE_SETS) {
      const expected = RULE_SETS.flatMap((other) =>
        SEAM_NAMES.filter((seam) => !sameJson(other[seam], base[seam])).map((seam) => `${other.id}:${noteOf(seam).id}`),
      )
      const rulings = RULING_NAMES.filter((name) => matters(base, name)).map((name) => `${RULING}:${RULINGS[name].id}`)
      expect(
        switchesOver(base.id)
          .map(({ id }) => id)
          .sort(),
      ).toEqual([...expected, ...rulings].sort())
    }
    expect(switchesOver('nothing')).toEqual([])
  })

  it.each(ALL)('$base.id with $each.id differs in that seam alone', ({ base, each }) => {
    const key = keyOfChoice({ rules: base.id, with: [each.id] })
    const rules = ruleSetOf(key) ?? expect.fail('unknown')
    expect(differences(base, rules)).toEqual([each.turns])
    expect(rules.id).toBe(key)
    const source = RULE_SETS.find(({ id }) => id === each.from)
    if (source) expect(rules[each.turns as Seam]).toEqual(source[each.turns as Seam])
    expect(each.to).not.toBe(each.instead)
    expect(each.rules.join()).toMatch(/^ES-/)
  })
})

describe('a choice of house rules', () => {
  const both = ['ruling:limited-clues', 'first:wild']

  it('has one name, in whatever order the switches come', () => {
    expect(keyOfChoice({ rules: 'revised', with: both })).toBe('revised/first:wild/ruling:limited-clues')
    expect(keyOfChoice({ rules: 'revised', with: both.toReversed() })).toBe(
      keyOfChoice({ rules: 'revised', with: both }),
    )
    expect(keyOfChoice({ rules: 'first+faq', with: [] })).toBe('first+faq')
  })

  it('is resolved once', () => {
    const key = keyOfChoice({ rules: 'first+faq', with: both })
    expect(ruleSetOf(key)).toBe(ruleSetOf(key))
    expect(ruleSetOf(key)).toMatchObject({ wild: 1, rulings: { limitedClues: true }, autoFail: true })
    for (const rules of RULE_SETS) expect(ruleSetOf(rules.id)).toBe(rules)
  })

  it('[ES-DIFF-01] [ES-DIFF-02] may have a difficulty', () => {
    const key = keyOfChoice({ rules: 'first', difficulty: { hours: 5, events: ['hard', 'easy'] } })
    expect(key).toBe('first/hours:5/events:easy+hard')
    expect(ruleSetOf(key)).toMatchObject({ hoursPerAdvance: 5, mythosDeck: ['easy', 'hard'], wild: 1 })
  })

  it('is unknown where a part of it is', () => {
    for (const key of [
      'house',
      'house/first:wild',
      'revised/first:nothing',
      'revised/first+faq:wild',
      'revised/hours:7',
      '',
    ])
      expect(resolveRules(key, RULE_SETS), key).toBeUndefined()
  })
})
