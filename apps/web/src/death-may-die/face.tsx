/** Death May Die in the page. */
import { type DMD, deathMayDie, type Pack } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { lazy } from 'react'
import type { Face } from '../face.ts'
import { type Language, sayIn } from '../words/phrases.ts'
import { companyOf } from './advice/company.ts'
import { Board } from './board/board.tsx'
import { Rail } from './board/rail.tsx'
import { cueOf } from './cue.ts'
import { lesson } from './lesson/lesson.ts'
import { defaultSetup } from './setup/default-setup.ts'
import { speechOf } from './speech.ts'
import { factsOf, luckOf, measuresOf, teller } from './story/index.ts'
import { tableWords } from './table-words.ts'
import { loadWords } from './words.ts'

/** What the table does without comes when it is wanted. */
const SetupForm = lazy(async () => ({ default: (await import('./setup/setup-form.tsx')).SetupForm }))

const Corrections = lazy(async () => ({ default: (await import('./corrections/corrections.tsx')).Corrections }))

export const deathMayDieFace = (pack: Pack = core): Face<DMD> => ({
  id: 'death-may-die',
  title: 'Death May Die',
  game: deathMayDie(pack),
  rulePrefix: 'DMD-',
  defaultSetup,
  speech: async (language) => speechOf(await loadWords(pack, language), language),
  heading: (view, language: Language) => sayIn(tableWords, language)('heading', { turn: view.turn }),
  Rail,
  Board,
  SetupForm,
  Corrections,
  keys: (language) => {
    const say = sayIn(tableWords, language)
    return [
      ['D 1–9', say('key.die')],
      ['M', say('key.map')],
      ['I', say('key.sheet')],
    ]
  },
  seats: (view) => view.people.length,
  chapter: (view) => view.turn,
  measures: measuresOf,
  luck: luckOf,
  facts: factsOf,
  cue: cueOf,
  teller,
  company: companyOf(pack),
  lesson,
})
