/** From a save to a game that can be played on. */
import { type AnyRecord, type Kind, type MatchRecord, no, ok, type Result } from '@vigil/kernel'
import { resuming } from '@vigil/table'
import type { Face, Speech } from '../../face.ts'
import { headOf, type Kept, type Save, shelf } from '../../saves/index.ts'
import { type Sitting, sit } from '../../sitting/sitting.ts'
import { inSlices } from '../../sitting/slices.ts'
import { sayIn } from '../../words/phrases.ts'
import { playWords } from './play-words.ts'

export interface Opened {
  readonly face: Face<Kind>
  readonly speech: Speech<Kind>
  readonly sitting: Sitting<Kind>
  readonly save: Save
  /** All that has been played. */
  record(): MatchRecord<Kind>
}

/** `onKept` hears what came of keeping each answer. */
export const openSave = async (
  face: Face<Kind>,
  speech: Speech<Kind>,
  save: Save,
  onKept: (kept: Kept) => void,
): Promise<Result<Opened, string>> => {
  // A game begun before an update goes on, as long as every answer in it is one the rules still allow.
  const table = await inSlices(resuming(face.game, save.record, { undo: save.undo, anyVersion: true }))
  if (!table.ok) return no(speech.refusal(table.why))
  const { id, origin, created } = save.head
  const sitting = sit({
    table: table.value,
    speech,
    keep: (record, glance) => {
      const head = headOf({ id, face, speech, record, glance, origin, created, now: Date.now() })
      void shelf()
        .keep({ head, record: record as AnyRecord, undo: save.undo })
        .then(onKept)
    },
    takenBack: () => sayIn(playWords, speech.language)('takenBack'),
  })
  return ok({ face, speech, sitting, save, record: table.value.record })
}
