/** The box as data. */
import type { Pack } from '../card.ts'
import { accursedTide } from './accursed-tide.ts'
import { blasphemousAlchemy } from './blasphemous-alchemy.ts'
import { cthulhu } from './cthulhu.ts'
import { danseMacabre } from './danse-macabre.ts'
import { eldritchIdols } from './eldritch-idols.ts'
import { enemies } from './enemies.ts'
import { hastur } from './hastur.ts'
import { insanities } from './insanities.ts'
import { investigators } from './investigators.ts'
import { skills } from './skills.ts'
import { tomesOfMadness } from './tomes-of-madness.ts'
import { unspeakableHour } from './unspeakable-hour.ts'

export const core: Pack = {
  id: 'core',
  name: 'Season 1',
  tracks: {
    wounds: 5,
    stress: 4,
    sanity: 20,
    thresholds: [
      { at: 4, die: false },
      { at: 8, die: true },
      { at: 12, die: false },
      { at: 15, die: true },
      { at: 18, die: true },
      { at: 19, die: true },
    ],
    // DMD-RULING-72
    summoning: { spaces: 8, red: 5 },
    fire: 8,
  },
  skills,
  investigators,
  insanities,
  enemies,
  elderOnes: [cthulhu, hastur],
  episodes: [blasphemousAlchemy, tomesOfMadness, danseMacabre, eldritchIdols, accursedTide, unspeakableHour],
}
