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
  useAt: {
    turn: ['turn', 'prepare', 'judge'],
    adventure: ['prepare', 'judge'],
    rolled: ['judge'],
    failed: ['prepare'],
  },
  payAt: [],
  spells: 'onRoll',
  diceOffSpells: true,
  mayGiveUp: ['prepare', 'judge'],
  autoFail: false,
  focusOncePerTurn: true,
  assistNeedsConsent: true,
  assistOncePerTurn: true,
  abilities: 'corrected',
  resolution: ['home', 'take', 'rewards', 'collect'],
  freeFirstAid: 'either',
  monstersBelow: 'even',
  flipped: 'endOfPhase',
  midnight: 'afterTurn',
  oldMythos: 'under',
}
