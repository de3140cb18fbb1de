/** The rule sets of Elder Sign, and what differs between two of them. */
import { compareRules, type ES, RULE_SETS, ruleSetOf } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import type { RuleSets, Speech } from '../face.ts'
import type { ElderSignSpeech } from './speech.ts'

/** The face makes its speech with the words of its cards. */
const wordsOf = (speech: Speech<ES>): Words => (speech as ElderSignSpeech).words

export const ruleSets: RuleSets<ES> = {
  ids: RULE_SETS.map(({ id }) => id),
  name: (id, speech) => wordsOf(speech).ruleSetName(id),
  compare(a, b, speech) {
    const [one, other] = [ruleSetOf(a), ruleSetOf(b)]
    if (!one || !other) return []
    const words = wordsOf(speech)
    return compareRules(one, other).map(({ seam, rules, rows, ...readings }) => ({
      topic: words.seamName(seam),
      rules,
      rows,
      a: words.readingText(seam, readings.a),
      b: words.readingText(seam, readings.b),
    }))
  },
}
