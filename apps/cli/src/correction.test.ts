import { isCorrected } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { correcting, type Making, newMaking, stepBack } from './correction.ts'
import { boxOf } from './shelf.ts'
import { beginSitting, perform, type Sitting, undoLabel } from './sitting.ts'
import { type Toy, toySitting } from './toy.ts'

const corrected = (sitting: Sitting<Toy>, to: number): Sitting<Toy> => {
  const done = perform(sitting, { do: 'correct', change: { set: 'stones', to } })
  if (!done.ok) throw new Error(done.why.code)
  return done.value
}

describe('a correction', () => {
  it('is asked for list by list', () => {
    const what = correcting(toySitting(), newMaking)
    expect(what).toMatchObject({ is: 'ask', title: 'Correct what?', labels: ['Stones (now 0)'] })
    const making = what.is === 'ask' ? what.next(0) : newMaking
    const value = correcting(toySitting(), making)
    expect(value).toMatchObject({ title: 'Stones (now 0): how many?' })
    expect(value.is === 'ask' && value.labels).toHaveLength(13)
    expect(correcting(toySitting(), value.is === 'ask' ? value.next(4) : newMaking)).toEqual({
      is: 'done',
      change: { set: 'stones', to: 4 },
    })
  })

  it('is told, marks the game, and is taken back whole', () => {
    const now = corrected(toySitting(), 4)
    expect(now.match.state.taken).toBe(4)
    expect(now.log.at(-1)?.text).toBe('corrected 4')
    expect(isCorrected(now.match)).toBe(true)
    expect(undoLabel(now)).toBe('the correction')
    const back = perform(now, { do: 'undo' })
    expect(back.ok && back.value.match.state.taken).toBe(0)
    expect(back.ok && isCorrected(back.value.match)).toBe(false)
  })

  it('waits while dice are awaited', () => {
    const opened = perform(toySitting('ask'), { do: 'answer', pick: [{ do: 'left' }] })
    expect(opened.ok && correcting(opened.value, newMaking)).toEqual({ is: 'none' })
  })

  it('goes back step by step', () => {
    expect(stepBack({ form: 1, filled: [2] })).toEqual({ form: 1, filled: [] })
    expect(stepBack({ form: 1, filled: [] })).toEqual(newMaking)
    expect(stepBack(newMaking)).toBeUndefined()
  })
})

describe('at a table of Elder Sign', () => {
  const { face, setup } = boxOf('elder-sign').open()
  const begun = beginSitting(face, setup({ investigators: 'kate,joe', ancientOne: 'azathoth' }), 'referee', {})
  if (!begun.ok) throw new Error(begun.why.code)
  const sitting = begun.value

  it('every form has a name of its own, and leads to a change the rules accept', () => {
    const what = correcting(sitting, newMaking)
    if (what.is !== 'ask') return expect.fail('nothing to correct')
    expect(what.labels).toContain('Kate Winthrop: sanity (now 6)')
    expect(what.labels).toContain('Give a Spell')
    expect(new Set(what.labels).size).toBe(what.labels.length)
    for (const item of what.labels.keys()) {
      let making: Making = what.next(item)
      for (let asked = correcting(sitting, making); asked.is === 'ask'; asked = correcting(sitting, making))
        making = asked.next(0)
      const last = correcting(sitting, making)
      expect(last.is === 'done' && perform(sitting, { do: 'correct', change: last.change }).ok, what.labels[item]).toBe(
        true,
      )
    }
  })
})
