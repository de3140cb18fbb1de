/** The short notation of docs/rules: rows `I3 L -1san clk`, boxes `[L L]`, effects `-1 sanity, doom`, dice `Y:I4`. */
import { COLOURS, type Colour, type Effect, FACES, type Face, type Task } from '@vigil/elder-sign'
import { fail } from '../failure.ts'

const SYMBOL = /^(?:I(?:[1-9]|1\d)|[LPT](?:\|[LPT])*)$/
const COST = /^-(\d+)(san|sta)$/

/** One row of a card: symbols, costs `-1san` `-2sta` `clk`, and a monster box round all, some or none of it. */
export const parseRow = (text: string): Task => {
  const needs: string[] = []
  const covers: number[] = []
  const costs = { sanity: 0, stamina: 0, clock: 0 }
  let boxed = false
  let inside = false
  for (const word of text.replace(/[[\]]/g, ' $& ').trim().split(/\s+/)) {
    const cost = COST.exec(word)
    if (word === '[') inside = boxed = true
    else if (word === ']') inside = false
    else if (word === 'clk') costs.clock++
    else if (cost) costs[cost[2] === 'san' ? 'sanity' : 'stamina'] += Number(cost[1])
    else if (SYMBOL.test(word)) {
      if (inside) covers.push(needs.length)
      needs.push(word)
    } else fail("a row such as 'I3 L -1san clk', 'L [I2]', '[L L]' or '[]'", `'${word}' in '${text}'`)
  }
  const paid = Object.fromEntries(Object.entries(costs).filter(([, n]) => n > 0))
  const kind = covers.length === needs.length ? (needs.length ? 'total' : 'empty') : 'partial'
  return {
    needs,
    ...(Object.keys(paid).length ? { costs: paid } : {}),
    ...(boxed ? { box: kind === 'partial' ? { kind, covers } : { kind } } : {}),
  }
}

const TRACKS = ['sanity', 'stamina'] as const
const ITEMS = ['common', 'unique', 'spell'] as const
const GAINS = [...TRACKS, 'clue', ...ITEMS, 'ally', 'sign'] as const
const PLAIN = [
  'devour',
  'leave',
  'extraAdventure',
  'banishWorld',
  'awaken',
  'defeat',
  'fail',
  'ignoreOrder',
  'ignoreTerror',
  'holdClock',
  'breakLock',
  'slay',
] as const
const COUNTED = ['doom', 'monster', 'gate', 'clock'] as const

const among = <T extends string>(list: readonly T[], word: string | undefined): T | undefined =>
  list.find((each) => each === word)

const change = (n: number, what: string, who: { who?: 'each' | 'any' }): Effect | undefined => {
  const gain = among(GAINS, what.replace(/(?<=clue|sign)s$/, ''))
  if (n > 0) return gain && { do: 'gain', what: gain, n, ...who }
  if (gain === 'sign') return { do: 'loseSign', n: -n }
  const deck = among(ITEMS, gain)
  if (deck) return { do: 'loseCard', deck, n: -n, ...who }
  if (what === 'trophies') return { do: 'loseTrophies', n: -n, ...who }
  const track = among([...TRACKS, 'clue'] as const, gain)
  return track && { do: 'lose', what: track, n: -n, ...who }
}

const worded = (words: readonly string[], who: { who?: 'each' | 'any' }): Effect | undefined => {
  const [first = '', second, third] = words
  if (/^[+-]\d+$/.test(first)) {
    const track = among(TRACKS, second === 'maximum' ? third : undefined)
    if (track) return { do: 'maximum', what: track, n: Number(first), ...who }
    return change(Number(first), second ?? '', who)
  }
  const counted = among(COUNTED, /^\d+$/.test(first) ? second : first)
  if (counted) return { do: counted, n: /^\d+$/.test(first) ? Number(first) : 1 }
  const plain = among(PLAIN, first)
  if (plain) return { do: plain, ...(plain === 'devour' ? who : {}) } as Effect
  if (first === 'shed') return { do: 'shed', which: second === 'one' ? 'one' : 'terror' }
  if (first === 'secure' || first === 'reroll') return { do: first, dice: Number(second ?? 1) }
  const colours = words.slice(1).flatMap((word) => among(COLOURS, word) ?? [])
  if (first === 'add' && colours.length) return { do: 'addDice', dice: colours }
  if (first === 'recover') return { do: 'recoverDice', colour: colours[0] ?? 'green' }
  const face = among(FACES, second)
  return first === 'turn' && face ? { do: 'turnDie', to: face } : undefined
}

const parseEffect = (text: string): Effect => {
  const words = text.trim().split(/\s+/)
  const who = among(['each', 'any'] as const, words[0])
  const effect = worded(who ? words.slice(1) : words, who ? { who } : {})
  return (
    effect ?? fail("an effect such as '-1 sanity', 'each +1 clue', 'doom', '2 monster' or 'add yellow'", `'${text}'`)
  )
}

/** `-1 sanity, doom`, or a list of such words and of effects in full. */
export const parseEffects = (effects: string | readonly (string | Effect)[] = []): Effect[] =>
  typeof effects === 'string'
    ? effects
        .split(',')
        .filter((text) => text.trim() !== '')
        .map(parseEffect)
    : effects.flatMap((each) => (typeof each === 'string' ? parseEffects(each) : [each]))

const PLACES = ['pool', 'focus', 'help', 'marker', 'spell', 'supply', 'discarded', 'task', 'lock', 'gone'] as const
export type SpokenPlace = (typeof PLACES)[number]

/** `L`, `Y:I4`, `focus:L`, `spell:Y:P`, `supply`. */
export interface SpokenDie {
  readonly face?: Face
  readonly colour?: Colour
  readonly place?: SpokenPlace
}

const COLOUR_OF: Readonly<Record<string, Colour>> = { G: 'green', Y: 'yellow', R: 'red' }
export const LETTER_OF: { readonly [C in Colour]: string } = { green: 'G', yellow: 'Y', red: 'R' }

export const parseDie = (text: string): SpokenDie => {
  let die: SpokenDie = {}
  for (const part of text.split(':')) {
    const face = among(FACES, part)
    const place = among(PLACES, part)
    const colour = COLOUR_OF[part] ?? among(COLOURS, part)
    if (face) die = { ...die, face }
    else if (place) die = { ...die, place }
    else if (colour) die = { ...die, colour }
    else fail("a die such as 'L', 'Y:I4', 'focus:L' or 'spell:T'", `'${text}'`)
  }
  return die
}
