import { parseRecord, replay } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { perform } from '../sitting.ts'
import { toyGame, toySitting } from '../toy.ts'
import { formatSave } from './format.ts'
import { wrongWithSave } from './wrong.ts'

const played = perform(toySitting(), { do: 'answer', pick: [{ do: 'left' }] })
const good = formatSave(played.ok ? played.value.match.record : toySitting().match.record, undefined)

const wrong = (text: string): string | undefined => {
  const read = parseRecord(text)
  if (!read.ok) return wrongWithSave(read.why)
  const replayed = replay(toyGame, read.value)
  return replayed.ok ? '' : wrongWithSave(replayed.why)
}

describe('a damaged save', () => {
  it('is not this one', () => {
    expect(wrong(good)).toBe('')
  })

  it.each([
    ['cut off', good.slice(0, 150), /line \d+, column \d+: expected JSON to go on, found the end of the file/],
    ['with a stray sign', good.replace('"seed"', '?"seed"'), /line \d+, column 3: expected JSON to go on, found "\?"/],
    ['of another kind', '[]', 'the file itself should be a record in braces, and is list.'],
    [
      'without a seed',
      good.replace('"seed"', '"sead"'),
      'the field "seed" should be a text in quotes, and is nothing.',
    ],
    ['of another format', good.replace('match/1', 'match/9'), 'expected "vigil-match/1"'],
    [
      'with a strange input',
      good.replace('"answer"', '"shout"'),
      'entry 1 of "inputs", the field "is" should be "answer"',
    ],
    [
      'with a strange seat',
      good.replace('"seat":0', '"seat":"x"'),
      'entry 1 of "inputs", the field "seat" should be a whole',
    ],
    ['with the wrong player', good.replace('"seat":0', '"seat":7'), 'the rules refuse entry 1 of "inputs"'],
    ['with impossible dice', good.replace(/"faces":\[.*?\]/, '"faces":[9]'), 'the rules refuse entry 2 of "inputs"'],
    ['of another game', good.replace('"toy"', '"chess"'), 'a match of "chess"; expected "toy"'],
    [
      'of other rules',
      good.replace('"version": "1"', '"version": "0"'),
      'version 0 of the rules and this is version 1',
    ],
  ])('%s is told by place and expectation', (_what, text, said) => {
    expect(wrong(text)).toMatch(said)
  })
})

it('leaves to the game what is about the game', () => {
  expect(wrongWithSave({ code: 'setup.players', rule: '', params: {} })).toBeUndefined()
})
