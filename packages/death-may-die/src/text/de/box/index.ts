/** The core box in German. */
import type { BoxWords } from '../../tongue.ts'
import { accursedTide } from './accursed-tide.ts'
import { blasphemousAlchemy } from './blasphemous-alchemy.ts'
import { cards, mythos } from './cards.ts'
import { danseMacabre } from './danse-macabre.ts'
import { eldritchIdols } from './eldritch-idols.ts'
import { sides } from './sides.ts'
import { tokens } from './tokens.ts'
import { tomesOfMadness } from './tomes-of-madness.ts'
import { unspeakableHour } from './unspeakable-hour.ts'
import { words } from './words.ts'

export const box: BoxWords = {
  packs: { core: 'Grundspiel' },
  cards,
  mythos,
  episodes: {
    s1e1: blasphemousAlchemy,
    s1e2: tomesOfMadness,
    s1e3: danseMacabre,
    s1e4: eldritchIdols,
    s1e5: accursedTide,
    s1e6: unspeakableHour,
  },
  sides,
  tokens,
  words,
}
