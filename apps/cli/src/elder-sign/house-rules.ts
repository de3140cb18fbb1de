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

/** Rows of the matrix that no seam stands for between some two printings, and why they are played alike. */
export const WORDS_ONLY: Readonly<Record<number, string>> = {
  1: 'the revised printing names the phases; when midnight strikes is row 6',
  3: 'allowed in all; only said outright in the revised printing (ES-RULING-05)',
  8: 'abilities are used again after midnight in all; the revised printing counts it as a step (ES-ABILITY-03)',
  12: 'the first printing is silent and falls back on the others',
  13: 'who begins is chosen at set-up, by lot or by agreement, in all',
  17: 'both let a die be taken off for a roll of the own turn; only the words for when differ',
  18: 'taking a die off another’s spell is row 17',
  20: 'one die after one failed roll in all, on the own marker or on a helper’s',
  31: 'all printed costs are losses, so “modified by” and “lost” agree (ES-RULING-35)',
  40: 'the FAQ means Other Worlds too; only the revised printing says so (ES-RULING-82)',
  44: 'nothing alters the roll in the first printing either (ES-RULING-59)',
  60: 'all use a queue, oldest lock first (ES-RULING-31)',
  62: 'the first printing is silent and takes the FAQ; the moment is the same',
  64: 'in the first printing the adventure step is the turn, so “not this turn” in all',
}
