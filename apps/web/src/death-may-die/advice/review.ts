/** A game looked at again: what was done with its dice, against the best that could have been done. */
import { type DMD, deathMayDie, type Pack } from '@vigil/death-may-die'
import type { AnyRecord, Seat, Work } from '@vigil/kernel'
import { slipOf } from '@vigil/odds'
import { type Weigher, weigherOf } from '@vigil/odds/death-may-die'
import { botAt, type Story, storyOf } from '@vigil/table'
import type { Reviewed, Slip } from '../../advice/adviser.ts'

/** As many as one wants to read. */
const MOST = 8

type Picked = readonly DMD['option'][]

const slipOn = (weigher: Weigher, story: Story<DMD>, page: number, seat: Seat, pick: Picked): Slip<DMD> | undefined => {
  const { view, waits } = story.at(page - 1, [seat])
  if (waits.is !== 'decision' || waits.decision.options.length < 2) return undefined
  const weighed = weigher.weigh(view, waits.decision)
  // Answers for different ends are not to be held against each other.
  if (!weighed?.here) return undefined
  const answers = weighed.answers.map((each) => ({ ...each, chance: { low: each.chance, high: each.chance } }))
  const slip = slipOf<DMD['option']>(answers, pick)
  if (!slip) return undefined
  const { given, better, cost } = slip
  return { page, seat, given: given.pick, better: better.pick, chance: given.chance, best: better.chance, cost }
}

/** Answers of people; where only bots played, theirs. */
const answersIn = (story: Story<DMD>): { readonly page: number; readonly seat: Seat; readonly pick: Picked }[] => {
  const all = story.pages.flatMap(({ input }, page) =>
    input?.is === 'answer' ? [{ page, seat: input.seat, pick: input.pick }] : [],
  )
  const { seating } = story.at(story.length - 1)
  const people = all.filter(({ seat }) => botAt(seating, seat) === null)
  return people.length > 0 ? people : all
}

export function* reviewing(pack: Pack, record: AnyRecord, tell: (done: number) => void): Work<Reviewed<DMD>> {
  const read = storyOf(deathMayDie(pack), record, { anyVersion: true })
  if (!read.ok) throw new Error(read.why.code)
  const weigher = weigherOf(pack)
  const answers = answersIn(read.value)
  const slips: Slip<DMD>[] = []
  for (const [i, { page, seat, pick }] of answers.entries()) {
    const slip = slipOn(weigher, read.value, page, seat, pick)
    if (slip) slips.push(slip)
    tell((i + 1) / answers.length)
    yield
  }
  const cost = slips.reduce((sum, slip) => sum + slip.cost, 0)
  return { slips: slips.sort((a, b) => b.cost - a.cost).slice(0, MOST), cost, count: slips.length }
}
