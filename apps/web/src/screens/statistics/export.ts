/** One's games for other programs. */
import type { SaveHead } from '../../saves/index.ts'
import type { KnownLuck } from './luck-store.ts'

const resultOf = ({ ending }: SaveHead): string => (ending ? (ending.won ? 'won' : 'lost') : 'running')

const yesNo = (is: boolean): string => (is ? 'yes' : 'no')

const COLUMNS: readonly (readonly [
  string,
  (head: SaveHead, luck: KnownLuck[string] | undefined) => string | number,
])[] = [
  ['id', ({ id }) => id],
  ['game', ({ game }) => game],
  ['date', ({ changed }) => new Date(changed).toISOString()],
  ['against', ({ facts }) => facts.against],
  ['investigators', ({ seats }) => seats],
  ['party', ({ facts }) => facts.party],
  ['rules', ({ facts }) => facts.rules],
  ['turns', ({ chapter }) => chapter],
  ['result', resultOf],
  ['corrected', ({ corrected }) => yesNo(corrected)],
  ['realDice', ({ realDice }) => yesNo(realDice)],
  ['origin', ({ origin }) => origin],
  ['luckSeen', (_, luck) => luck?.seen ?? ''],
  ['luckExpected', (_, luck) => luck?.expected.toFixed(3) ?? ''],
]

const quoted = (value: string | number): string => {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvOf = (heads: readonly SaveHead[], known: KnownLuck): string =>
  [
    COLUMNS.map(([name]) => name),
    ...heads.map((head) => COLUMNS.map(([, cellOf]) => quoted(cellOf(head, known[head.id])))),
  ]
    .map((row) => row.join(','))
    .join('\r\n')

export const jsonOf = (heads: readonly SaveHead[], known: KnownLuck): string =>
  JSON.stringify(
    heads.map((head) => {
      const luck = known[head.id]
      const { id, game, version, changed, chapter, corrected, realDice, facts, seats, origin } = head
      const date = new Date(changed).toISOString()
      const common = { id, game, version, date, turns: chapter, result: resultOf(head), corrected, realDice }
      return {
        ...common,
        ...facts,
        investigators: seats,
        origin,
        ...(luck && { luck: { seen: luck.seen, expected: luck.expected } }),
      }
    }),
    null,
    2,
  )
