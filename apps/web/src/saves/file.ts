/** Games as files. The terminal game reads and writes the same ones. */
import { type AnyRecord, type Kind, no, ok, parseRecord, type Refusal, type Result } from '@vigil/kernel'
import { formatSave, packOf, resumeTable, saveName } from '@vigil/table'
import { BadPack, type Boxed, type Face } from '../face.ts'
import { boxOf, SHELF } from '../shelf.ts'
import type { Language } from '../words/phrases.ts'
import { fault, faultIn } from './fault.ts'
import { headOf } from './head.ts'
import type { Save, SaveHead } from './save.ts'
import { newId } from './tab.ts'

export interface SaveFile {
  readonly name: string
  readonly text: string
}

export const fileOf = ({ head, record }: Pick<Save, 'head' | 'record'>): SaveFile => ({
  name: `${saveName(head.game, new Date(head.changed))}.json`,
  text: formatSave(record, packOf(record)),
})

export interface Reading {
  /** Of the summary, and of the sentence where something is wrong. */
  readonly language: Language
  readonly undo: Save['undo']
  readonly now?: number
  readonly origin?: SaveHead['origin']
  readonly box?: (game: string) => Boxed | undefined
}

const namesOfGames = (language: Language): string =>
  new Intl.ListFormat(language).format(SHELF.map(({ title }) => `“${title}”`))

const nameOfPack = (pack: unknown): string =>
  typeof pack === 'object' && pack !== null && 'name' in pack ? String(pack.name) : '?'

const faceFor = async (record: AnyRecord, { language, box = boxOf }: Reading): Promise<Result<Face<Kind>, Refusal>> => {
  const boxed = box(record.game)
  if (!boxed) return no(fault('game.unknown', { got: record.game, known: namesOfGames(language) }))
  const pack = packOf(record)
  try {
    return ok(await boxed.load(pack))
  } catch (error) {
    if (error instanceof BadPack) return no(fault('pack.bad', { name: nameOfPack(pack), why: error.message }))
    return no(fault('game.unreachable', { title: boxed.title }))
  }
}

/** What is wrong with the file is the page's to say, what is wrong with the set-up the game's. */
const sentenceFor = async (why: Refusal, face: Face<Kind>, language: Language): Promise<string> =>
  /^(replay|record)\./.test(why.code) ? faultIn(why, language) : (await face.speech(language)).refusal(why)

/** Plays a record that came from outside, entry by entry, and makes a save of it that nobody has kept yet. */
export const saveFrom = async (record: AnyRecord, reading: Reading): Promise<Result<Save, string>> => {
  const { language, undo, now = Date.now(), origin = 'import' } = reading
  const found = await faceFor(record, reading)
  if (!found.ok) return no(faultIn(found.why, language))
  const face = found.value
  const seated = resumeTable(face.game, record, { undo })
  if (!seated.ok) return no(await sentenceFor(seated.why, face, language))
  const played = seated.value.record()
  const speech = await face.speech(language)
  const glance = seated.value.glance()
  const head = headOf({ id: newId(), face, speech, record: played, glance, origin, created: now, now })
  return ok({ head, record: played, undo })
}

/** The sentence says what is wrong and where; nothing has been kept then. */
export const readFile = async (text: string, reading: Reading): Promise<Result<Save, string>> => {
  const parsed = parseRecord(text)
  return parsed.ok ? saveFrom(parsed.value, reading) : no(faultIn(parsed.why, reading.language))
}

/** No game comes near this; what is larger is something else. */
const MOST_MB = 20

/** The same for a file that was picked or dropped. */
export const readPickedFile = async (file: File, reading: Reading): Promise<Result<Save, string>> => {
  const size = file.size / 1_000_000
  if (size > MOST_MB) return no(faultIn(fault('file.huge', { size: size.toFixed(1), most: MOST_MB }), reading.language))
  let text = ''
  try {
    text = await file.text()
  } catch {
    return no(faultIn(fault('file.unreadable'), reading.language))
  }
  return readFile(text, reading)
}
