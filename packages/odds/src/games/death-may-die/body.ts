/** What somebody can bear, and what a roll against them leaves of it. */
import { cutsFor, type State, type TraitOf, traitsOf, type World } from '@vigil/death-may-die'
import type { Result } from './plan.ts'

export interface Body {
  readonly wounds: number
  /** Wounds that Companions can take. */
  readonly shield: number
  readonly sanity: number
}

/** The rest does not change while dice are rolled. */
export interface Frail {
  readonly skull: number
  /** The last place of a loss of sanity, by where it begins; and the place of death. */
  readonly thresholds: readonly number[]
  readonly madness: number
  readonly cuts: { readonly wounds: number; readonly sanity: number }
  /** Death by wounds is not the end. */
  readonly revives: boolean
}

const cutOf = (cuts: readonly { readonly value: TraitOf<'cut'> }[], what: 'wounds' | 'sanity'): number =>
  cuts.reduce((n, { value }) => n + (value[what] ?? 0), 0)

/** `from` is what the roll is: attacked, fire, against. */
export const frailOf = (w: World, s: Readonly<State>, seat: number, from: string, fear: string): Frail => {
  const { wounds, sanity } = w.pack.tracks
  const revive = traitsOf(w, s, seat, 'revive')[0]?.value
  return {
    skull: wounds,
    thresholds: w.nextThreshold,
    madness: sanity,
    cuts: {
      wounds: cutOf(cutsFor(w, s, seat, 'wounds', from), 'wounds'),
      sanity: cutOf(cutsFor(w, s, seat, 'sanity', fear), 'sanity'),
    },
    revives: revive !== undefined && (s.seats[seat]?.deaths ?? 0) < revive.n,
  }
}

export const bodyOf = (w: World, s: Readonly<State>, seat: number): Body => {
  const person = s.seats[seat]
  if (!person) throw new Error(`nobody sits at ${seat}`)
  const shield = person.cards.reduce((n, { card, side, wounds }) => {
    const companion = w[side].get(card)?.card
    return n + (companion?.kind === 'companion' ? Math.max(0, (companion.health ?? 0) - wounds) : 0)
  }, 0)
  return { wounds: person.wounds, shield, sanity: person.sanity }
}

/** Wounds that are left of a roll's successes. */
export const woundsOf = ({ cuts }: Frail, { successes }: Result): number => Math.max(0, successes - cuts.wounds)

/** After a roll; undefined for the dead. Companions take what they can. */
export const afterRoll = (frail: Frail, body: Body, result: Result): Body | undefined => {
  const taken = woundsOf(frail, result)
  const shielded = Math.min(body.shield, taken)
  const wounds = Math.max(0, body.wounds - result.heals.wounds) + taken - shielded
  // DMD-SANITY-03: one loss stops at the next threshold.
  const loss = Math.max(0, result.tentacles - frail.cuts.sanity)
  const sanity = Math.min(body.sanity + loss, frail.thresholds[body.sanity] ?? frail.madness)
  if (sanity >= frail.madness && loss > 0) return undefined
  if (wounds >= frail.skull) return frail.revives ? { wounds: 0, shield: body.shield - shielded, sanity } : undefined
  return { wounds, shield: body.shield - shielded, sanity }
}
