/** ES-MIDNIGHT: effects on the cards in play, a new Mythos card, daily abilities. */
import { decision } from '@vigil/kernel'
import { lingeringSource } from '../effects/moment.ts'
import type { Effect } from '../effects/vocabulary.ts'
import { type Frame, push, type StepsOf } from '../frame.ts'
import type { Option } from '../kind.ts'
import { cardsInPlay, findCard, markerInPlay, placesInPlay } from '../nouns/board.ts'
import { clockwise, someone } from '../nouns/person.ts'
import type { MidnightStep } from '../rulesets/seams.ts'
import type { State } from '../state.ts'
import { adventureOf, allyOf, attackOf, monsterOf, mythosOf, type World } from '../world.ts'
import { handInLost } from './lost-and-found.ts'

const onCards = (w: World, s: Readonly<State>): string[] => {
  const sources: string[] = []
  for (const { card } of cardsInPlay(s)) if (adventureOf(w, card).midnight) sources.push(`card:${card}`)
  for (const { monsters } of placesInPlay(s)) {
    for (const { marker } of monsters) if (monsterOf(w, marker).midnight) sources.push(`monster:${marker}`)
  }
  return sources
}

const lingering = (w: World, s: Readonly<State>): string[] =>
  s.mythos !== null && mythosOf(w, s.mythos).lingering.midnight ? [`mythos:${s.mythos}`] : []

const ofAllies = (w: World, s: Readonly<State>): string[] => {
  const sources: string[] = []
  for (const seat of clockwise(s)) {
    for (const ally of someone(s, seat).allies) {
      if (allyOf(w, ally).standing.triggers?.some(({ on }) => on === 'midnight')) sources.push(`ally:${ally}`)
    }
  }
  return sources
}

/** ES-RULING-11: Adventures, Other Worlds by age, monsters, the Mythos card; allies stand last. */
const SOURCES = {
  effects: (w: World, s: Readonly<State>) => [...onCards(w, s), ...lingering(w, s), ...ofAllies(w, s)],
  locations: onCards,
  lingering: (w: World, s: Readonly<State>) => [...lingering(w, s), ...ofAllies(w, s)],
} as const

/** ES-MIDNIGHT-04, ES-RULING-69: one step of midnight. */
const framesOf = (step: MidnightStep): Frame[] => {
  switch (step) {
    case 'doom':
      return [{ at: 'doom.add', n: 1, devoured: -1 }]
    case 'mythos':
      return [{ at: 'mythos.draw' }]
    case 'recharge':
      return [{ at: 'midnight.recharge' }]
    default:
      return [{ at: 'midnight.list', step }]
  }
}

/** ES-RULING-69: the awake one attacks right after the doom token, or first of all where there is none. */
const framesOfMidnight = ({ rules }: World, before: boolean): Frame[] => {
  const frames = rules.midnightSteps.map(framesOf)
  const at = rules.midnightSteps[0] === 'doom' ? 1 : 0
  return [...frames.slice(0, at).flat(), { at: 'midnight.attack', before }, ...frames.slice(at).flat()]
}

interface Due {
  readonly list: readonly Effect[]
  readonly who: number
  readonly source: string
}

const nameOf = (source: string): string => source.slice(source.indexOf(':') + 1)

/** ES-RULING-83: an effect whose card has left play meanwhile is skipped. */
const dueOf = (w: World, s: Readonly<State>, source: string): Due | undefined => {
  const id = nameOf(source)
  const who = s.active
  if (source.startsWith('card:')) {
    const list = findCard(s, id) && adventureOf(w, id).midnight
    return list && { list, who, source: id }
  }
  if (source.startsWith('monster:')) {
    const list = markerInPlay(s, id) && monsterOf(w, id).midnight
    return list && { list, who, source: id }
  }
  if (source.startsWith('mythos:')) {
    const list = s.mythos === id ? mythosOf(w, id).lingering.midnight : undefined
    return list && { list, who, source: lingeringSource(id) }
  }
  const owner = clockwise(s).find((seat) => someone(s, seat).allies.includes(id))
  const list = allyOf(w, id)
    .standing.triggers?.filter(({ on }) => on === 'midnight')
    .flatMap(({ effects }) => effects)
  return owner === undefined || !list ? undefined : { list, who: owner, source: id }
}

type MidnightAt = `midnight.${'strike' | 'list' | 'effects' | 'rest' | 'attack' | 'recharge'}`

export const midnightSteps: StepsOf<MidnightAt | 'battle.attack'> = {
  'midnight.strike': {
    run(w, s, _f, emit) {
      if (w.rules.midnight === 'afterTurn') s.phase = 'midnight'
      s.midnightDue = false
      emit?.({ is: 'midnight' })
      // ES-BATTLE-06, ES-MIDNIGHT-07: in battle the attack replaces everything else.
      if (s.awake) return push(s, [{ at: 'battle.attack' }, { at: 'midnight.recharge' }])
      handInLost(w, s, emit)
      if (s.hall) return push(s, framesOfMidnight(w, s.hall.awake))
      push(s, w.rules.midnightSteps.flatMap(framesOf))
    },
  },
  'midnight.list': {
    run: (w, s, { step }) => push(s, [{ at: 'midnight.effects', sources: SOURCES[step](w, s) }]),
  },
  /** ES-FANSEAL-09; `before`: it was awake when midnight struck. */
  'midnight.attack': {
    run(w, s, { before }) {
      if (s.hall?.awake && (before || w.rules.rulings.attacksOnWaking)) push(s, [{ at: 'battle.attack' }])
    },
  },
  /** ES-RULING-11: the player whose turn just ended orders them, or leaves them in the default order. */
  'midnight.effects': {
    forced: true,
    ask(_w, s, { sources }) {
      const each: Option[] = sources.map((source) => ({ do: 'effect', source }))
      const options: Option[] = sources.length > 1 ? [{ do: 'inOrder' }, ...each] : [{ do: 'inOrder' }]
      return decision(s.active, { is: 'midnightOrder' }, options)
    },
    answer(_w, s, { sources }, [pick]) {
      if (pick?.do !== 'effect') return push(s, [{ at: 'midnight.rest', sources }])
      const rest = sources.filter((source) => source !== pick.source)
      push(s, [
        { at: 'midnight.rest', sources: [pick.source] },
        { at: 'midnight.effects', sources: rest },
      ])
    },
  },
  /** In the order given. */
  'midnight.rest': {
    run(w, s, { sources }, emit) {
      const [first, ...rest] = sources
      if (first === undefined) return
      if (rest.length) push(s, [{ at: 'midnight.rest', sources: rest }])
      const due = dueOf(w, s, first)
      if (!due) return
      emit?.({ is: 'midnightEffect', source: due.source })
      push(s, [{ at: 'effects', ...due }])
    },
  },
  'midnight.recharge': {
    // ES-ABILITY-03
    run(_w, s) {
      for (const { person } of s.seats) if (person) person.spent = []
    },
  },
  'battle.attack': {
    run(w, s, _f, emit) {
      emit?.({ is: 'attack', id: s.ancientOne })
      push(s, [{ at: 'effects', list: attackOf(w, s.ancientOne), who: s.active, source: s.ancientOne }])
    },
  },
}
