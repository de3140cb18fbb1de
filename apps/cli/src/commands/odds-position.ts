/** The middle of an attempt as it is typed: dice on the table and on markers, tasks done. What cannot be is refused. */
import { type Colour, FACES, FACES_OF, type Face } from '@vigil/elder-sign'
import { type Attempt, leastDice, type ShownDie } from '@vigil/odds/elder-sign'
import { Fault } from '../fault.ts'
import { didYouMean } from '../nearest.ts'
import { COLOUR_OF, IN_BOX, underlined } from './odds-dice.ts'

export interface PositionFlags {
  readonly rolled?: string | undefined
  readonly heldFocus?: string | undefined
  readonly heldSpell?: string | undefined
  readonly heldAssist?: string | undefined
  readonly done?: string | undefined
}

const WORDS: Readonly<Record<string, Face>> = { PERIL: 'P', LORE: 'L', TERROR: 'T', WILD: 'W' }

const GRAMMAR = `Faces: ${FACES.join(', ')}; y: or r: before one says that the die is yellow or red.`

const faceOf = (text: string): Face | undefined => {
  const typed = text.toUpperCase().replace(/^INV_/, 'I')
  return FACES.find((face) => face === typed) ?? WORDS[typed]
}

/** `P,y:I4`: each die with what it shows, green unless said. */
const shownIn = (flag: string, text: string): ShownDie[] => {
  let at = 0
  return text.split(',').map((part) => {
    const [, letter, shown = ''] = /^\s*(?:([gyr])\s*:)?\s*(\S*)\s*$/i.exec(part) ?? []
    const face = faceOf(shown)
    // Only the red die shows the wild face.
    const colour = letter === undefined ? (face === 'W' ? 'red' : 'green') : COLOUR_OF[letter.toLowerCase()]
    if (!colour || !face) {
      const place = underlined(text, at, Math.max(1, part.length))
      const near = didYouMean(shown.toUpperCase(), [...FACES, ...Object.keys(WORDS)])
      throw new Fault(`${flag} does not parse:\n${place}\n"${part.trim()}" is no die.${near} ${GRAMMAR}`)
    }
    if (!FACES_OF[colour].includes(face))
      throw new Fault(`${flag}: no ${colour} die shows ${face}; it shows ${[...new Set(FACES_OF[colour])].join(', ')}.`)
    at += part.length + 1
    return { colour, face }
  })
}

const diceOn = (flag: string, text: string | undefined, most: number): ShownDie[] => {
  const dice = text === undefined ? [] : shownIn(flag, text)
  if (dice.length > most) throw new Fault(`${flag} holds ${dice.length} dice; at most ${most} can be held there.`)
  return dice
}

/** ES-CORE-04: the dice in play at once. */
const checkBox = (dice: readonly Colour[], used: number): void => {
  for (const colour of Object.values(COLOUR_OF)) {
    const had = dice.filter((die) => die === colour).length
    if (had > IN_BOX[colour])
      throw new Fault(`That makes ${had} ${colour} dice in the pool and held; the box holds ${IN_BOX[colour]}.`)
  }
  const all = Object.values(IN_BOX).reduce((sum, n) => sum + n, 0)
  if (dice.length + used > all)
    throw new Fault(
      `${dice.length} dice in the pool and held and at least ${used} on the tasks done cannot be: the box holds ${all}.`,
    )
}

/** `1,3`: the tasks done, counted from 1. */
const doneIn = (text: string | undefined, { rows, ordered }: Pick<Attempt, 'rows' | 'ordered'>): Set<number> => {
  const done = new Set<number>()
  for (const part of text?.split(',') ?? []) {
    const n = /^\s*\d+\s*$/.test(part) ? Number(part) : Number.NaN
    if (!(n >= 1 && n <= rows.length))
      throw new Fault(`--done takes tasks from 1 to ${rows.length}, and "${part.trim()}" is none of them.`)
    done.add(n - 1)
  }
  for (const n of done)
    if (ordered && n > 0 && !done.has(n - 1))
      throw new Fault(`--done: task ${n + 1} cannot be done before task ${n}, as these tasks are done in order.`)
  if (done.size === rows.length) throw new Fault('--done names every task: nothing is left to attempt.')
  return done
}

const MOST_HELPERS = 7
const MOST_SPELLS = 8

const sameColours = (a: readonly Colour[], b: readonly Colour[]): boolean =>
  [...a].sort().join() === [...b].sort().join()

const rolledIn = (text: string | undefined, pool: readonly Colour[], said: boolean): ShownDie[] | undefined => {
  if (text === undefined) return undefined
  const rolled = shownIn('--rolled', text)
  const colours = rolled.map(({ colour }) => colour)
  if (said && !sameColours(colours, pool))
    throw new Fault(
      `--rolled shows ${rolled.length} dice (${colours.join(', ')}), but --dice are others. Leave --dice out.`,
    )
  return rolled
}

/** `said`: the dice of the pool were named, not only supposed. */
export const positionIn = (attempt: Attempt, flags: PositionFlags, said: boolean): Attempt => {
  if (Object.values(flags).every((flag) => flag === undefined)) return attempt
  const done = doneIn(flags.done, attempt)
  const rolled = rolledIn(flags.rolled, attempt.pool, said)
  const focused = diceOn('--held-focus', flags.heldFocus, 1)
  if (focused.length && attempt.focus === 'free')
    throw new Fault('--held-focus holds the one die, so that --focus 1 is too much.')
  const helping = diceOn('--held-assist', flags.heldAssist, MOST_HELPERS - attempt.helpers.length)
  const cast = diceOn('--held-spell', flags.heldSpell, MOST_SPELLS - attempt.aids.length)
  const held = [...focused, ...helping, ...cast]
  const rows = attempt.rows.map((row, i) => ({ ...row, done: done.has(i) }))
  const used = rows.reduce((sum, row) => sum + (row.done ? leastDice(row.needs) : 0), 0)
  const pool =
    said || rolled ? attempt.pool : attempt.pool.slice(0, Math.max(0, attempt.pool.length - held.length - used))
  checkBox([...(rolled?.map(({ colour }) => colour) ?? pool), ...held.map(({ colour }) => colour)], used)
  return {
    ...attempt,
    rows,
    focus: focused[0]?.face ?? attempt.focus,
    helpers: [...attempt.helpers, ...helping.map(({ face }) => face)],
    marked: [...focused, ...helping],
    cast,
    rolls: 1,
    supply: attempt.supply.filter((colour) => ![...(rolled ?? []), ...held].some((die) => die.colour === colour)),
    ...(rolled ? { pool: [], rolled, waits: { is: 'judge' as const } } : { pool }),
  }
}
