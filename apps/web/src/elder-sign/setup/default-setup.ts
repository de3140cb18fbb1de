import type { Setup } from '@vigil/elder-sign'

/** One investigator, everything by lot: a game that needs nothing but a click. */
export const defaultSetup = (): Setup => ({
  rules: 'revised',
  investigators: ['random'],
  ancientOne: 'random',
  first: 'random',
})
