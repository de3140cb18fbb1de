/** The seams of a rule set that an attempt meets. */
import type { RuleSet } from '@vigil/elder-sign'
import type { Reading } from './attempt.ts'

export const readingOf = (rules: RuleSet): Reading => ({
  wild: rules.wild,
  release: rules.diceOffSpells,
  focusOnce: rules.focusOncePerTurn,
  assistOnce: rules.assistOncePerTurn,
  giveUp: rules.mayGiveUp,
  autoFail: rules.autoFail,
  savedPlay: rules.savedDice === 'play',
  terrorLast: rules.terror === 'afterDiscard',
  castTerror: rules.securedTerror,
  securesEach: rules.secures === 'each',
})
