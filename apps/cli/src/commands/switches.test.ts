import { readFileSync } from 'node:fs'
import { RULE_SETS, switchesOver } from '@vigil/elder-sign'
import { describe, expect, it } from 'vitest'
import { fakeIo } from '../fake-io.ts'
import { houseRulesPage, showSwitches } from './switches.ts'

describe('vigil rules --switches', () => {
  it('lists every switch over every rule set', () => {
    const io = fakeIo()
    showSwitches({ json: true }, io)
    const told: { base: string; id: string; says: string; instead: string; needs: string[] }[] = JSON.parse(io.out())
    expect(told.map(({ base, id }) => [base, id])).toEqual(
      RULE_SETS.flatMap(({ id: base }) => switchesOver(base).map(({ id }) => [base, id])),
    )
    for (const { says, instead } of told) {
      expect(says).toMatch(/\.$/)
      expect(says).not.toBe(instead)
    }
    expect(told.find(({ id }) => id === 'first:flipped-monsters')?.needs).toEqual(['first:midnight-timing'])
  })

  it('prints them with rule and explanation', () => {
    const io = fakeIo()
    showSwitches({}, io)
    expect(io.out()).toContain('  first:wild  A wildcard is worth 1 as investigation. [ES-DICE-05]\n')
    expect(io.out()).toContain('      needs also: first:midnight-timing\n')
  })
})

describe('docs/house-rules.md', () => {
  it('is current', () => {
    const page = readFileSync(new URL('../../../../docs/house-rules.md', import.meta.url), 'utf8')
    expect(page, 'write it again: npx vigil rules --switches --markdown > docs/house-rules.md').toBe(houseRulesPage())
  })
})
