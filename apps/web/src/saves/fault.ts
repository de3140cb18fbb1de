/** What is wrong with a saved match, in words: the place, what was expected there, and what was found. */
import { type Refusal, refusal } from '@vigil/kernel'
import { type Language, type Say, sayIn } from '../words/phrases.ts'
import { faultWords } from './fault-words.ts'

type FaultKey = keyof typeof faultWords.en
type FaultSay = Say<FaultKey>

const isKey = (key: string): key is FaultKey => Object.hasOwn(faultWords.en, key)

const keyOr = (key: string, otherwise: FaultKey): FaultKey => (isKey(key) ? key : otherwise)

/** `inputs[12].seat` counts from 0, people from 1. */
const placeOf = (field: string, say: FaultSay): string => {
  if (field === '') return say('place.file')
  const [, index, inside] = /^inputs\[(\d+)\]\.?(.*)$/.exec(field) ?? []
  if (index === undefined) return say('place.field', { field })
  const n = Number(index) + 1
  return inside ? say('place.entryField', { n, field: inside }) : say('place.entry', { n })
}

const expectedOf = (expected: string, say: FaultSay): string =>
  expected.includes('|') ? say('is.input') : say(keyOr(`is.${expected}`, 'is.other'), { expected })

const gotOf = (got: string, say: FaultSay): string => {
  const key = `got.${got}`
  return isKey(key) ? say(key) : got
}

/** `"vigil-match/2"`: the number, where the rest is right. */
const formatNumber = (got: string): number => Number(/^"?vigil-match\/(\d+)"?$/.exec(got)?.[1] ?? Number.NaN)

const isNewer = (got: string, than: string): boolean => got.localeCompare(than, 'en', { numeric: true }) > 0

type Told = (params: Readonly<Record<string, string>>, say: FaultSay) => string

const TOLD: Readonly<Record<string, Told>> = {
  'record.json': (params, say) => say(params.got === 'end' ? 'record.json.end' : 'record.json', params),
  'record.format': (params, say) =>
    say(
      formatNumber(params.got ?? '') > formatNumber(params.expected ?? '') ? 'record.newer' : 'record.format',
      params,
    ),
  'record.field': ({ field = '', expected = '', got = '' }, say) =>
    say('record.field', {
      place: placeOf(field, say),
      expected: expectedOf(expected, say),
      got: gotOf(got, say),
    }),
  'replay.version': ({ got = '', expected = '' }, say) =>
    say(isNewer(got, expected) ? 'replay.newer' : 'replay.older', { got, expected }),
  'replay.input': ({ index = '', cause = '' }, say) => {
    const known = say(keyOr(`cause.${cause}`, 'cause.other'), { cause })
    return say('replay.input', { n: Number(index) + 1, cause: known })
  },
}

/** One sentence for whatever can be wrong with a file or a link. Refusals of a set-up are the game's own. */
export const faultIn = ({ code, params }: Refusal, language: Language): string => {
  const say = sayIn(faultWords, language)
  const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
  const told = TOLD[code]
  if (told) return told(texts, say)
  return isKey(code) ? say(code, texts) : say('setup.bad', { code })
}

export const fault = (code: FaultKey, params: Refusal['params'] = {}): Refusal => refusal(code, '', params)
