/** Every step of the game, by procedure. */
import type { Steps } from './frame.ts'
import { awakenSteps } from './procedures/awaken.ts'
import { choiceSteps } from './procedures/choice.ts'
import { devourSteps } from './procedures/devour.ts'
import { doomSteps } from './procedures/doom.ts'
import { drawSteps } from './procedures/draw.ts'
import { entranceSteps } from './procedures/entrance.ts'
import { expeditionSteps } from './procedures/expedition.ts'
import { failureSteps } from './procedures/failure.ts'
import { gainSteps } from './procedures/gain.ts'
import { lockSteps } from './procedures/lock.ts'
import { lossSteps } from './procedures/loss.ts'
import { midnightSteps } from './procedures/midnight.ts'
import { monsterSteps } from './procedures/monster.ts'
import { mythosSteps } from './procedures/mythos.ts'
import { setupSteps } from './procedures/setup.ts'
import { turnSteps } from './procedures/turn.ts'

export const steps: Steps = {
  ...setupSteps,
  ...drawSteps,
  ...turnSteps,
  ...entranceSteps,
  ...expeditionSteps,
  ...failureSteps,
  ...monsterSteps,
  ...lockSteps,
  ...doomSteps,
  ...awakenSteps,
  ...devourSteps,
  ...midnightSteps,
  ...mythosSteps,
  ...choiceSteps,
  ...lossSteps,
  ...gainSteps,
}
