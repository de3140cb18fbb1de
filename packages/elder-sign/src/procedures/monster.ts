/** ES-MONSTER: markers appear, are placed, beaten and collected. */
import { decision } from '@vigil/kernel'
import { fire } from '../effects/moment.ts'
import { push, type StepsOf } from '../frame.ts'
import {
  anyPlaceBelow,
  cardsInPlay,
  evenPlaces,
  findCard,
  firstBox,
  firstPlaceBelow,
  freeBoxes,
  liftMarker,
  type Place,
} from '../nouns/board.ts'
import { cultistPlace, orderOf, returnMarker } from '../nouns/cultist.ts'
import { removeLocks } from '../nouns/lock.ts'
import { personAt } from '../nouns/person.ts'
import { has } from '../nouns/standing.ts'
import type { State } from '../state.ts'
import { monsterOf, type World } from '../world.ts'
import { cultistsChanged } from './seal.ts'

const below = (w: World, s: Readonly<State>): Place[] => {
  switch (w.rules.monstersBelow) {
    case 'even':
      return evenPlaces(s)
    case 'anywhere':
      return anyPlaceBelow(s)
    case 'clockwise':
      return firstPlaceBelow(s)
  }
}

/** ES-MONSTER-06, -07, -09: where it was called to, the awake one's side, a free box, else below a card. */
export const placesFor = (w: World, s: Readonly<State>, marker: string): Place[] => {
  const called = cultistPlace(w, s, marker) ?? (s.hall?.awake ? s.ancientOne : undefined)
  if (called !== undefined) return [{ card: called, box: -1 }]
  const boxes = w.rules.monsterBoxes === 'choice' ? freeBoxes(w, s) : firstBox(w, s)
  return boxes.length ? boxes : below(w, s)
}

type MonsterAt = `monster.${'appear' | 'draw' | 'place' | 'collect' | 'cultist'}`

export const monsterSteps: StepsOf<MonsterAt> = {
  'monster.appear': {
    run(w, s, { n }, emit) {
      if (s.awake) return
      if (n > 1) push(s, [{ at: 'monster.appear', n: n - 1 }])
      // ES-ABILITY-09, ES-RULING-49: in her own turn the marker is not even drawn.
      if (s.phase === 'turn' && has(w, s, s.active, 'noMonsters')) return emit?.({ is: 'noMonster', seat: s.active })
      // ES-RULING-56
      if (s.cup.length === 0 || cardsInPlay(s).length === 0) return emit?.({ is: 'nothing', what: 'cup' })
      push(s, [{ at: 'monster.draw' }])
    },
  },
  /** ES-ORDER-03, ES-RULING-78: out of the supply of its kind, if one is left. */
  'monster.cultist': {
    run(w, s, _f, emit) {
      if (s.phase === 'turn' && has(w, s, s.active, 'noMonsters')) return emit?.({ is: 'noMonster', seat: s.active })
      const marker = s.hall?.cultists.pop()
      if (marker === undefined) return emit?.({ is: 'nothing', what: 'cultists' })
      push(s, [{ at: 'monster.place', marker }])
    },
  },
  'monster.draw': {
    chance: (_w, s) => ({ is: 'draw', from: 'cup', cards: s.cup }),
    outcome(_w, s, _f, outcome) {
      if (!('card' in outcome)) throw new Error('a draw gives a marker')
      const i = s.cup.indexOf(outcome.card)
      if (i < 0) throw new Error(`${outcome.card} is not in the cup`)
      s.cup.splice(i, 1)
      push(s, [{ at: 'monster.place', marker: outcome.card }])
    },
  },
  'monster.place': {
    forced: true,
    ask: (w, s, { marker }) =>
      decision(
        s.active,
        { is: 'place', marker },
        placesFor(w, s, marker).map(({ card, box }) => ({ do: 'place', card, box }) as const),
      ),
    answer(w, s, { marker }, [pick], emit) {
      if (pick?.do !== 'place') return
      findCard(s, pick.card)?.monsters.push({ marker, box: pick.box, flippedBy: -1 })
      emit?.({ is: 'monster', marker, card: pick.card, box: pick.box })
      const orders = orderOf(w, s, marker)
      if (orders?.appears) push(s, [{ at: 'effects', list: orders.appears, who: s.active, source: s.ancientOne }])
      const source = `monster:${marker}`
      for (const colour of [orders?.lock, monsterOf(w, marker).lock])
        if (colour) push(s, [{ at: 'lock.add', colour, source }])
      cultistsChanged(w, s, emit)
    },
  },
  'monster.collect': {
    run(w, s, { marker, seat }, emit) {
      if (s.cup.includes(marker) || s.hall?.cultists.includes(marker)) return // its collector was devoured meanwhile (ES-RULING-24)
      liftMarker(s, marker)
      // Those still waiting belong to the attempt, should it be broken off (ES-RULING-24).
      if (s.expedition) s.expedition.spoils = s.expedition.spoils.filter((other) => other !== marker)
      removeLocks(s, `monster:${marker}`, emit) // ES-MONSTER-16
      cultistsChanged(w, s, emit)
      const person = personAt(s, seat)
      if (!person) return returnMarker(w, s, marker) // ES-RULING-24
      person.trophies.push(marker)
      emit?.({ is: 'collected', marker, seat })
      const { reverse } = monsterOf(w, marker)
      const beaten = orderOf(w, s, marker)?.beaten
      if (beaten) push(s, [{ at: 'effects', list: beaten, who: seat, source: s.ancientOne }])
      fire(w, s, 'monster.collected', seat, marker)
      if (reverse) push(s, [{ at: 'effects', list: reverse, who: seat, source: marker }])
    },
  },
}
