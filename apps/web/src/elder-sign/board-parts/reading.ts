/** Cards and rows in one sentence, for those who hear the board. */
import type { Adventure, Colour, Effect, Face, RowView } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import type { PartSay } from './part-words.ts'

export interface Reader {
  readonly words: Words
  readonly say: PartSay
}

/** "investigation 6": the name of the die's face with another number. */
export const sumName = ({ words }: Reader, n: number): string => words.faceName('I3').replace('3', String(n))

export type RowSymbol = RowView['symbols'][number]

export const symbolName = (reader: Reader, { sum, faces }: RowSymbol): string =>
  sum > 0 ? sumName(reader, sum) : reader.words.or(faces.map(reader.words.faceName))

const costNames = ({ say }: Reader, { sanity, stamina, clock }: RowView): string[] => [
  ...(sanity > 0 ? [say('sanityCost', { n: sanity })] : []),
  ...(stamina > 0 ? [say('staminaCost', { n: stamina })] : []),
  ...(clock > 0 ? [say('clockCost', { n: clock })] : []),
]

/** "peril and investigation 3, pay 1 sanity" */
export const needsReading = (reader: Reader, row: RowView): string => {
  const { words, say } = reader
  const symbols = words.and(row.symbols.map((symbol) => symbolName(reader, symbol)))
  const costs = costNames(reader, row)
  return costs.length ? `${symbols}, ${say('pay', { what: words.and(costs) })}` : symbols
}

/** "Task 2: peril and investigation 3", "Task 1 done" */
export const rowReading = (reader: Reader, row: RowView): string => {
  const name = reader.words.nameOf(row.key)
  return row.done
    ? reader.say('done', { row: name })
    : reader.say('row', { row: name, what: needsReading(reader, row) })
}

/** Card text without its last full stop, to stand in a line. */
export const tail = (text: string): string => text.replace(/\.$/, '')

/** As a line of its own. */
export const asLine = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const effectReading = ({ words, say }: Reader, effects: readonly Effect[]): string =>
  effects.length ? tail(words.effectText(effects)) : say('nothing')

export interface CardReading {
  readonly adventure: Adventure
  readonly rows: readonly RowView[]
  /** Names of those here. */
  readonly here: readonly string[]
  /** The chance, in sentences. */
  readonly odds?: readonly string[]
}

/** The whole card, line by line: worth, tasks, what happens when, and who is there. */
export const cardLines = (reader: Reader, { adventure, rows, here, odds = [] }: CardReading): string[] => {
  const { words, say } = reader
  const part = (name: string, effects: readonly Effect[] | undefined): string[] =>
    effects ? [`${name}: ${effectReading(reader, effects)}`] : []
  return [
    say('trophyShort', { n: adventure.trophies }),
    ...(adventure.ordered ? [say('orderedShort')] : []),
    ...rows.map((row) => rowReading(reader, row)),
    ...part(say('terror'), adventure.terror),
    ...part(say('midnight'), adventure.midnight),
    ...(adventure.lock ? [say('locks', { colour: adventure.lock })] : []),
    say('failText', { what: effectReading(reader, adventure.penalties) }),
    say('rewardText', { what: effectReading(reader, adventure.rewards) }),
    ...(here.length ? [say('here', { who: words.and(here) })] : []),
    ...odds,
  ]
}

/** The same in one sentence, with its name. */
export const cardReading = (reader: Reader, card: CardReading): string =>
  [card.adventure.name, ...cardLines(reader, card)].join('; ')

export const dieReading = ({ words, say }: Reader, colour: Colour, face: Face | ''): string =>
  face === '' ? say('die', { colour }) : say('dieShows', { colour, face: words.faceName(face) })
