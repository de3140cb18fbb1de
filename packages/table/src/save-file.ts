/** A match as a file: JSON with one input per line, so that a damaged place can be named and a change be seen. */
import type { AnyRecord, Kind, MatchRecord } from '@vigil/kernel'

/** A pack that is not the box travels with the match: a save must not depend on a file that may change. */
export const formatSave = <K extends Kind>(record: MatchRecord<K>, pack: unknown): string => {
  const { inputs, ...head } = record
  const fields = Object.entries({ ...head, ...(pack === undefined ? {} : { pack }) })
  const lines = fields.map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
  const log = inputs.map((input) => `    ${JSON.stringify(input)}`).join(',\n')
  return `{\n${lines.join('\n')}\n  "inputs": [${log === '' ? '' : `\n${log}\n  `}]\n}\n`
}

/** The pack a save was played with; undefined for the box. */
export const packOf = (record: AnyRecord): unknown => ('pack' in record ? record.pack : undefined)

const two = (n: number): string => String(n).padStart(2, '0')

/** `elder-sign-2026-11-15-2130`, readable in a list of files. */
export const saveName = (game: string, now: Date): string => {
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  return `${game}-${day}-${two(now.getHours())}${two(now.getMinutes())}`
}
