/** Every step of the game, by procedure. */
import type { Steps } from './frame.ts'
import { actionSteps } from './procedures/action.ts'
import { awakenSteps } from './procedures/awaken.ts'
import { choiceSteps } from './procedures/choice.ts'
import { consentSteps } from './procedures/consent.ts'
import { devourSteps } from './procedures/devour.ts'
import { doomSteps } from './procedures/doom.ts'
import { draftSteps } from './procedures/draft.ts'
import { drawSteps } from './procedures/draw.ts'
import { entranceSteps } from './procedures/entrance.ts'
import { exhibitSteps } from './procedures/exhibit.ts'
import { expeditionSteps } from './procedures/expedition.ts'
import { failureSteps } from './procedures/failure.ts'
import { gainSteps } from './procedures/gain.ts'
import { lockSteps } from './procedures/lock.ts'
import { lossSteps } from './procedures/loss.ts'
import { foundSteps } from './procedures/lost-and-found.ts'
import { midnightSteps } from './procedures/midnight.ts'
import { monsterSteps } from './procedures/monster.ts'
import { mythosSteps } from './procedures/mythos.ts'
import { setupSteps } from './procedures/setup.ts'
import { shareSteps } from './procedures/share.ts'
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
  ...actionSteps,
  ...exhibitSteps,
  ...foundSteps,
  ...shareSteps,
  ...consentSteps,
  ...draftSteps,
}
