import { RULE_SETS, type Setup } from '@vigil/elder-sign'

/** One investigator, everything by lot: a game that needs nothing but a click. */
export const defaultSetup = (): Setup => ({
  rules: RULE_SETS[0]?.id ?? '',
  investigators: ['random'],
  ancientOne: 'random',
  first: 'random',
})
