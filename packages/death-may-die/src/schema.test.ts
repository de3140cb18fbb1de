import { describe, expect, it } from 'vitest'
import type { Pack } from './card.ts'
import { core } from './content/index.ts'
import { describeProblem, packJsonSchema, readPack } from './schema.ts'

const copy = (): Pack => JSON.parse(JSON.stringify(core)) as Pack

/** What is said of a box in which one field has another value. */
const wrong = (path: string, value: unknown): string[] => {
  const pack = copy()
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const at = steps.reduce<object>((part, step) => Reflect.get(part, step), pack)
  Reflect.set(at, last, value)
  const read = readPack(pack)
  return read.ok ? [] : read.why.map(describeProblem)
}

describe('a pack from outside', () => {
  it('may be the box itself, read from JSON', () => {
    const read = readPack(copy())
    expect(read.ok ? [] : read.why.map(describeProblem)).toEqual([])
    expect(read.ok && read.value).toEqual(copy())
  })

  it('is told card, field and what was expected', () => {
    expect(wrong('enemies.0.health', 0)).toEqual(['cultist: health should be a whole number, at least 1, but is 0'])
    expect(wrong('investigators.5.skills.1', 'boxing')).toEqual([
      'ian: skills[1] should be the id of a skill, but is "boxing"',
    ])
    expect(wrong('episodes.0.mythos.3.symbol', 'yes')).toEqual([
      'byakhee: symbol should be true or false, but is "yes"',
    ])
    expect(wrong('episodes.0.discovery.1.left.colour', 'red')).toEqual([
      'desk: left.colour should be left out: no such field is known here, but is "red"',
    ])
    expect(wrong('episodes.0.onAdvance.0.do', 'burn').join()).toMatch(
      /^s1e1: onAdvance\[0\].* a word of the effect vocabulary/,
    )
  })

  it('may name only what there is', () => {
    expect(wrong('episodes.0.mythos.0.summon.0.enemy', 'dragon').join()).toMatch(
      /^fire-vampire-a: summon\[0\]\.enemy should be one of cultist, .* but is "dragon"$/,
    )
    expect(wrong('episodes.4.onAdvance.0.marker', 'moon')).toEqual([
      's1e5: onAdvance[0].marker should be one of tide, but is "moon"',
    ])
    expect(wrong('insanities.1.id', 'masochism')).toEqual([
      'masochism: id should be an id no other card has, but is "masochism"',
    ])
  })

  it('has maps that can be played', () => {
    expect(wrong('episodes.0.map.spaces.10.exits', []).join()).toContain('exit.oneSided')
    expect(wrong('episodes.0.map.stairs', []).join()).toContain('space.unconnected')
    expect(wrong('tracks.summoning.red', 8)).toEqual([
      'pack: tracks.summoning.red should be a space before the last, but is 8',
    ])
  })

  it('may extend another, and say wrongly which', () => {
    const extra = {
      extends: 'core',
      id: 'more',
      name: 'More',
      investigators: [{ ...core.investigators[0], id: 'eve', name: 'Eve' }],
    }
    const read = readPack(extra, core)
    expect(read.ok && read.value.investigators.map(({ id }) => id)).toContain('eve')
    const lost = readPack({ ...extra, extends: 'season-9' }, core)
    expect(lost.ok ? [] : lost.why.map(describeProblem)).toEqual(['pack: extends should be "core", but is "season-9"'])
  })

  it('can be described to an editor', () => {
    expect(JSON.stringify(packJsonSchema())).toContain('"discovery"')
  })
})
