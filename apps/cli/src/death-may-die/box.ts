/** Death May Die as a box on the shelf. */
import { randomBot } from '@vigil/bots'
import type { Pack, State } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { describeProblem, packJsonSchema, readPack } from '@vigil/death-may-die/schema'
import { words as wordsOf } from '@vigil/death-may-die/text'
import { seenGame } from '../join/seen-game.ts'
import { faultInPack } from '../pack-file.ts'
import type { Box, Opened } from '../shelf.ts'
import { deathMayDieAxes } from './axes.ts'
import { contentReport } from './content-report.ts'
import { deathMayDieFace } from './face.ts'
import { deathMayDieFlags } from './flags.ts'
import { listenTo } from './listener.ts'
import { draftOf, nextQuestion, setupOf, setupOfDraft } from './setup.ts'

const packFrom = (value: unknown): Pack => {
  if (value === undefined) return core
  const read = readPack(value, core)
  if (read.ok) return read.value
  throw faultInPack(read.why.map(describeProblem))
}

const open = (packFile?: unknown): Opened => {
  const pack = packFrom(packFile)
  const words = wordsOf(pack)
  const face = deathMayDieFace(pack, packFile)
  return {
    face,
    get seen() {
      return deathMayDieFace(pack, packFile, seenGame(face.game))
    },
    setup: (flags) => setupOf(pack, flags),
    draft: (flags) => draftOf(pack, flags),
    question: (draft) => nextQuestion(pack, words, draft),
    finish: (draft) => setupOfDraft(pack, draft),
    result(state) {
      const { turns, stage, track, ending } = state as State
      return [ending?.how ?? 'unfinished', turns, stage, track]
    },
    bots: { random: randomBot(), ...face.counsel.bots },
    listen: () => listenTo(words),
    content: () => contentReport(pack),
  }
}

export const deathMayDieBox: Box = {
  id: 'death-may-die',
  name: 'Death May Die',
  says: 'An episode on a map of its own. Go mad, grow strong, break the ritual, and kill the Elder One when it comes.',
  flags: deathMayDieFlags,
  axes: deathMayDieAxes,
  pairedBy: [[], ['Investigators'], ['Elder One'], ['Episode'], ['Elder One', 'Episode']],
  prefix: 'DMD',
  ruleSets: [],
  ruleSetName: (id) => id,
  houseRules: () => [],
  compare: () => [],
  open,
  problems(pack) {
    const read = readPack(pack, core)
    return read.ok ? [] : read.why.map(describeProblem)
  },
  schema: packJsonSchema,
}
