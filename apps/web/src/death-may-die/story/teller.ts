/** How a game of Death May Die is told when it is over. */
import type { DMD, Event } from '@vigil/death-may-die'
import type { Teller } from '../../face.ts'
import { sayIn } from '../../words/phrases.ts'
import { InvestigatorEmblem } from '../art/pictures.tsx'
import type { DeathSpeech } from '../speech.ts'
import { fatesOf } from './fates.ts'
import { storyWords } from './story-words.ts'

const WEIGHTS: { readonly [I in Event['is']]?: number } = {
  stage: 12,
  disrupted: 12,
  died: 11,
  revived: 8,
  elderOneAt: 6,
  advanced: 4,
  insane: 3,
  threshold: 2,
  leveled: 1,
  slain: 1,
  claimed: 1,
}

export const teller: Teller<DMD> = {
  // Every advance of the Elder One opens an act.
  begins: ({ is }) => is === 'advanced',
  counts: 'act',
  weight: ({ is }) => WEIGHTS[is] ?? 0,
  people: fatesOf,
  title: ({ how }, view, speech) =>
    sayIn(storyWords, speech.language)(how === 'track' ? 'over.track' : how, {
      name: (speech as DeathSpeech).words.nameOf(view.elderOne),
    }),
  sigil: (view) => view.elderOne,
  Emblem: InvestigatorEmblem,
  luckMeans: (language) => sayIn(storyWords, language)('luck'),
}
