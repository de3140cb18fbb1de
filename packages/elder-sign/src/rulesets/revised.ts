/** The revised printing (2012) with the FAQ wherever the FAQ does not contradict it. */
import type { RuleSet } from './seams.ts'

export const revised: RuleSet = {
  id: 'revised',
  name: 'Revised printing (2012) with FAQ',
  rulings: {
    eliminatedMoveClock: false,
    lockTakesAnyDie: true,
    maryBorrows: true,
    refillEmptyPlaces: true,
    limitedClues: false,
  },
  clockStart: 0,
  hoursPerAdvance: 3,
  initialMythos: true,
  wild: 4,
  itemsAfterRoll: true,
  diceOffSpells: true,
  mayGiveUp: ['prepare', 'judge'],
  focusOncePerTurn: true,
  assistNeedsConsent: true,
  assistOncePerTurn: true,
  resolution: ['home', 'take', 'rewards', 'collect'],
  freeFirstAid: 'either',
  monstersBelow: 'even',
  midnight: 'afterTurn',
  oldMythos: 'under',
}
