/** The JSON of a file that a player named. */
import { parseRecord } from '@vigil/kernel'
import { Fault } from './fault.ts'
import { readText } from './save/load.ts'
import { wrongWithSave } from './save/wrong.ts'

/** Says where the file stops being JSON, in the words used for saves. */
export const parseJson = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    const read = parseRecord(text)
    throw new Fault(`Could not read ${name}: ${read.ok ? 'it is not JSON.' : wrongWithSave(read.why)}`)
  }
}

export const readJson = (path: string, what: string): unknown => parseJson(readText(path, what), `the ${what} ${path}`)
