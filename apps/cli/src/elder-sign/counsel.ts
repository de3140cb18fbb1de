/** Elder Sign's counsel: its bots, and the exact odds of attempts. */
import { expertBot, reasonText, steadyBot } from '@vigil/bots/elder-sign'
import type { ES, Option, Pack, View } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import { attemptOdds, boundsOf, chanceAt, PATIENCE, taskLuck } from '@vigil/odds/elder-sign'
import type { Counsel, Question, Weighed } from '../counsel.ts'

/** The card an answer leads to before any attempt is begun. */
const cardOf = (option: Option, { people, active }: View): string | undefined => {
  if (option.do === 'move') return option.to
  if (option.do !== 'stay' && option.do !== 'attempt') return undefined
  const person = people[active]
  return person && 'at' in person ? person.at : undefined
}

/** Where to go: the chance at each card. It says nothing of what success is worth there. */
const weighPlaces = (pack: Pack, { view, decision }: Question<ES>): Weighed<ES> | undefined => {
  const answers = decision.options.flatMap((option) => {
    const card = cardOf(option, view)
    if (card === undefined || !view.cards.some((each) => each.card === card)) return []
    const odds = chanceAt({ pack, view }, view.active, card, {}, { positions: PATIENCE })
    return odds ? [{ pick: [option], chance: boundsOf(odds) }] : []
  })
  return answers.length === 0 ? undefined : { of: 'success at the card, with everything in hand', answers }
}

const weigh = (pack: Pack, question: Question<ES>): Weighed<ES> | undefined => {
  const { view, decision } = question
  if (decision.about.is === 'move' || decision.about.is === 'action') return weighPlaces(pack, question)
  const odds = view.expedition ? attemptOdds({ pack, view, decision }) : undefined
  return odds && { of: 'success in this attempt, under best play from then on', ...odds }
}

export const elderSignCounsel = (pack: Pack, words: Words): Counsel<ES> => ({
  bots: { steady: steadyBot(pack), expert: expertBot(pack) },
  reason: (reason, view) => reasonText(reason, words, view),
  weigh: (question) => weigh(pack, question),
  luck: taskLuck,
  when: ({ turn, expedition }) =>
    expedition?.card ? `turn ${turn}, ${words.nameOf(expedition.card)}` : `turn ${turn}`,
})
