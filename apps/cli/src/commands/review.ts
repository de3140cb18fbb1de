/** `vigil review`: the answers of a saved match that cost most, and how lucky its dice were. */
import { currentNode, type Kind, replay } from '@vigil/kernel'
import { type DiceLuck, expectedOf, luckierThan } from '@vigil/odds'
import type { Face } from '../face.ts'
import { EXIT, Fault } from '../fault.ts'
import { type Io, print, printJson } from '../io.ts'
import { isExact, percentText } from '../percent.ts'
import { type Review, reviewOf, type TurnSlip } from '../review.ts'
import { packOf } from '../save/format.ts'
import { loadSave, saveFault } from '../save/load.ts'
import { boxOf } from '../shelf.ts'
import { reporter } from '../simulation/progress.ts'

export interface ReviewFlags {
  readonly json?: boolean
}

/** As many as one wants to read. */
const MOST = 8

const slipLines = ({ when, who, given, better, slip }: TurnSlip, i: number): string[] => {
  const points = `${(slip.cost * 100).toFixed(1)} points`
  const [before, after] = [slip.better.chance, slip.given.chance]
  const least = isExact(before) && isExact(after) ? points : `at least ${points}, for these are bounds`
  return [
    `${i + 1}. ${when}, ${who}: ${percentText(before)} before, ${percentText(after)} after (${least}).`,
    `   Given: ${given}`,
    `   Better: ${better}`,
  ]
}

const luckLine = (luck: DiceLuck): string => {
  const { seen, chances } = luck
  if (chances.length === 0) return 'No dice were rolled for a task.'
  const expected = expectedOf(luck).toFixed(1)
  const n = Math.round(luckierThan(luck))
  return `Of ${chances.length} dice rolled for tasks ${seen} showed what was wanted; ${expected} were to be expected. That is luckier than in ${n} of 100 games.`
}

const inWords = ({ slips, cost, weighed, luck }: Review): string[] => {
  const answers = `${weighed} ${weighed === 1 ? 'answer' : 'answers'} weighed`
  const sum =
    slips.length === 0
      ? `${answers}; none gave anything away.`
      : `${answers}; ${slips.length} gave something away, ${cost.toFixed(2)} successes in all.`
  return [
    sum,
    'Counted is the chance that the attempt succeeds; what was saved for later is not.',
    '',
    ...slips.slice(0, MOST).flatMap(slipLines),
    ...(slips.length > MOST ? [`and ${slips.length - MOST} that cost less`] : []),
    ...(slips.length > 0 ? [''] : []),
    luckLine(luck),
  ]
}

const asJson = (game: string, over: boolean, { slips, cost, weighed, luck }: Review) => ({
  game,
  over,
  weighed,
  slips: slips.map(({ slip, ...words }) => ({
    ...words,
    cost: slip.cost,
    before: slip.better.chance,
    after: slip.given.chance,
    exact: isExact(slip.better.chance) && isExact(slip.given.chance),
  })),
  cost,
  luck: {
    dice: luck.chances.length,
    seen: luck.seen,
    expected: expectedOf(luck),
    luckierThan: luckierThan(luck),
  },
})

const refuseWithoutOdds = ({ counsel, title }: Face<Kind>): void => {
  if (!counsel.weigh)
    throw new Fault(`${title} has no exact chances yet, so its answers cannot be held against each other.`)
}

export const runReview = (path: string, { json }: ReviewFlags, io: Io): Promise<number> => {
  const record = loadSave(path)
  const { face } = boxOf(record.game).open(packOf(record))
  refuseWithoutOdds(face)
  const replayed = replay(face.game, record)
  if (!replayed.ok) throw saveFault(path, replayed.why, (why) => face.refused(why))
  const match = replayed.value
  const review = reviewOf(face, record, match, reporter(io, match.inputs.length))
  const node = currentNode(match)
  const over = node.kind === 'over'
  if (json) printJson(io, asJson(face.game.id, over, review))
  else {
    print(io, over ? face.ending(node.ending, match.state) : 'The game is not over yet: a review of what was played.')
    for (const line of inWords(review)) print(io, line)
  }
  return Promise.resolve(EXIT.fine)
}
