/**
 * The laws as a property, for a game's own tests. fast-check finds a game that breaks a law and shrinks it to the
 * choices that matter:
 *
 *     const choices = fc.array(fc.nat({ max: 9_999 }), { maxLength: 60 })
 *     fc.assert(fc.property(choices, fc.nat(), keepsLaws(game, setup, { invariant, every: 5 })), { numRuns: 50 })
 *
 * Neither fast-check nor a test runner is imported here: the kernel must not bring them into an app.
 */
import { checkLaws, type LawOptions, type Violation } from './check-laws.ts'
import { choiceInts } from './choices.ts'
import type { Game, Kind } from './game.ts'

/** Plays one game from `choices`, then from `seed`, and throws a report where it breaks a law. */
export const keepsLaws =
  <K extends Kind>(game: Game<K>, setup: K['setup'], options: LawOptions<K> = {}) =>
  (choices: readonly number[], seed: number | string): void => {
    const violations = checkLaws(game, setup, choiceInts(choices, seed), options)
    if (violations.length > 0) throw new Error(lawReport(violations))
  }

/** Inputs shown of a broken game; its choices and seed reproduce the rest. */
const SHOWN = 40

export const lawReport = <K extends Kind>(violations: readonly Violation<K>[]): string => {
  const inputs = violations[0]?.inputs ?? []
  const hidden = Math.max(0, inputs.length - SHOWN)
  return [
    ...violations.map(({ law, step, detail }) => `${law}, after ${step} inputs: ${detail}`),
    ...(hidden > 0 ? [`… ${hidden} inputs`] : []),
    ...inputs.slice(hidden).map((input) => JSON.stringify(input)),
  ].join('\n')
}
