/** The odds on the board: asked for with every change, shown when they come, never waited for. */
import type { DieId, ES, Option, View } from '@vigil/elder-sign'
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Adviser, Question } from '../../advice/adviser.ts'
import type { Chance } from '../../advice/chance.ts'
import { whenIdle } from '../../screens/start/use-idle.ts'
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

/** Milliseconds in which numbers gather before they are shown: every showing draws cards anew. */
const GATHER = 120

/** Milliseconds after which a number that did not come again looks old; most come before anybody could read them. */
const MOMENT = 250

/** Numbers of before stay until the new ones come, as long as they are the same person's. */
const carried = ({ cards, seat, seq }: Found, view: View, now: number, isOverdue: boolean): Found['cards'] => {
  if (seat !== view.active) return NOTHING.cards
  if (seq === now || !isOverdue) return cards
  return new Map([...cards].map(([card, odds]) => [card, { ...odds, isStale: true as const }]))
}

/** Whether what was known before this moment is old by now. */
const useOverdue = (seq: number): boolean => {
  const [overdue, setOverdue] = useState(-1)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setOverdue(seq)), MOMENT)
    return () => clearTimeout(timer)
  }, [seq])
  return overdue === seq
}

const cardsOf = (view: View): string[] => {
  const lair = lairIn(view)
  const here = view.people[view.active]
  const at = here && 'at' in here ? here.at : ''
  const ids = [...view.cards.map(({ card }) => card), ...(lair && view.hall?.open ? [lair.card] : [])]
  // Where one stands comes first.
  return ids.sort((a, b) => Number(b === at) - Number(a === at))
}

const useCardOdds = (adviser: ElderSignAdviser | undefined, { glance: { view, seq } }: Moment<ES>): Found => {
  const [found, setFound] = useState(NOTHING)
  useEffect(() => {
    if (!adviser || view.awake || view.ending) return
    const gathered = new Map<string, CardOdds>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const show = (isAll: boolean): void => {
      clearTimeout(timer)
      timer = undefined
      if (gone) return
      const fresh = [...gathered]
      const shown = (last: Found): Found => {
        const rest = isAll ? NOTHING.cards : carried(last, view, seq, true)
        return { seq, seat: view.active, cards: new Map([...rest, ...fresh]) }
      }
      // An answer does not wait for numbers.
      startTransition(() => setFound(shown))
    }
    const hear = ({ card, odds }: CardTold): void => {
      gathered.set(card, odds)
      timer ??= setTimeout(() => show(false), GATHER)
    }
    const settle = (): void => show(true)
    // The answer is on the screen first.
    const stop = whenIdle(() => adviser.cardOdds(view, cardsOf(view), hear).then(settle, settle))
    return () => {
      gone = true
      stop()
    }
  }, [adviser, view, seq])
  return found
}

const questionOf = (sitting: Sitting<ES>, { glance }: Moment<ES>): Question<ES> | undefined => {
  if (glance.waits.is !== 'decision' || !glance.view.expedition) return undefined
  return sitting.question(glance.waits.decision.seat)
}

interface FoundAttempt extends AttemptOdds {
  readonly seq: number
  readonly card: string | undefined
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
    if (!adviser) return
    const { seq } = moment.glance
    let gone = false
    const ask = async (): Promise<void> => {
      const question = questionOf(sitting, moment)
      const odds = question && (await adviser.attemptOdds(question).catch(() => undefined))
      if (gone || !odds) return
      const byPick = new Map(odds.answers.map(({ pick, chance }) => [keyOf(pick, question.view), chance]))
      const card = question.view.expedition?.card
      startTransition(() => setFound({ ...odds, seq, card, byPick }))
    }
    const stop = whenIdle(() => void ask())
    return () => {
      gone = true
      stop()
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
  const found = useCardOdds(adviser, moment)
  const attempt = useAttemptOdds(adviser, sitting, moment)
  const isOverdue = useOverdue(seq)
  const cards = useMemo(
    () => (adviser ? carried(found, view, seq, isOverdue) : NOTHING.cards),
    [adviser, found, view, seq, isOverdue],
  )
  const isFresh = found.seq === seq
  const isOld = isOverdue && attempt?.seq !== seq
  return useMemo(() => {
    const last = adviser && attempt
    const under = view.expedition?.card
    const atPlace = (option: Option | undefined): Chance | undefined => {
      const place = under || !option ? undefined : placeOf(option, view)
      const odds = place === undefined ? undefined : cards.get(place)
      return isFresh && !odds?.isStale ? odds?.all : undefined
    }
    return {
      of: (card) => {
        if (card !== under) return cards.get(card)
        return last?.card === under ? { all: last.here, ...(isOld && { isStale: true as const }) } : undefined
      },
      after: (pick) => {
        const own = last?.seq === seq ? last.byPick.get(keyOf(pick, view)) : undefined
        return own ?? (pick.length === 1 ? atPlace(pick[0]) : undefined)
      },
    }
  }, [adviser, attempt, cards, isFresh, isOld, view, seq])
}
