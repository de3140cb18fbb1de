/** Two investigators, as one alone plays (DMD-SOLO-01), in the first episode. */
import type { Setup } from '@vigil/death-may-die'

export const defaultSetup = (): Setup => ({
  episode: 's1e1',
  elderOne: 'cthulhu',
  investigators: ['random', 'random'],
  first: 'random',
})
