/** How long a bot lets people look at what happened before it goes on. */
import { type Pace, settings } from '../settings/settings.ts'
import { isStill } from '../settings/still.ts'

/** Milliseconds, with motion as designed. */
const WAITS: { readonly [P in Pace]: number } = { slow: 3200, usual: 1600, quick: 600, instant: 0 }

/** Where nothing moves there is still something to read: the wait stays as it is. */
export const waitOf = (pace: Pace, motion: number): number => WAITS[pace] / (motion > 0 ? motion : 1)

export const waitNow = (): number => waitOf(settings().pace, isStill() ? 0 : settings().motion)
