/** `vigil content`: what is in the boxes, whether a pack is sound, and what a pack may look like. */
import { EXIT } from '../fault.ts'
import { type Io, print, printJson } from '../io.ts'
import { readJson } from '../pack-file.ts'
import { BOXES, type Box, boxOf, type ContentReport, type DeckCount, type Drawing, openWith } from '../shelf.ts'
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
  const counted = openWith(box, pack).content()
  return {
    game: box.name,
    ...counted,
    cardsWithOwnWords: new Set(counted.oneCardWords.map(({ card }) => card)).size,
    limit: Math.floor(counted.cards * LIMIT),
  }
}

/** `10 of 10` where the printed box is known, else the number alone. */
const againstBox = ({ cards, printed }: DeckCount): string | number =>
  printed === undefined ? cards : `${cards} of ${printed}`

const drawingLines = ({ name, lines: drawn, problems }: Drawing): string[] => [
  `${name}: ${problems.length === 0 ? 'sound' : problems.join('; ')}`,
  ...drawn,
  '',
]

const mapsLine = (drawings: readonly Drawing[]): string[] => {
  if (drawings.length === 0) return []
  const sound = drawings.filter(({ problems }) => problems.length === 0).length
  return [`maps: ${sound} of ${drawings.length} sound; --maps prints them`]
}

const lines = (counted: Counted): string[] => {
  const { game, pack, decks, cards, oneCardWords, specials, cardsWithOwnWords, limit, drawings } = counted
  const sum = (origin: string): number => decks.reduce((n, { origins }) => n + (origins[origin] ?? 0), 0)
  return [
    `${game}: ${pack}`,
    '',
    ...inColumns([
      ['deck', 'cards', ...ORIGINS],
      ...decks.map((deck) => [deck.deck, againstBox(deck), ...ORIGINS.map((origin) => deck.origins[origin] ?? 0)]),
      ['all', cards, ...ORIGINS.map(sum)],
    ]),
    '',
    'box: as attested; mixed: some fields are ours; vigil: all ours',
    `special effects (code of one card's own): ${specials} of ${cards} cards, ${share(specials, cards)}`,
    `one-card words: ${oneCardWords.length} words on ${cardsWithOwnWords} cards, ${share(cardsWithOwnWords, cards)}`,
    `limit: a quarter, ${limit} cards`,
    ...oneCardWords.map(({ word, card }) => `  ${word}: ${card}`),
    ...mapsLine(drawings),
    '',
  ]
}

export interface ContentFlags {
  readonly json?: boolean
  readonly pack?: string
  readonly game?: string
  readonly maps?: boolean
}

/** A pack is counted for the game that can read it best, unless a game is named. */
const boxesOf = (named: string | undefined, pack: unknown): readonly Box[] => {
  if (named !== undefined) return [boxOf(named)]
  return pack === undefined ? BOXES : [bestFor(pack)]
}

/** What no pack for a game has says more than what is wrong with the cards. */
const isStrange = (problem: string): boolean => /^pack: \S+ should be left out/.test(problem)

/** The game that finds the least wrong with a pack. */
const bestFor = (pack: unknown): Box => {
  const ranked = BOXES.map((box) => {
    const problems = box.problems(pack)
    return { box, strange: problems.filter(isStrange).length, faults: problems.length }
  }).sort((a, b) => a.strange - b.strange || a.faults - b.faults)
  return ranked[0]?.box ?? boxOf('')
}

export const showContent = (game: string | undefined, flags: ContentFlags, io: Io): number => {
  const pack = flags.pack === undefined ? undefined : readJson(flags.pack, 'pack')
  const counted = boxesOf(game ?? flags.game, pack).map((box) => report(box, pack))
  if (flags.json) printJson(io, counted)
  else if (flags.maps) print(io, counted.flatMap(({ drawings }) => drawings.flatMap(drawingLines)).join('\n'))
  else print(io, counted.flatMap(lines).join('\n').trimEnd())
  return EXIT.fine
}

export const checkContent = (path: string, flags: ContentFlags, io: Io): number => {
  const pack = readJson(path, 'pack')
  const box = flags.game === undefined ? bestFor(pack) : boxOf(flags.game)
  const problems = box.problems(pack)
  const told = `${problems.length} problem${problems.length === 1 ? '' : 's'}`
  if (flags.json) printJson(io, { file: path, game: box.id, problems })
  else if (problems.length === 0) print(io, `${path}: fit for play with ${box.name}`)
  else print(io, [`${path}: ${told} as a pack for ${box.name}`, ...problems].join('\n  '))
  return problems.length === 0 ? EXIT.fine : EXIT.no
}

export const showSchema = (game: string | undefined, flags: ContentFlags, io: Io): number => {
  printJson(io, boxOf(game ?? flags.game ?? 'elder-sign').schema())
  return EXIT.fine
}
