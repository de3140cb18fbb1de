import { currentNode } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import type { Face } from './face.ts'
import { perform, resumeSitting, type Sitting, undoLabel } from './sitting.ts'
import { type Toy, toyFace, toySitting } from './toy.ts'

const done = (sitting: Sitting<Toy>, act: Parameters<typeof perform<Toy>>[1]): Sitting<Toy> => {
  const next = perform(sitting, act)
  if (!next.ok) throw new Error(next.why.code)
  return next.value
}
const go = (sitting: Sitting<Toy>, way: 'left' | 'right' | 'wait') =>
  done(sitting, { do: 'answer', pick: [{ do: way }] })
const texts = ({ log }: Sitting<Toy>): string[] => log.map(({ text }) => text)

describe('a sitting', () => {
  it('tells what came of an answer and of the chance after it', () => {
    expect(texts(go(toySitting(), 'left'))).toEqual(['opened 0', 'rolled 2'])
  })

  it('refuses what the game refuses', () => {
    const over = go(go(go(toySitting(), 'wait'), 'wait'), 'wait')
    expect(perform(over, { do: 'answer', pick: [] })).toMatchObject({ ok: false })
  })

  it('takes back answer after answer, and says what', () => {
    const two = go(go(toySitting(), 'wait'), 'left')
    expect(undoLabel(two)).toBe('Go left, and what chance gave')
    const one = done(two, { do: 'undo' })
    expect(texts(one)).toEqual(['opened 0', 'Taken back: Go left, and what chance gave.'])
    expect(undoLabel(one)).toBe('Go wait')
    expect(texts(done(one, { do: 'undo' }))).toEqual(['Taken back: Go wait.'])
  })

  it('has nothing to take back at the start', () => {
    expect(undoLabel(toySitting())).toBeUndefined()
    expect(perform(toySitting(), { do: 'undo' })).toMatchObject({ ok: false, why: { code: 'undo.none' } })
  })

  it('says so where several options were picked, or none', () => {
    const stones = go(toySitting(), 'right')
    expect(undoLabel(done(stones, { do: 'answer', pick: [] }))).toBe('none of them')
    const two = done(stones, {
      do: 'answer',
      pick: [
        { do: 'stone', n: 0 },
        { do: 'stone', n: 2 },
      ],
    })
    expect(undoLabel(two)).toBe('Stone 1, Stone 3')
  })

  it('takes real dice from the players', () => {
    const waits = go(toySitting('ask'), 'left')
    expect(currentNode(waits.match).kind).toBe('chance')
    expect(perform(waits, { do: 'supply', outcome: { faces: [6, 6] } })).toMatchObject({ ok: false })
    const rolled = done(waits, { do: 'supply', outcome: { faces: [3, 1] } })
    expect(rolled.match.state.rolled).toEqual([3, 1])
  })
})

describe('at a real table', () => {
  const rolled = done(go(toySitting('ask'), 'left'), { do: 'supply', outcome: { faces: [3, 1] } })

  it('a mistyped roll is taken back by itself, and then the answer before it', () => {
    expect(undoLabel(rolled)).toBe('the roll')
    const again = done(rolled, { do: 'undo' })
    expect(currentNode(again.match).kind).toBe('chance')
    expect(undoLabel(again)).toBe('Go left')
    expect(done(again, { do: 'undo' }).match.state.at).toBe('door')
  })

  it('a draw is named', () => {
    const fish = { label: 'Fish', outcome: { faces: [3, 1] } }
    const listed: Face<Toy> = { ...toyFace, asked: () => ({ is: 'list', question: '', outcomes: [fish] }) }
    expect(undoLabel({ ...rolled, face: listed })).toBe('the draw of Fish')
  })
})

describe('resuming', () => {
  it('leads back to the same table and the same log', () => {
    const played = go(go(toySitting(), 'left'), 'wait')
    const resumed = resumeSitting(toyFace, played.match.record)
    expect(resumed).toMatchObject({ ok: true, value: { match: { state: played.match.state } } })
    expect(resumed.ok && texts(resumed.value)).toEqual(texts(played))
  })

  it('strikes out what was taken back', () => {
    const played = done(go(go(toySitting(), 'wait'), 'left'), { do: 'undo' })
    const resumed = resumeSitting(toyFace, played.match.record)
    expect(resumed.ok && texts(resumed.value)).toEqual(['opened 0'])
  })

  it('rolls what was due and not written down', () => {
    const { record } = go(toySitting(), 'left').match
    const cut = { ...record, inputs: record.inputs.slice(0, 1) }
    const resumed = resumeSitting(toyFace, cut)
    expect(resumed.ok && resumed.value.match.record).toEqual(record)
  })

  it('refuses a record of another game', () => {
    expect(resumeSitting(toyFace, { ...toySitting().match.record, game: 'chess' })).toMatchObject({ ok: false })
  })
})
