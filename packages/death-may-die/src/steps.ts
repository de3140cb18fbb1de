/** Every step of the game, by procedure. */
import type { Steps } from './frame.ts'
import { actSteps } from './procedures/act.ts'
import { attackSteps } from './procedures/attack.ts'
import { choiceSteps } from './procedures/choice.ts'
import { deathSteps } from './procedures/death.ts'
import { discoverySteps } from './procedures/discovery.ts'
import { endSteps } from './procedures/end-of-turn.ts'
import { fightSteps } from './procedures/fight.ts'
import { moveSteps } from './procedures/move.ts'
import { mythosSteps } from './procedures/mythos.ts'
import { rollSteps } from './procedures/roll.ts'
import { runSteps } from './procedures/run.ts'
import { sanitySteps } from './procedures/sanity.ts'
import { setupSteps } from './procedures/setup.ts'
import { shiftSteps } from './procedures/shift.ts'
import { tokenSteps } from './procedures/token.ts'
import { tradeSteps } from './procedures/trade.ts'
import { turnSteps } from './procedures/turn.ts'
import { useSteps } from './procedures/use.ts'
import { barredActions } from './procedures/why.ts'
import { woundSteps } from './procedures/wounds.ts'

export const steps: Steps = {
  ...setupSteps,
  ...turnSteps,
  'turn.act': { ...actSteps['turn.act'], barred: barredActions },
  ...runSteps,
  ...attackSteps,
  ...rollSteps,
  ...tradeSteps,
  ...useSteps,
  ...mythosSteps,
  ...fightSteps,
  ...discoverySteps,
  ...endSteps,
  ...woundSteps,
  ...sanitySteps,
  ...deathSteps,
  ...moveSteps,
  ...shiftSteps,
  ...tokenSteps,
  ...choiceSteps,
}
