import { expect, it } from 'vitest'
import { strayRuleSetIds } from './rule-set-ids.ts'
import { smallTree } from './small-tree.ts'

const strayIn = (path: string, text: string): number => strayRuleSetIds(smallTree({ [path]: text })).length

it('finds a rule set asked for by name', () => {
  expect(strayIn('packages/elder-sign/src/turn.ts', "if (rules.id === 'first+faq') {}")).toBe(1)
  expect(strayIn('packages/elder-sign/src/turn.ts', "type T = 'revised'")).toBe(1)
})

it('allows the word in names, comments and longer texts', () => {
  expect(strayIn('packages/elder-sign/src/turn.ts', "const first = 'the first of them' // 'revised'")).toBe(0)
})

it.each(['rulesets/revised.ts', 'content/index.ts', 'turn.test.ts'])('allows it in %s', (file) => {
  expect(strayIn(`packages/elder-sign/src/${file}`, "const id = 'revised'")).toBe(0)
})
