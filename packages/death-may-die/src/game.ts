/** Death May Die as a Game: everything above the rules sees only this. */
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
import type { DMD } from './kind.ts'
import { startGame } from './procedures/setup.ts'
import { whyNot } from './procedures/why.ts'
import { signOption } from './signature.ts'
import { steps } from './steps.ts'
import { viewOf } from './view.ts'
import { type World, worldOf } from './world.ts'

/** Changes whenever replaying an old log could give another result. */
export const VERSION = '1'

export const deathMayDie = (pack: Pack): Game<DMD> => {
  freeze(pack)
  const world = worldOf(pack)
  return steppedGame<DMD, World>({
    id: 'death-may-die',
    version: VERSION,
    // The machine looks steps up by name; the table's own type has already checked each against its frame.
    steps: steps as unknown as KernelSteps<DMD, World, KernelFrame>,
    check: (setup) => checkSetup(pack, setup),
    worldFor: () => world,
    worldAt: () => world,
    begin: startGame,
    luck: { isPossible, outcomesOf, sampleOutcome },
    referee: { faultInCorrection, correct, correctablesOf },
    over: refusal('answer.over', 'DMD-END-01'),
    notYours: () => refusal('answer.seat', 'DMD-CORE-04'),
    whyNot: (w, s, frame, option) => whyNot(w, s, frame as Frame, option),
    sign: (_w, s, option) => signOption(s, option),
    clone: cloneState,
    key: keyOf,
    view: viewOf,
  })
}
