/** A ruling that was a choice names its switch, or says why it has none. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync(new URL('../../../docs/rules/death-may-die.md', import.meta.url), 'utf8')
const choices = page.split('\n').filter((line) => /^- \*\*DMD-RULING-\d+ \(C\)\*\*/.test(line))

it('there are choices', () => expect(choices.length).toBeGreaterThan(10))

it.each(choices)('%s', (ruling) => {
  expect(ruling).toMatch(/\*(No switch: .+|.*\(switch `[\w-]+`\).*)\*$/)
})
