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

type Refused = readonly [rules: string, chosen: unknown, why: Readonly<Record<string, string>>]

/** One switch alone, the reason, and what would mend it. */
const needs = (rules: string, id: string, rule: string, why: string, missing: string): readonly Refused[] => [
  [rules, [id], { code: 'setup.switchNeeds', rule, why, missing }],
]

const others = (seam: string): string => ['revised', 'first+faq', 'first'].map((from) => `${from}:${seam}`).join(', ')

const REFUSED: readonly Refused[] = [
  [
    'revised',
    ['first:flipped-monsters'],
    { code: 'setup.switchNeeds', rule: 'ES-MONSTER-18', missing: 'first:midnight-timing' },
  ],
  [
    'first+faq',
    ['first:midnight-timing'],
    {
      code: 'setup.switchNeeds',
      rule: 'ES-MONSTER-18',
      missing: 'revised:flipped-monsters, first:flipped-monsters, fan:flipped-monsters',
    },
  ],
  [
    'first',
    ['revised:midnight-timing'],
    {
      code: 'setup.switchNeeds',
      rule: 'ES-MONSTER-18',
      missing: 'revised:flipped-monsters, first+faq:flipped-monsters, fan:flipped-monsters',
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
  ...needs('revised', 'fan:homecoming', 'ES-RESOLVE-03', 'sheet-without-move', 'fan:turn'),
  ...needs('fan', 'revised:turn', 'ES-RESOLVE-03', 'sheet-without-move', others('homecoming')),
  ...needs(
    'revised',
    'fan:shared-rewards',
    'ES-FANADV-08',
    'nobody-left-to-share',
    'first+faq:resolution, first:resolution, fan:resolution',
  ),
  ...needs('fan', 'revised:resolution', 'ES-FANADV-08', 'nobody-left-to-share', others('shared-rewards')),
  ...needs('revised', 'fan:souvenirs', 'ES-ENTRANCE-05', 'idle-reserve', 'fan:replacement'),
  ...needs('fan', 'revised:replacement', 'ES-ENTRANCE-05', 'idle-reserve', others('souvenirs')),
  ...needs('revised', 'fan:replacement', 'ES-DEVOUR-04', 'nobody-for-sale', 'fan:souvenirs'),
  ...needs('fan', 'revised:souvenirs', 'ES-DEVOUR-04', 'nobody-for-sale', others('replacement')),
  ...needs('revised', 'fan:elder-signs', 'ES-REWARD-04', 'signs-for-nothing', 'fan:ancient-one'),
  ...needs('fan', 'revised:ancient-one', 'ES-REWARD-04', 'signs-for-nothing', others('elder-signs')),
  ...needs('revised', 'fan:ancient-one', 'ES-AWAKEN-01', 'nothing-to-bring', 'fan:elder-signs'),
  ...needs('fan', 'revised:elder-signs', 'ES-AWAKEN-01', 'nothing-to-bring', others('ancient-one')),
  ...needs('revised', 'fan:belongings', 'ES-DEVOUR-03', 'nowhere-to-find', 'fan:lost-and-found'),
  ...needs('fan', 'revised:lost-and-found', 'ES-DEVOUR-03', 'nowhere-to-find', others('belongings')),
  ['revised', ['ruling:attacks-on-waking'], { code: 'setup.switchIdle', base: 'revised' }],
  ['revised', ['first:auto'], { code: 'setup.switch', value: 'first:auto' }],
  ['revised', [3], { code: 'setup.switch', value: '3' }],
  ['revised', 'first:wild', { code: 'setup.switches' }],
  ['revised', ['first+faq:wild'], { code: 'setup.switchIdle', switch: 'first+faq:wild' }],
  ['revised', ['revised:wild'], { code: 'setup.switchIdle', base: 'revised' }],
  ['revised', ['first:wild', 'first:wild'], { code: 'setup.switchTwice', rule: 'ES-DICE-05' }],
  ['revised', ['first+faq:resolution', 'first:resolution'], { code: 'setup.switchTwice', rule: 'ES-RESOLVE-02' }],
]

describe('[ES-RULING-99] refused', () => {
  it.each(REFUSED)('over %s: %j', (rules, chosen, { code, ...rest }) => {
    const { rule = '', ...params } = rest
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
