/** The switches and seams of Elder Sign in words, for lists and comparisons. */
import { compareRules, type ES, elderSign, RULE_SETS, ruleSetOf, switchesOver } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { words as wordsOf } from '@vigil/elder-sign/text'
import type { Game } from '@vigil/kernel'
import type { Differing, HouseRule } from '../shelf.ts'

const words = wordsOf(core)

export const ruleSetName = (id: string): string => words.ruleSetName(id)

/** What the rules themselves name as missing. */
const needsOf = ({ check }: Game<ES>, rules: string, id: string): string[] => {
  const checked = check({ rules, with: [id], investigators: ['random'], ancientOne: 'random' })
  return checked.ok ? [] : String(checked.why.params.missing ?? '').split(', ')
}

export const houseRules = (): HouseRule[] => {
  const game = elderSign(core)
  return RULE_SETS.flatMap(({ id: base }) =>
    switchesOver(base).map(({ id, seam, to, instead, rules }) => ({
      base,
      id,
      name: words.switchName(id),
      says: words.readingText(seam, to),
      instead: words.readingText(seam, instead),
      rules,
      needs: needsOf(game, base, id),
    })),
  )
}

export const comparison = (a: string, b: string): Differing[] => {
  const one = ruleSetOf(a)
  const other = ruleSetOf(b)
  if (!one || !other) return []
  return compareRules(one, other).map(({ seam, rules, rows, ...readings }) => ({
    seam,
    name: words.seamName(seam),
    rules,
    rows,
    a: words.readingText(seam, readings.a),
    b: words.readingText(seam, readings.b),
  }))
}
