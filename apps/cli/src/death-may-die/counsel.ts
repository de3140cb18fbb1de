/** Death May Die's counsel: a bot that says why. Its chances are not reckoned yet. */
import { reasonText, steadyBot } from '@vigil/bots/death-may-die'
import type { DMD, Pack } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'
import type { Counsel } from '../counsel.ts'

export const deathMayDieCounsel = (pack: Pack, words: Words): Counsel<DMD> => ({
  bots: { steady: steadyBot(pack) },
  reason: (reason, view) => reasonText(reason, words, view),
  when: ({ turn }) => `turn ${turn}`,
})
