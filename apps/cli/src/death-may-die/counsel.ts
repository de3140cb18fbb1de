/** Death May Die's counsel: bots that say why, and the exact chances of rolls. */
import { expertBot, reasonText, steadyBot } from '@vigil/bots/death-may-die'
import type { DMD, Pack } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'
import { type Hope, weigherOf } from '@vigil/odds/death-may-die'
import type { Counsel, Question, Weighed } from '../counsel.ts'

const OF: { readonly [H in Hope]: string } = {
  kill: 'the enemy falling, with all the stress there is',
  need: 'the roll coming to enough, with all the stress there is',
  survive: 'living through it, with all the stress there is',
  unhurt: 'taking no wound, with all the stress there is',
}

/** Answers to one question may be for several ends. */
const SEVERAL = 'the enemy falling, the roll coming to enough, or living through the fight, as the table stands'

const weighing = (pack: Pack) => {
  const weigher = weigherOf(pack)
  return ({ view, decision }: Question<DMD>): Weighed<DMD> | undefined => {
    const weighed = weigher.weigh(view, decision)
    if (!weighed) return undefined
    const { answers, here } = weighed
    return {
      of: here ? OF[here.of] : SEVERAL,
      ...(here ? { here: { low: here.chance, high: here.chance } } : {}),
      answers: answers.map(({ pick, chance }) => ({ pick, chance: { low: chance, high: chance } })),
    }
  }
}

export const deathMayDieCounsel = (pack: Pack, words: Words): Counsel<DMD> => ({
  bots: { steady: steadyBot(pack), expert: expertBot(pack) },
  reason: (reason, view) => reasonText(reason, words, view),
  weigh: weighing(pack),
  when: ({ turn }) => `turn ${turn}`,
})
