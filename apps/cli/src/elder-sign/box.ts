/** Elder Sign as a box on the shelf. */
import { randomBot } from '@vigil/bots'
import { steadyBot } from '@vigil/bots/elder-sign'
import { type Pack, RULE_SETS, type Setup, type State } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { describeProblem, packJsonSchema, packProblems, readPack } from '@vigil/elder-sign/schema'
import { words as wordsOf } from '@vigil/elder-sign/text'
import { Fault } from '../fault.ts'
import type { Box, Opened } from '../shelf.ts'
import { listenTo } from '../simulation/elder-sign.ts'
import { contentReport } from './content-report.ts'
import { elderSignFace } from './face.ts'
import { comparison, houseRules, ruleSetName } from './house-rules.ts'
import { nextQuestion, setupOf, setupOfDraft } from './setup.ts'

const MOST_TOLD = 10

const packFrom = (value: unknown): Pack => {
  if (value === undefined) return core
  const read = readPack(value, core)
  if (read.ok) return read.value
  const told = read.why.slice(0, MOST_TOLD).map(describeProblem)
  const more = read.why.length > MOST_TOLD ? [`and ${read.why.length - MOST_TOLD} more`] : []
  throw new Fault(`The pack cannot be played:\n  ${[...told, ...more].join('\n  ')}`)
}

const open = (packFile?: unknown): Opened => {
  const pack = packFrom(packFile)
  const words = wordsOf(pack)
  return {
    face: elderSignFace(pack, packFile),
    setup: (flags) => setupOf(pack, flags),
    question: (draft) => nextQuestion(pack, words, draft),
    finish: (draft) => setupOfDraft(pack, draft),
    result(state) {
      const { turns, doom, signs, ending } = state as State
      return [ending?.how ?? 'unfinished', turns, doom, signs]
    },
    bots: { random: randomBot(), steady: steadyBot(pack) },
    listen: (setup) => listenTo(words, setup as Setup),
    content: () => contentReport(pack),
  }
}

export const elderSignBox: Box = {
  id: 'elder-sign',
  name: 'Elder Sign',
  prefix: 'ES',
  ruleSets: RULE_SETS.map(({ id }) => id),
  ruleSetName,
  houseRules,
  compare: comparison,
  open,
  problems: (pack) => packProblems(pack, core).map(describeProblem),
  schema: packJsonSchema,
}
