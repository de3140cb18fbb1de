/** The odds on the board: asked for with every change, shown when they come, never waited for. */
import type { DieId, ES, Option, View } from '@vigil/elder-sign'
import { useEffect, useMemo, useState } from 'react'
import type { Adviser, Question } from '../../advice/adviser.ts'
import type { Chance } from '../../advice/chance.ts'
import { type Moment, type Sitting, useMoment } from '../../sitting/sitting.ts'
import { lairIn } from '../hall.ts'
import type { ElderSignAdviser } from './adviser.ts'
import type { CardTold } from './ask.ts'
import type { AttemptOdds, CardOdds } from './odds.ts'

/** Of a card, and whether the number is that of a moment ago. */
export interface ShownOdds extends CardOdds {
  readonly isStale?: true
}

export interface BoardOdds {
  of(card: string): ShownOdds | undefined
  /** After this answer; undefined where it cannot be told. */
  after(pick: readonly Option[]): Chance | undefined
}

interface Found {
  readonly seq: number
  /** Whose chances they are. */
  readonly seat: number
  readonly cards: ReadonlyMap<string, ShownOdds>
}

const NOTHING: Found = { seq: -1, seat: -1, cards: new Map() }

/** Numbers of a moment ago stay until the new ones come, as long as they are the same person's. */
const faded = ({ cards, seat, seq }: Found, view: View, now: number): Found['cards'] => {
  if (seat !== view.active) return new Map()
  return seq === now ? cards : new Map([...cards].map(([card, odds]) => [card, { ...odds, isStale: true as const }]))
}

const cardsOf = (view: View): string[] => {
  const lair = lairIn(view)
  const here = view.people[view.active]
  const at = here && 'at' in here ? here.at : ''
  const ids = [...view.cards.map(({ card }) => card), ...(lair && view.hall?.open ? [lair.card] : [])]
  // Where one stands comes first.
  return ids.sort((a, b) => Number(b === at) - Number(a === at))
}

const useCardOdds = (adviser: ElderSignAdviser | undefined, { glance: { view, seq } }: Moment<ES>): Found['cards'] => {
  const [found, setFound] = useState(NOTHING)
  useEffect(() => {
    if (!adviser || view.awake || view.ending) return
    let gone = false
    const hear = ({ card, odds }: CardTold): void => {
      if (gone) return
      setFound((last) => ({ seq, seat: view.active, cards: new Map([...faded(last, view, seq), [card, odds]]) }))
    }
    const settle = (): void => {
      if (gone) return
      setFound(({ cards, ...rest }) => ({ ...rest, cards: new Map([...cards].filter(([, { isStale }]) => !isStale)) }))
    }
    adviser.cardOdds(view, cardsOf(view), hear).then(settle, settle)
    return () => {
      gone = true
    }
  }, [adviser, view, seq])
  return useMemo(() => (adviser ? faded(found, view, seq) : NOTHING.cards), [adviser, found, view, seq])
}

const questionOf = (sitting: Sitting<ES>, { glance }: Moment<ES>): Question<ES> | undefined => {
  if (glance.waits.is !== 'decision' || !glance.view.expedition) return undefined
  return sitting.question(glance.waits.decision.seat)
}

interface FoundAttempt extends AttemptOdds {
  readonly seq: number
  readonly byPick: ReadonlyMap<string, Chance>
}

const dieLike = ({ dice }: View, id: DieId): string => {
  const die = dice[id]
  return die ? `${die.colour} ${die.face} ${die.at} ${die.on}` : String(id)
}

/** Answers that differ only in which of two equal dice they name, or in their order, are one. */
const keyOf = (pick: readonly Option[], view: View): string => {
  const likeness = (option: Option): string => {
    const { die, dice, ...rest } = option as Option & { die?: DieId; dice?: readonly DieId[] }
    const named = [...(dice ?? []), ...(die === undefined ? [] : [die])].map((id) => dieLike(view, id))
    return JSON.stringify([rest, named.sort()])
  }
  return pick.map(likeness).sort().join()
}

const useAttemptOdds = (
  adviser: ElderSignAdviser | undefined,
  sitting: Sitting<ES>,
  moment: Moment<ES>,
): FoundAttempt | undefined => {
  const [found, setFound] = useState<FoundAttempt>()
  useEffect(() => {
    const question = questionOf(sitting, moment)
    if (!adviser || !question) return
    const { seq } = moment.glance
    let gone = false
    const hear = (odds: AttemptOdds | undefined): void => {
      if (gone || !odds) return
      const byPick = new Map(odds.answers.map(({ pick, chance }) => [keyOf(pick, question.view), chance]))
      setFound({ ...odds, seq, byPick })
    }
    adviser.attemptOdds(question).then(hear, () => undefined)
    return () => {
      gone = true
    }
  }, [adviser, sitting, moment])
  return found
}

/** Going somewhere is worth what the attempt there is. */
const placeOf = (option: Option, view: View): string | undefined => {
  if (option.do === 'move') return option.to
  const here = view.people[view.active]
  return (option.do === 'stay' || option.do === 'attempt') && here && 'at' in here ? here.at : undefined
}

export const useOdds = (given: Adviser<ES> | undefined, sitting: Sitting<ES>): BoardOdds => {
  // The board of Elder Sign is only ever given its own adviser.
  const adviser = given as ElderSignAdviser | undefined
  const moment = useMoment(sitting)
  const { view, seq } = moment.glance
  const cards = useCardOdds(adviser, moment)
  const attempt = useAttemptOdds(adviser, sitting, moment)
  return useMemo(() => {
    const last = adviser && attempt
    const under = view.expedition?.card
    const atPlace = (option: Option | undefined): Chance | undefined => {
      const place = under || !option ? undefined : placeOf(option, view)
      const odds = place === undefined ? undefined : cards.get(place)
      return odds?.isStale ? undefined : odds?.all
    }
    return {
      of: (card) => {
        if (card !== under) return cards.get(card)
        return last && { all: last.here, ...(last.seq === seq ? {} : { isStale: true as const }) }
      },
      after: (pick) => {
        const own = last?.seq === seq ? last.byPick.get(keyOf(pick, view)) : undefined
        return own ?? (pick.length === 1 ? atPlace(pick[0]) : undefined)
      },
    }
  }, [adviser, attempt, cards, view, seq])
}
