/** The first game at a table: whole random games, with the eyes of everybody. */
import { type ES, elderSign, type Option } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { words } from '@vigil/elder-sign/text'
import { type Answer, fastInts, type IntSource, type Result, randomAnswer, randomCorrection } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { type Glance, newTable, resumeTable, storyOf, type Table, type Viewer } from './index.ts'

const game = elderSign(core)
const SETUP = { rules: 'revised', investigators: ['random', 'random', 'random'], ancientOne: 'random' }

const must = <T>(result: Result<T, unknown>): T => (result.ok ? result.value : expect.fail(JSON.stringify(result.why)))
const begun = (seed: string): Table<ES> => must(newTable(game, SETUP, seed, { undo: 'free' }))

const answerAt = ({ waits }: Glance<ES>, int: IntSource): Answer<ES> | undefined => {
  if (waits.is !== 'decision') return undefined
  const input = randomAnswer<ES>({ kind: 'decision', ...waits.decision }, int)
  return input.is === 'answer' ? { decision: waits.decision.id, seat: input.seat, pick: input.pick } : undefined
}

const scene = ({ view, waits, corrected }: Glance<ES>): string =>
  JSON.stringify([
    view,
    waits.is === 'decision' ? { ...waits, decision: { ...waits.decision, id: '' } } : waits,
    corrected,
  ])

const VIEWERS: readonly Viewer[] = ['all', 'spectator', [], [0], [1, 2]]

describe('a random game', () => {
  it('gives glances of plain JSON, and options only to those who choose', () => {
    const table = begun('glances')
    const int = fastInts('glances')
    for (let answer = answerAt(table.glance(), int); answer; answer = answerAt(table.glance(), int)) {
      for (const viewer of VIEWERS) {
        const glance = table.glance(viewer)
        expect(JSON.parse(JSON.stringify(glance))).toEqual(glance)
        const { waits } = glance
        if (waits.is !== 'decision') continue
        const plays = viewer === 'all' || (typeof viewer !== 'string' && viewer.includes(answer.seat))
        expect(waits.yours).toBe(plays)
        expect(waits.decision.options.length > 0).toBe(plays)
        expect(waits.decision).toMatchObject({ id: answer.decision, seat: answer.seat })
        if (!plays) expect(waits.barred).toEqual([])
      }
      must(table.answer(answer))
    }
    expect(table.glance('spectator').waits).toMatchObject({ is: 'over' })
  })

  it('is taken back answer by answer, correction by correction, to the same scenes', () => {
    const table = begun('undo')
    const int = fastInts('undo')
    const scenes = [scene(table.glance())]
    for (let answer = answerAt(table.glance(), int); answer; answer = answerAt(table.glance(), int)) {
      if (scenes.length % 9 === 0) {
        must(table.correct(randomCorrection(table.corrections(), int) ?? expect.fail('nothing to correct')))
        scenes.push(scene(table.glance()))
        continue
      }
      must(table.answer(answer))
      scenes.push(scene(table.glance()))
    }
    const end = table.record()
    for (const before of scenes.slice(0, -1).reverse()) expect(scene(must(table.undo()).glance)).toBe(before)
    expect(table.glance().corrected).toBe(false)
    const again = must(resumeTable(game, end, { undo: 'free' }))
    expect(scene(again.glance())).toBe(scenes.at(-1))
    expect(again.glance().corrected).toBe(true)
    const story = must(storyOf(game, end))
    for (let page = 0; page < story.length; page += 11) expect(scene(story.at(page, 'all'))).toBe(scenes[page])
  })
})

/** Plays on until this kind of option is offered. */
const offered = (table: Table<ES>, wanted: Option['do']): { answer: Answer<ES>; option: Option } => {
  const int = fastInts(wanted)
  for (let answer = answerAt(table.glance(), int); answer; answer = answerAt(table.glance(), int)) {
    const { waits } = table.glance()
    const options = waits.is === 'decision' ? waits.decision.options : []
    const option = options.find((each) => each.do === wanted)
    if (option) return { answer, option }
    must(table.answer(answer))
  }
  return expect.fail(`${wanted} was never offered`)
}

describe('what a client writes into an option', () => {
  it.each(['complete', 'die', 'move', 'stay', 'roll'] as const)('stays out of the log: %s', (wanted) => {
    const table = begun('foreign fields')
    const { answer, option } = offered(table, wanted)
    const dressed = Object.fromEntries(Object.entries({ ...option, note: 'mine', __proto: 1 }).reverse()) as Option
    const given = table.answer({ ...answer, pick: [dressed] })
    expect(JSON.stringify(table.record())).not.toContain('mine')
    if (given.ok) expect(table.record().inputs).toContainEqual({ is: 'answer', seat: answer.seat, pick: [option] })
  })

  it.each(['complete', 'move'] as const)('may come in any order: %s', (wanted) => {
    const table = begun('any order')
    const { answer, option } = offered(table, wanted)
    const turned = Object.fromEntries(Object.entries(option).reverse()) as Option
    must(table.answer({ ...answer, pick: [turned] }))
    expect(JSON.stringify(table.record().inputs)).toContain(JSON.stringify(option))
  })

  it.each([[[{ do: 'complete' }]], [[{ do: 'hand', pieces: 7 }]], [[{ do: 'cast', dice: [99] }]], [[{}]], [[7]]])(
    'may be nonsense, and is refused: %j',
    (pick) => {
      const table = begun('nonsense')
      const { answer } = offered(table, 'complete')
      expect(table.answer({ ...answer, pick: pick as unknown as Option[] })).toMatchObject({ ok: false })
    },
  )
})

it('what is closed is said in words', () => {
  const { refusalText } = words(core)
  const { why } = must(newTable(game, SETUP, 'words', { undo: 'never' })).glance().undo
  expect(why && refusalText(why)).toBe('In this game nothing is taken back.')
})
