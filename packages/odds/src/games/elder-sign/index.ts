/** What can be done next in an attempt, each deed with its value. */
export { type Advised, adviceOf, type Deed } from './advice.ts'
/** The attempt under way as people read it, and how lucky its dice were. */
export { type AttemptOdds, attemptOdds, boundsOf, PATIENCE } from './answers.ts'
export * from './attempt.ts'
export { type BattleOdds, battleAttempt, battleOdds } from './battle.ts'
export { cardAttempt, type Outfit } from './card-attempt.ts'
/** From a view, before anybody goes there: the attempt of a seat at a card, and its chance as equipped. */
export { attemptAt, chanceAt, type Spending, type Table } from './card-chance.ts'
/** From a view and what is asked: the odds of the attempt under way, and of every answer. */
export { type AnswerOdds, type Asking, answersIn, type Memory, oddsIn, searchIn } from './in-game.ts'
export { type Losses, type Lost, lossesOf } from './losses.ts'
export { hitChance, type TaskLuck, taskLuck, wantedFaces } from './luck.ts'
export type { Outcome, Worth } from './outcome.ts'
export * from './plain-attempt.ts'
/** From a view and what is asked: the attempt under way as plain data. */
export { attemptIn, type Bridged } from './position.ts'
export { readingOf } from './reading.ts'
export type { Seen } from './scene.ts'
export type { Budget } from './search.ts'
export { NO_LIMIT, newSearch, type Odds, oddsOf, type Range } from './solve.ts'
export { isTaskFault, MOST_INVESTIGATION, readTasks, SYMBOLS, type TaskFault } from './task-text.ts'
export { leastDice } from './ways.ts'
