/** The same cards where a turn is made of actions: signs are held, the discard comes before the terror, a token at midnight. */
import type { Setup } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import type { Place } from './adventure.ts'
import { changed, countOf, dice, drawn } from './change.ts'

export const byActions = (
  id: string,
  { dice: laidOut, draws, resolved, failed, terror, midnight, a }: Place,
  revised: Setup,
  open: readonly { readonly key: string }[],
  pool: number,
): void => {
  const museum: Setup = {
    ...revised,
    rules: 'fan',
    seats: (revised.seats ?? []).map((seat, n) => (n === 0 ? { ...seat, at: id } : seat)),
  }

  scenario(`[ES-FANADV-07] fan: ${id} resolved: ${resolved}`, ({ table }) => {
    const t = table(museum)
    const before = countOf(t)
    t.attempts()
    let left = pool
    open.forEach(({ key }, n) => {
      const laid = laidOut[n] ?? ''
      t.rolls(...dice(laid, left))
      t.completes(key, ...laid.split(' '))
      left -= laid.split(' ').length
    })
    drawn(t, draws)
    changed(t, before, `${resolved}${museum.worlds ? ', -1 gate' : ''}`)
    t.expect({ seats: [{ at: 'sheet', trophies: [...(a?.trophies ?? []), id] }], locks: [] })
    t.waitsFor('action', { seat: 0, left: 1 })
  })

  scenario(`[ES-FANADV-09] fan: ${id} failed: ${failed}`, ({ table }) => {
    const t = table(museum)
    const before = countOf(t)
    t.attempts()
    t.givesUp()
    changed(t, before, failed)
    t.expect({ seats: [{ at: id }] })
    t.waitsFor('action', { seat: 0, left: 1 })
  })

  scenario(`[ES-FANADV-05] fan: ${id}, terror: ${terror?.change || terror?.out || 'nothing'}`, ({ table }) => {
    const t = table(museum)
    const before = countOf(t)
    t.attempts()
    t.rolls(...dice('T T', pool))
    t.fails()
    t.discards('I1')
    drawn(t, terror?.draws)
    changed(t, before, terror?.change ?? '')
    if (terror?.fails) return t.waitsFor('action', { seat: 0, left: 1 })
    const out = terror?.out ?? ['I1']
    t.expect({ dice: { discarded: out } })
    t.waitsFor('prepare', { dice: pool - out.length })
  })

  for (const { setup, draws: drawnAt, play, change } of midnight ?? [{ change: '' }]) {
    scenario(`[ES-MIDNIGHT-04] fan: ${id} at midnight: ${change || 'nothing'}`, ({ table }) => {
      const t = table({ ...museum, seats: revised.seats, ...setup, rules: 'fan', clock: 9 })
      const before = countOf(t)
      t.waits()
      t.waits()
      drawn(t, drawnAt)
      play?.(t)
      changed(t, before, `${change}, +1 doom, +1 clock`)
      t.waitsFor('action', { seat: 1 })
    })
  }
}
