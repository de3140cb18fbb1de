/** Elder Sign as a Game: everything above the rules sees only this. */
import {
  freeze,
  type Game,
  type Frame as KernelFrame,
  type Steps as KernelSteps,
  refusal,
  steppedGame,
} from '@vigil/kernel'
import type { Pack } from './card.ts'
import { isPossible, outcomesOf, sampleOutcome } from './chance.ts'
import { checkSetup } from './check-setup.ts'
import { cloneState } from './clone.ts'
import { correct, correctablesOf, faultInCorrection } from './correction.ts'
import type { Frame } from './frame.ts'
import { keyOf } from './key.ts'
import type { ES } from './kind.ts'
import { startGame } from './procedures/setup.ts'
import { notYours, whyNot } from './procedures/why.ts'
import { keyOfChoice, resolveRules } from './rulesets/choice.ts'
import { RULE_SETS } from './rulesets/index.ts'
import type { RuleSet } from './rulesets/seams.ts'
import { signOption } from './signature.ts'
import { steps } from './steps.ts'
import { viewOf } from './view.ts'
import { type World, worldOf } from './world.ts'

/** Changes whenever replaying an old log could give another result. */
export const VERSION = '1'

/** One world for each reading of the rules, made when it is first asked for. */
const worldsOf = (pack: Pack, ruleSets: readonly RuleSet[]): ((key: string) => World) => {
  const worlds = new Map(ruleSets.map((rules) => [rules.id, worldOf(pack, rules)]))
  const withHouseRules = (key: string): World => {
    const rules = resolveRules(key, ruleSets)
    if (!rules) throw new Error(`no rule set ${key}`)
    const world = worldOf(pack, rules)
    worlds.set(key, world)
    return world
  }
  return (key) => worlds.get(key) ?? withHouseRules(key)
}

/** `ruleSets`: other readings of the rules under their names, for whoever tries a ruling the other way. */
export const elderSign = (pack: Pack, ruleSets: readonly RuleSet[] = RULE_SETS): Game<ES> => {
  freeze(pack)
  const world = worldsOf(pack, ruleSets)
  return steppedGame<ES, World>({
    id: 'elder-sign',
    version: VERSION,
    // The machine looks steps up by name; the table's own type has already checked each against its frame.
    steps: steps as unknown as KernelSteps<ES, World, KernelFrame>,
    check: (setup) => checkSetup(pack, setup, ruleSets),
    worldFor: (setup) => world(keyOfChoice(setup)),
    worldAt: (s) => world(s.rules),
    begin: startGame,
    luck: { isPossible, outcomesOf, sampleOutcome },
    referee: { faultInCorrection, correct, correctablesOf },
    over: refusal('answer.over', 'ES-WIN-04'),
    notYours,
    whyNot: (w, s, frame, option) => whyNot(w, s, frame as Frame, option),
    sign: signOption,
    clone: cloneState,
    key: keyOf,
    view: viewOf,
  })
}
