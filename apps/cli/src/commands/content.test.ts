import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fakeIo } from '../fake-io.ts'
import { EXIT, Fault } from '../fault.ts'
import { checkContent, showContent, showSchema } from './content.ts'

const folder = mkdtempSync(join(tmpdir(), 'vigil-'))
const packFile = (name: string, pack: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, typeof pack === 'string' ? pack : JSON.stringify(pack))
  return path
}
const ally = { id: 'old-man', name: 'Old Man', origin: 'vigil', standing: { traits: [{ has: 'steady' }] } }
const patch = { extends: 'core', id: 'mine', name: 'Mine', allies: [ally] }

describe('vigil content', () => {
  it('counts cards by deck and origin, and the words of single cards', () => {
    const io = fakeIo()
    expect(showContent('elder-sign', {}, io)).toBe(EXIT.fine)
    expect(io.out()).toMatch(/deck +cards +box +mixed +vigil/)
    expect(io.out()).toMatch(/Adventures +48 /)
    expect(io.out()).toMatch(/special effects .*: 0 of \d+ cards, 0\.0%/)
    expect(io.out()).toMatch(/one-card words: \d+ words on \d+ cards/)
    expect(io.out()).toMatch(/limit: a quarter, \d+ cards/)
  })

  it('adds up as JSON', () => {
    const io = fakeIo()
    showContent('elder-sign', { json: true }, io)
    const [report] = JSON.parse(io.out())
    const sum = report.decks.reduce((n: number, { cards }: { cards: number }) => n + cards, 0)
    expect(report).toMatchObject({ game: 'Elder Sign', cards: sum, specials: 0, limit: Math.floor(sum / 4) })
    for (const { cards, origins } of report.decks)
      expect(Object.values<number>(origins).reduce((a, b) => a + b, 0)).toBe(cards)
  })

  it('counts a pack together with what it extends', () => {
    const io = fakeIo()
    showContent('elder-sign', { json: true, pack: packFile('mine.json', patch) }, io)
    const [report] = JSON.parse(io.out())
    expect(report.pack).toBe('Mine')
    expect(report.decks.find(({ deck }: { deck: string }) => deck === 'Allies').cards).toBe(9)
  })

  it('knows no pack that cannot be played', () => {
    const broken = packFile('broken.json', { ...patch, allies: [{ ...ally, name: 7 }] })
    expect(() => showContent('elder-sign', { pack: broken }, fakeIo())).toThrow(
      /old-man: name should be a text, but is 7/,
    )
  })
})

describe('vigil content death-may-die', () => {
  it('counts against the printed box', () => {
    const io = fakeIo()
    showContent('death-may-die', {}, io)
    for (const line of [/Investigators +10 of 10/, /Skills +16 of 16/, /Insanities +12 of 12/, /Episodes +6 of 6/])
      expect(io.out()).toMatch(line)
    expect(io.out()).toMatch(/Mythos of the episodes +48 of 48/)
    expect(io.out()).toMatch(/Discovery +90 of 90/)
    expect(io.out()).toContain('maps: 6 of 6 sound')
    expect(io.out()).not.toContain('Adventures')
  })

  it('prints every map with its verdict', () => {
    const io = fakeIo()
    showContent('death-may-die', { maps: true }, io)
    expect(io.out().match(/: sound$/gm)).toHaveLength(6)
    expect(io.out()).toContain('│1 Street')
  })

  it('counts a pack with the game it is for, and not against the box', () => {
    const cellar = join(import.meta.dirname, '../../../../packages/death-may-die/examples/the-cellar.json')
    const io = fakeIo()
    showContent(undefined, { pack: cellar }, io)
    expect(io.out()).toMatch(/Episodes +7 /)
    expect(io.out()).toContain('maps: 7 of 7 sound')
    const checked = fakeIo()
    expect(checkContent(cellar, {}, checked)).toBe(EXIT.fine)
    expect(checked.out()).toContain('fit for play with Death May Die')
    expect(() => showContent('elder-sign', { pack: cellar }, fakeIo())).toThrow(
      'This is a content pack for Death May Die, and the game is Elder Sign.',
    )
  })

  it('names what is wrong with a map', () => {
    const cellar = join(import.meta.dirname, '../../../../packages/death-may-die/examples/the-cellar.json')
    const pack = JSON.parse(readFileSync(cellar, 'utf8'))
    pack.episodes[0].map.spaces[0].exits = []
    const io = fakeIo()
    expect(checkContent(packFile('torn.json', pack), { game: 'death-may-die' }, io)).toBe(EXIT.no)
    expect(io.out()).toContain('exit.oneSided')
  })
})

describe('vigil content check', () => {
  const check = (pack: unknown, json = false) => {
    const io = fakeIo()
    const exit = checkContent(packFile('pack.json', pack), { json }, io)
    return { exit, out: io.out() }
  }

  it('is content with a sound pack', () => {
    expect(check(patch)).toMatchObject({ exit: EXIT.fine, out: expect.stringContaining('fit for play') })
  })

  it('names card, field and what was expected', () => {
    const { exit, out } = check({ ...patch, allies: [{ ...ally, origin: 'attic' }] })
    expect(exit).toBe(EXIT.no)
    expect(out).toContain('old-man: origin should be one of box, mixed, vigil, but is "attic"')
  })

  it('does so as JSON too', () => {
    expect(JSON.parse(check({}, true).out).problems.length).toBeGreaterThan(5)
  })

  it('says where a file stops being JSON', () => {
    expect(() => check('{ "id": }')).toThrow(Fault)
    expect(() => check('{ "id": }')).toThrow(/line 1, column 9, at "}"/)
  })
})

it('prints a schema an editor can use', () => {
  const io = fakeIo()
  expect(showSchema(undefined, {}, io)).toBe(EXIT.fine)
  expect(JSON.parse(io.out())).toHaveProperty('$schema')
})
