/** ES-MONSTER: markers appear, are placed, beaten and collected. */
import { decision } from '@vigil/kernel'
import { fire } from '../effects/moment.ts'
import { push, type StepsOf } from '../frame.ts'
import { anyPlaceBelow, cardsInPlay, evenPlaces, findCard, freeBoxes, liftMarker, type Place } from '../nouns/board.ts'
import { removeLocks } from '../nouns/lock.ts'
import { personAt } from '../nouns/person.ts'
import { has } from '../nouns/standing.ts'
import type { State } from '../state.ts'
import { monsterOf, type World } from '../world.ts'

/** ES-MONSTER-06, -07: a free box must be used; else below a card. */
export const placesFor = (w: World, s: Readonly<State>): Place[] => {
  const boxes = freeBoxes(w, s)
  if (boxes.length) return boxes
  return w.rules.monstersBelow === 'even' ? evenPlaces(s) : anyPlaceBelow(s)
}

export const monsterSteps: StepsOf<'monster.appear' | 'monster.draw' | 'monster.place' | 'monster.collect'> = {
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
        placesFor(w, s).map(({ card, box }) => ({ do: 'place', card, box }) as const),
      ),
    answer(w, s, { marker }, [pick], emit) {
      if (pick?.do !== 'place') return
      findCard(s, pick.card)?.monsters.push({ marker, box: pick.box, flippedBy: -1 })
      emit?.({ is: 'monster', marker, card: pick.card, box: pick.box })
      const { lock } = monsterOf(w, marker)
      if (lock) push(s, [{ at: 'lock.add', colour: lock, source: `monster:${marker}` }])
    },
  },
  'monster.collect': {
    run(w, s, { marker, seat }, emit) {
      if (s.cup.includes(marker)) return // its collector was devoured meanwhile (ES-RULING-24)
      liftMarker(s, marker)
      // Those still waiting belong to the attempt, should it be broken off (ES-RULING-24).
      if (s.expedition) s.expedition.spoils = s.expedition.spoils.filter((other) => other !== marker)
      removeLocks(s, `monster:${marker}`, emit) // ES-MONSTER-16
      const person = personAt(s, seat)
      if (!person) return void s.cup.push(marker) // ES-RULING-24
      person.trophies.push(marker)
      emit?.({ is: 'collected', marker, seat })
      const { reverse } = monsterOf(w, marker)
      fire(w, s, 'monster.collected', seat, marker)
      if (reverse) push(s, [{ at: 'effects', list: reverse, who: seat, source: marker }])
    },
  },
}
