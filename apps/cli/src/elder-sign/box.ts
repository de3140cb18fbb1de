/** Elder Sign as a box on the shelf. */
import { randomBot } from '@vigil/bots'
import { type Pack, RULE_SETS, type Setup, type State } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { describeProblem, packJsonSchema, packProblems, readPack } from '@vigil/elder-sign/schema'
import { words as wordsOf } from '@vigil/elder-sign/text'
import { seenGame } from '../join/seen-game.ts'
import { faultInPack } from '../pack-file.ts'
import type { Box, Opened } from '../shelf.ts'
import { listenTo } from '../simulation/elder-sign.ts'
import { elderSignAxes } from './axes.ts'
import { contentReport } from './content-report.ts'
import { elderSignFace } from './face.ts'
import { elderSignFlags } from './flags.ts'
import { comparison, houseRules, ruleSetName } from './house-rules.ts'
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
  const face = elderSignFace(pack, packFile)
  return {
    face,
    get seen() {
      return elderSignFace(pack, packFile, seenGame(face.game))
    },
    setup: (flags) => setupOf(pack, flags),
    draft: (flags) => draftOf(pack, flags),
    question: (draft) => nextQuestion(pack, words, draft),
    finish: (draft) => setupOfDraft(pack, draft),
    result(state) {
      const { turns, doom, signs, ending } = state as State
      return [ending?.how ?? 'unfinished', turns, doom, signs]
    },
    bots: { random: randomBot(), ...face.counsel.bots },
    listen: (setup) => listenTo(words, setup as Setup),
    content: () => contentReport(pack),
  }
}

export const elderSignBox: Box = {
  id: 'elder-sign',
  name: 'Elder Sign',
  says: 'A museum at night. Roll for adventures, gather Elder Signs, and seal the Ancient One away before doom is full.',
  flags: elderSignFlags,
  axes: elderSignAxes,
  pairedBy: [['Rule set'], ['Rule set', 'Ancient One']],
  prefix: 'ES',
  ruleSets: RULE_SETS.map(({ id }) => id),
  ruleSetName,
  houseRules,
  compare: comparison,
  open,
  problems: (pack) => packProblems(pack, core).map(describeProblem),
  schema: packJsonSchema,
}
