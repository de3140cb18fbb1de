/** Elder Sign in the page. */
import { type ES, elderSign, type Pack, type Setup } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { lazy } from 'react'
import type { Face } from '../face.ts'
import { type Language, sayIn } from '../words/phrases.ts'
import { companyOf } from './advice/company.ts'
import { Board } from './board/board.tsx'
import { boardWords } from './board/board-words.ts'
import { Rail } from './board/rail.tsx'
import { cueOf } from './cue.ts'
import { keysIn } from './key-words.ts'
import { lesson } from './lesson/lesson.ts'
import { ruleSets } from './rule-sets.ts'
import { defaultSetup } from './setup/default-setup.ts'
import { speechOf } from './speech.ts'
import { factsOf, luckOf, measuresOf, teller } from './story/index.ts'
import { loadWords } from './words.ts'

/** What the table does without comes when it is wanted. */
const SetupForm = lazy(async () => ({ default: (await import('./setup/setup-form.tsx')).SetupForm }))
const Corrections = lazy(async () => ({ default: (await import('./corrections/corrections.tsx')).Corrections }))

export const elderSignFace = (pack: Pack = core): Face<ES> => ({
  id: 'elder-sign',
  title: 'Elder Sign',
  game: elderSign(pack),
  rulePrefix: 'ES-',
  ruleSets,
  defaultSetup: (): Setup => defaultSetup(),
  speech: async (language) => speechOf(pack, await loadWords(pack, language), language),
  heading: (view, language: Language) => sayIn(boardWords, language)('heading', { turn: view.turn }),
  Rail,
  Board,
  SetupForm,
  Corrections,
  keys: keysIn,
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
