/** What the bot knows of each episode. One it does not know, it reads off the actions on the card. */
import type { Chapter } from '../aim.ts'
import { accursedTide } from './accursed-tide.ts'
import { anyEpisode } from './any-episode.ts'
import { blasphemousAlchemy } from './blasphemous-alchemy.ts'
import { danseMacabre } from './danse-macabre.ts'
import { eldritchIdols } from './eldritch-idols.ts'
import { tomesOfMadness } from './tomes-of-madness.ts'
import { unspeakableHour } from './unspeakable-hour.ts'

const CHAPTERS: Readonly<Record<string, Chapter>> = {
  s1e1: blasphemousAlchemy,
  s1e2: tomesOfMadness,
  s1e3: danseMacabre,
  s1e4: eldritchIdols,
  s1e5: accursedTide,
  s1e6: unspeakableHour,
}

export const chapterOf = (episode: string): Chapter => CHAPTERS[episode] ?? anyEpisode
