/** The fan "Revised Core Rules" (v1.0); silent where they are, it keeps the revised printing (ES-RULING-02). */
import { revised } from './revised.ts'
import { type RuleSet, vary } from './seams.ts'

export const fan: RuleSet = vary(revised, {
  id: 'fan',
  name: 'Revised Core Rules (fan, v1.0)',
  rulings: { ...revised.rulings, eliminatedMoveClock: true }, // ES-RULING-26
  turn: 'actions', // ES-FANTURN-01
  clockStart: 6, // ES-SETUP-01
  initialMythos: false, // ES-SETUP-10
  spellConsent: true, // ES-SPELL-05
  mayGiveUp: ['prepare'], // ES-FANADV-01
  savedDice: 'play', // ES-FANADV-06
  terror: 'afterDiscard', // ES-FANADV-05
  securedTerror: true, // ES-RULING-14
  secures: 'each', // ES-FANADV-06
  focusOncePerTurn: false,
  assistNeedsConsent: false,
  assistOncePerTurn: false,
  helpersLose: 'everyone', // ES-FANADV-09
  resolution: ['collect', 'rewards', 'home', 'take'], // ES-FANADV-07
  home: 'sheet',
  shareRewards: true, // ES-FANADV-08
  lostAndFound: 'crowd', // ES-FANENT-02
  souvenirs: 'exhibit', // ES-FANENT-03
  monsterBoxes: 'clockwise', // ES-RULING-77
  monstersBelow: 'clockwise',
  partialRows: 'monsterAlone', // ES-MONSTER-13
  midnightSteps: ['doom', 'locations', 'lingering', 'mythos', 'recharge'], // ES-MIDNIGHT-04
  signs: 'held', // ES-FANSEAL-01
  ancientOne: 'location', // ES-FANSEAL-02
  replacement: 'bought', // ES-FANDEV-03
  belongings: 'lost', // ES-FANDEV-01
})
