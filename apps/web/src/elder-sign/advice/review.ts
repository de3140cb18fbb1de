/** A game looked at again: the answers of its attempts against the best that could have been given. */
import { type ES, elderSign, type Pack } from '@vigil/elder-sign'
import type { AnyRecord, Seat, Work } from '@vigil/kernel'
import { slipOf } from '@vigil/odds'
import { botAt, type Page, type Story, storyOf } from '@vigil/table'
import type { Reviewed, Slip } from '../../advice/adviser.ts'
import { oddsOfAttempt } from './odds.ts'

/** As many as one wants to read. */
const MOST = 8

type Pick = readonly ES['option'][]

/** What the answer of a page cost; undefined where nothing was at stake or nothing was given away. */
const slipOn = (pack: Pack, story: Story<ES>, page: number, seat: Seat, pick: Pick): Slip<ES> | undefined => {
  const { view, waits } = story.at(page - 1, [seat])
  if (waits.is !== 'decision' || !view.expedition || waits.decision.options.length < 2) return undefined
  const slip = slipOf(oddsOfAttempt(pack, { view, decision: waits.decision })?.answers ?? [], pick)
  if (!slip) return undefined
  const { given, better, cost } = slip
  return { page, seat, given: given.pick, better: better.pick, chance: given.chance, best: better.chance, cost }
}

type AnswerPage = Page<ES> & { readonly input: Extract<NonNullable<Page<ES>['input']>, { readonly is: 'answer' }> }

/** Answers of people; where only bots played, theirs. */
const answersIn = (story: Story<ES>): { readonly page: number; readonly answer: AnswerPage['input'] }[] => {
  const all = story.pages.flatMap(({ input }, page) => (input?.is === 'answer' ? [{ page, answer: input }] : []))
  const { seating } = story.at(story.length - 1)
  const people = all.filter(({ answer }) => botAt(seating, answer.seat) === null)
  return people.length > 0 ? people : all
}

export function* reviewing(pack: Pack, record: AnyRecord, tell: (done: number) => void): Work<Reviewed<ES>> {
  const read = storyOf(elderSign(pack), record, { anyVersion: true })
  if (!read.ok) throw new Error(read.why.code)
  const answers = answersIn(read.value)
  const slips: Slip<ES>[] = []
  for (const [i, { page, answer }] of answers.entries()) {
    const slip = slipOn(pack, read.value, page, answer.seat, answer.pick)
    if (slip) slips.push(slip)
    tell((i + 1) / answers.length)
    yield
  }
  const cost = slips.reduce((sum, slip) => sum + slip.cost, 0)
  return { slips: slips.sort((a, b) => b.cost - a.cost).slice(0, MOST), cost, count: slips.length }
}
