/** House rules that do not stand together are refused, with the reason and what is missing. */
import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import { elderSign } from '../game.ts'
import { de } from '../text/de/index.ts'
import { words } from '../text/index.ts'
import { RULE_SETS, switchesOver } from './index.ts'

const { check } = elderSign(core)
const checked = (rules: string, switches: unknown) =>
  check({ rules, with: switches, investigators: ['random'], ancientOne: 'random' })

const refused = (rules: string, switches: unknown) => {
  const result = checked(rules, switches)
  return result.ok ? expect.fail('accepted') : result.why
}

describe('house rules', () => {
  it('may be none, one or several', () => {
    for (const chosen of [
      undefined,
      [],
      ['first:wild'],
      ['first:wild', 'first:midnight-timing', 'ruling:mary-borrows'],
    ])
      expect(checked('revised', chosen).ok).toBe(true)
  })

  it('stand alone, or say what they need', () => {
    for (const { id: rules } of RULE_SETS)
      for (const { id } of switchesOver(rules)) {
        const result = checked(rules, [id])
        if (!result.ok) expect(result.why).toMatchObject({ code: 'setup.switchNeeds', params: { switch: id } })
      }
  })

  it('are complete with any one of the parts that are named as missing', () => {
    for (const { id: rules } of RULE_SETS)
      for (const { id } of switchesOver(rules)) {
        const result = checked(rules, [id])
        const missing = result.ok ? [] : String(result.why.params.missing).split(', ')
        for (const part of missing) expect(checked(rules, [id, part]).ok, `${rules}: ${id} with ${part}`).toBe(true)
      }
  })
})

const REFUSED = [
  [
    'revised',
    ['first:flipped-monsters'],
    { code: 'setup.switchNeeds', rule: 'ES-MONSTER-18', missing: 'first:midnight-timing' },
  ],
  [
    'first+faq',
    ['first:midnight-timing'],
    { code: 'setup.switchNeeds', rule: 'ES-MONSTER-18', missing: 'revised:flipped-monsters, first:flipped-monsters' },
  ],
  [
    'first',
    ['revised:midnight-timing'],
    {
      code: 'setup.switchNeeds',
      rule: 'ES-MONSTER-18',
      missing: 'revised:flipped-monsters, first+faq:flipped-monsters',
    },
  ],
  [
    'revised',
    ['first+faq:paying-items'],
    { code: 'setup.switchNeeds', rule: 'ES-ITEM-09', missing: 'first+faq:item-timing, first:item-timing' },
  ],
  [
    'revised',
    ['first:midnight-timing', 'first+faq:flipped-monsters'],
    { code: 'setup.switchClash', rule: 'ES-MONSTER-18', switch: 'first+faq:flipped-monsters' },
  ],
  ['revised', ['first:auto'], { code: 'setup.switch', value: 'first:auto' }],
  ['revised', [3], { code: 'setup.switch', value: '3' }],
  ['revised', 'first:wild', { code: 'setup.switches' }],
  ['revised', ['first+faq:wild'], { code: 'setup.switchIdle', switch: 'first+faq:wild' }],
  ['revised', ['revised:wild'], { code: 'setup.switchIdle', base: 'revised' }],
  ['revised', ['first:wild', 'first:wild'], { code: 'setup.switchTwice', rule: 'ES-DICE-05' }],
  ['revised', ['first+faq:resolution', 'first:resolution'], { code: 'setup.switchTwice', rule: 'ES-RESOLVE-02' }],
] as const

describe('[ES-RULING-99] refused', () => {
  it.each(REFUSED)('over %s: %j', (rules, chosen, { code, ...rest }) => {
    const { rule = '', ...params } = rest as Record<string, string>
    expect(refused(rules, chosen)).toMatchObject({ code, rule, params })
  })

  it('in words, with the switch to add', () => {
    const why = refused('revised', ['first:flipped-monsters'])
    expect(words(core).refusalText(why)).toBe(
      'Monsters turned face down as in “First printing (2011)” (first:flipped-monsters) does not stand alone: ' +
        'monsters can be collected after the midnight of a turn only if midnight is part of it. ' +
        'Choose Midnight as in “First printing (2011)” (first:midnight-timing) as well. [ES-MONSTER-18]',
    )
    expect(words(core, de).refusalText(why)).toBe(
      'Umgedrehte Monster wie in „Erste Ausgabe (2011)“ (first:flipped-monsters) steht nicht allein: ' +
        'Monster können nur dann nach der Mitternacht eines Zuges eingesammelt werden, wenn sie zu ihm gehört. ' +
        'Wähle dazu Mitternacht wie in „Erste Ausgabe (2011)“ (first:midnight-timing). [ES-MONSTER-18]',
    )
  })

  it.each(REFUSED)('%s %j has words in both languages', (rules, chosen) => {
    const why = refused(rules, chosen)
    for (const say of [words(core), words(core, de)]) expect(say.refusalText(why)).not.toContain(why.code)
  })
})
