/** The first printing (2011) as printed. */
import { firstWithFaq } from './first-faq.ts'
import { type RuleSet, vary } from './seams.ts'

export const first: RuleSet = vary(firstWithFaq, {
  id: 'first',
  name: 'First printing (2011)',
  wild: 1, // ES-DICE-05
  payAt: [],
  spells: 'beforeRoll', // ES-SPELL-02
  diceOffSpells: false, // ES-SPELL-06
  focusOncePerTurn: false, // ES-FOCUS-03
  abilities: 'firstPrinted',
  resolution: ['rewards', 'home', 'take', 'collect'],
  freeFirstAid: 'both', // ES-ENTRANCE-02
  monstersBelow: 'anywhere', // ES-MONSTER-07
  flipped: 'afterMidnight', // ES-RULING-55
  midnight: 'inTurn', // ES-MIDNIGHT-01
})
