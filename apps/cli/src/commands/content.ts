/** `vigil content`: what is in the boxes, whether a pack is sound, and what a pack may look like. */
import { EXIT } from '../fault.ts'
import { type Io, print, printJson } from '../io.ts'
import { readJson } from '../pack-file.ts'
import { BOXES, type Box, boxOf, type ContentReport } from '../shelf.ts'
import { inColumns } from './columns.ts'

const ORIGINS = ['box', 'mixed', 'vigil']

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`

/** Past a quarter, effects have stopped being a language. */
const LIMIT = 0.25

interface Counted extends ContentReport {
  readonly game: string
  readonly cardsWithOwnWords: number
  readonly limit: number
}

const report = (box: Box, pack: unknown): Counted => {
  const counted = box.open(pack).content()
  return {
    game: box.name,
    ...counted,
    cardsWithOwnWords: new Set(counted.oneCardWords.map(({ card }) => card)).size,
    limit: Math.floor(counted.cards * LIMIT),
  }
}

const lines = (counted: Counted): string[] => {
  const { game, pack, decks, cards, oneCardWords, specials, cardsWithOwnWords, limit } = counted
  const sum = (origin: string): number => decks.reduce((n, { origins }) => n + (origins[origin] ?? 0), 0)
  return [
    `${game}: ${pack}`,
    '',
    ...inColumns([
      ['deck', 'cards', ...ORIGINS],
      ...decks.map((deck) => [deck.deck, deck.cards, ...ORIGINS.map((origin) => deck.origins[origin] ?? 0)]),
      ['all', cards, ...ORIGINS.map(sum)],
    ]),
    '',
    'box: as attested; mixed: some fields are ours; vigil: all ours',
    `special effects (code of one card's own): ${specials} of ${cards} cards, ${share(specials, cards)}`,
    `one-card words: ${oneCardWords.length} words on ${cardsWithOwnWords} cards, ${share(cardsWithOwnWords, cards)}`,
    `limit: a quarter, ${limit} cards`,
    ...oneCardWords.map(({ word, card }) => `  ${word}: ${card}`),
  ]
}

export const showContent = (flags: { json?: boolean; pack?: string; game?: string }, io: Io): number => {
  const pack = flags.pack === undefined ? undefined : readJson(flags.pack, 'pack')
  const boxes = flags.game === undefined ? BOXES : [boxOf(flags.game)]
  const counted = boxes.map((box) => report(box, pack))
  if (flags.json) printJson(io, counted)
  else print(io, counted.flatMap(lines).join('\n'))
  return EXIT.fine
}

export const checkContent = (path: string, flags: { game?: string; json?: boolean }, io: Io): number => {
  const problems = boxOf(flags.game ?? 'elder-sign').problems(readJson(path, 'pack'))
  if (flags.json) printJson(io, { file: path, problems })
  else if (problems.length === 0) print(io, `${path}: fit for play`)
  else print(io, [`${path}: ${problems.length} problem${problems.length === 1 ? '' : 's'}`, ...problems].join('\n  '))
  return problems.length === 0 ? EXIT.fine : EXIT.no
}

export const showSchema = (flags: { game?: string }, io: Io): number => {
  printJson(io, boxOf(flags.game ?? 'elder-sign').schema())
  return EXIT.fine
}
