/** DMD-DEATH: who is dead, and what becomes of what he had. */
import type { Seat } from '@vigil/kernel'
import type { StepsOf } from '../frame.ts'
import type { Emit } from '../kind.ts'
import { clockwise, someone } from '../nouns/person.ts'
import { traitsOf } from '../nouns/trait.ts'
import { isSummoned, NOBODY, type State } from '../state.ts'
import { castIn, type World } from '../world.ts'
import { endGame } from './ending.ts'

/** Free deaths give back all health, as often as the skill allows. */
const revive = (w: World, s: State, seat: Seat, emit: Emit): boolean => {
  const person = someone(s, seat)
  const trait = traitsOf(w, s, seat, 'revive')[0]
  if (!trait || person.deaths >= trait.value.n) return false
  person.deaths++
  person.wounds = 0
  if (trait.value.heals) person.stress = 0
  emit?.({ is: 'revived', seat })
  return true
}

/** DMD-DEATH-02: cards and tokens are discarded; some tokens stay where he fell. */
const bequeath = (w: World, s: State, seat: Seat): void => {
  const person = someone(s, seat)
  for (const { card } of person.cards) s.discovery.discard.push(card)
  person.cards = []
  person.fire = 0
  person.standIns = 0
  person.tally = 0
  person.down = false
  person.due = 0
  if (person.kept) s.mythos.discard.push(person.kept)
  person.kept = ''
  for (const token of s.tokens) {
    if (token.holder !== seat) continue
    token.holder = NOBODY
    if (castIn(w, s).tokens.get(token.kind)?.card.dropped) token.at = person.at
  }
}

const die = (w: World, s: State, seat: Seat, how: 'wounds' | 'sanity', emit: Emit): void => {
  const person = someone(s, seat)
  person.alive = false
  emit?.({ is: 'died', seat, id: person.id, how })
  bequeath(w, s, seat)
  // DMD-END-02, DMD-RULING-39: as long as Stage 1 is current, one death is enough.
  if (!isSummoned(s)) endGame(s, { won: false, how: 'early' }, emit)
  else if (!s.seats.some(({ alive }) => alive)) endGame(s, { won: false, how: 'all' }, emit)
}

export const deathSteps: StepsOf<'deaths'> = {
  deaths: {
    run(w, s, _f, emit) {
      const { wounds, sanity } = w.pack.tracks
      for (const seat of clockwise(s)) {
        const person = someone(s, seat)
        if (person.sanity >= sanity) die(w, s, seat, 'sanity', emit)
        else if (person.wounds >= wounds && !revive(w, s, seat, emit)) die(w, s, seat, 'wounds', emit)
        if (s.ending) return
      }
    },
  },
}
