import type { Kind } from '@vigil/kernel'
import { begunToy, must, playedToy, toy } from '@vigil/kernel/toy'
import { formatSave, packOf } from '@vigil/table'
import { describe, expect, it } from 'vitest'
import { BadPack, type Boxed, type Face } from '../face.ts'
import { aRecord } from './a-save.ts'
import { fileOf, type Reading, readFile, readPickedFile } from './file.ts'

const speech = {
  summary: () => 'a toy match',
  ending: () => 'it is over',
  refusal: ({ code }: { code: string }) => `the game says ${code}`,
}
const face = { id: 'toy', game: toy, speech: async () => speech, chapter: () => 3, seats: () => 2, facts: () => ({}) }
/** A pack needs a lamp. */
const loaded = async (pack: unknown): Promise<Face<Kind>> => {
  if (pack !== undefined && !JSON.stringify(pack).includes('lamp')) throw new BadPack('no lamp')
  return face as unknown as Face<Kind>
}
const toyBox: Boxed = { id: 'toy', title: 'Toy', load: loaded }
const box = (game: string): Boxed | undefined => (game === toy.id ? toyBox : undefined)
const english: Reading = { language: 'en', undo: 'free', now: 1_000, box }
const german: Reading = { ...english, language: 'de' }

const { record } = playedToy(begunToy(), 9)
const good = formatSave(record, undefined)

const wrong = async (text: string, reading = english): Promise<string> => {
  const read = await readFile(text, reading)
  return read.ok ? '' : read.why
}

describe('a file', () => {
  it('is the one of the terminal, and reads back', async () => {
    const save = must(await readFile(good, english))
    expect(save.record).toEqual(record)
    expect(save.head).toMatchObject({
      game: toy.id,
      summary: 'a toy match',
      origin: 'import',
      inputs: record.inputs.length,
    })
    expect(save.head.seats).toBe(2)
    const head = { ...save.head, changed: new Date(2026, 10, 5, 21, 7).getTime() }
    expect(fileOf({ ...save, head })).toEqual({ name: 'lanterns-2026-11-05-2107.json', text: good })
  })

  it('keeps a pack that travels with it', () => {
    const packed = { ...aRecord([]), pack: { id: 'mine', name: 'Mine' } }
    const { text } = fileOf({ head: { game: 'toy', changed: 0 } as never, record: packed })
    expect(text).toBe(formatSave(aRecord([]), packed.pack))
  })

  it('is read with the pack it brings, and keeps it', async () => {
    const text = formatSave(record, { name: 'Mine', items: ['lamp'] })
    const save = must(await readFile(text, english))
    expect(packOf(save.record)).toEqual({ name: 'Mine', items: ['lamp'] })
    expect(fileOf(save).text).toBe(text)
  })

  it('tells how a game ended', async () => {
    const over = formatSave(playedToy(begunToy()).record, undefined)
    expect(must(await readFile(over, english)).head.ending).toMatchObject({ text: 'it is over' })
  })
})

const damaged: readonly [string, string, RegExp, RegExp][] = [
  ['cut off', good.slice(0, 150), /^Line \d+, column \d+: .*ends there/, /^Zeile \d+, Spalte \d+: .*endet/],
  ['no JSON', 'hello', /^Line 1, column 1: .*found “h”/, /^Zeile 1, Spalte 1: .*„h“/],
  ['of another kind', '[]', /^The file itself should be a record in braces, and is a list/, /^Die Datei selbst sollte/],
  [
    'without a seed',
    good.replace('"seed"', '"sead"'),
    /“seed” should be a text in quotes, and is missing/,
    /Das Feld „seed“/,
  ],
  [
    'of another format',
    good.replace('vigil-match/1', 'chess'),
    /format "chess"; expected “vigil-match\/1”/,
    /Format "chess"/,
  ],
  ['of a newer format', good.replace('match/1', 'match/2'), /newer Vigil/, /neueren Vigil/],
  [
    'of an unknown game',
    good.replace(`"${toy.id}"`, '"chess"'),
    /match of “chess”; this page knows “Elder Sign”/,
    /Partie von „chess“/,
  ],
  [
    'of newer rules',
    good.replace('"version": "1"', '"version": "10"'),
    /version 10 .* Load the page again/,
    /Fassung 10 .*Lade/,
  ],
  ['of older rules', good.replace('"version": "1"', '"version": "0"'), /might lead elsewhere/, /anderswohin/],
  [
    'with a strange input',
    good.replace('"answer"', '"shout"'),
    /^Entry \d of “inputs”, the field “is”, should be “answer”/,
    /„is“ in Eintrag \d von/,
  ],
  [
    'with a stranger',
    good.replace('"seat":0', '"seat":7'),
    /^The rules refuse entry \d of “inputs”: it is not possible/,
    /lehnen Eintrag \d/,
  ],
  [
    'with impossible dice',
    good.replace(/"faces":\[.*?\]/, '"faces":[9]'),
    /refuse entry \d+ of “inputs”: no roll/,
    /lehnen Eintrag \d+ von „inputs“ ab: kein Wurf/,
  ],
  [
    'with an impossible set-up',
    good.replace('"seats":2', '"seats":0'),
    /^the game says setup\.seats/,
    /^the game says/,
  ],
  [
    'with a broken pack',
    formatSave(record, { name: 'Mine' }),
    /pack of its own \(“Mine”\), .*: no lamp\.$/,
    /eigenen Paket \(„Mine“\) .*: no lamp\.$/,
  ],
]

it.each(damaged)('%s is told by place and expectation', async (_what, text, inEnglish, inGerman) => {
  expect(await wrong(text)).toMatch(inEnglish)
  expect(await wrong(text, german)).toMatch(inGerman)
})

it('is not read where it is far too large, or cannot be', async () => {
  const huge = { size: 30_000_000 } as File
  const unreadable = { size: 1, text: () => Promise.reject(new Error()) } as unknown as File
  const fine = { size: 1, text: async () => good } as File
  expect(await readPickedFile(huge, english)).toMatchObject({ ok: false, why: expect.stringContaining('30.0 MB') })
  expect(await readPickedFile(unreadable, german)).toMatchObject({
    ok: false,
    why: expect.stringContaining('nicht lesen'),
  })
  expect(await readPickedFile(fine, english)).toMatchObject({ ok: true })
})

it('waits for a network where the rules are not there', async () => {
  const away = { ...toyBox, load: () => Promise.reject(new Error('offline')) }
  expect(await wrong(good, { ...english, box: () => away })).toMatch(/^The rules of Toy could not be loaded/)
})
