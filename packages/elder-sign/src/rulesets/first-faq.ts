/** The first printing (2011) corrected by the errata and the FAQ; silent where the FAQ is, it keeps what was printed. */
import { revised } from './revised.ts'
import { type RuleSet, vary } from './seams.ts'

export const firstWithFaq: RuleSet = vary(revised, {
  id: 'first+faq',
  name: 'First printing (2011) with errata and FAQ',
  // ES-ITEM-01: before any roll on an adventure; ES-ITEM-09: Whiskey and Food also while paying a task.
  useAt: { turn: ['prepare'], adventure: ['prepare'], rolled: ['judge'], failed: ['prepare'] },
  payAt: ['judge'],
  // ES-FAIL-05: only instead of trying again after a failed attempt.
  mayGiveUp: ['discard'],
  autoFail: true,
  // ES-ASSIST-02, -04
  assistNeedsConsent: false,
  assistOncePerTurn: false,
  // ES-RESOLVE-02, -05: rewards first, but their monsters wait for the new card; beaten ones go with the old one.
  resolution: ['rewards', 'home', 'take', 'collect', 'rewardMonsters'],
  flipped: 'endOfTurn',
  oldMythos: 'pile',
})
