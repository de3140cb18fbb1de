/** Whether nothing may move by itself: the player said so here, or to the whole machine. */
import { settings } from './settings.ts'

export const isStill = (): boolean => settings().motion === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
