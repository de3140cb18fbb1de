/** The JSON of a file that a player named. */
import { jsonFault } from '@vigil/kernel'
import { Fault } from './fault.ts'
import { readText } from './save/load.ts'

/** Says where a text stops being JSON, in lines and columns as editors count them. */
export const parseJson = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    const { line, column, got } = jsonFault(text) ?? { line: 1, column: 1, got: 'end' }
    const found = got === 'end' ? 'the end of the file' : `"${got}"`
    throw new Fault(`Could not read ${name}: it stops being JSON in line ${line}, column ${column}, at ${found}.`)
  }
}

export const readJson = (path: string, what: string): unknown => parseJson(readText(path, what), `the ${what} ${path}`)

const MOST_TOLD = 10

/** What is wrong with a pack, the first of it. */
export const faultInPack = (problems: readonly string[]): Fault => {
  const more = problems.length > MOST_TOLD ? [`and ${problems.length - MOST_TOLD} more`] : []
  return new Fault(`The pack cannot be played:\n  ${[...problems.slice(0, MOST_TOLD), ...more].join('\n  ')}`)
}
