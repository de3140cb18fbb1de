import { expect, test } from 'vitest'
import { core } from '../content/index.ts'
import type { Event } from '../kind.ts'
import { emptyMuseum } from '../museum.ts'
import { lockSteps } from '../procedures/lock.ts'
import { revised } from '../rulesets/revised.ts'
import { worldOf } from '../world.ts'
import { lockable } from './lock.ts'
import { dieAt, setDie } from './pool.ts'

const world = worldOf(core, revised)

test('[ES-RULING-33] a lock for a die that has left the game has no effect', () => {
  const s = emptyMuseum(world, 1)
  setDie(s, 6, 'gone')
  expect(lockable(s, 'yellow')).toEqual([])
  const add = lockSteps['lock.add']
  const events: Event[] = []
  if ('run' in add)
    add.run(world, s, { at: 'lock.add', colour: 'yellow', source: 'card:x' }, (event) => events.push(event))
  expect(events).toEqual([{ is: 'lockWaits', source: 'card:x' }])
  expect(s.stack).toEqual([])
  expect(dieAt(s, 6)).toEqual({ at: 'gone', on: '', face: '' })
  expect(s.dice.filter((die) => die.at === 'supply')).toHaveLength(7)
})

test('[ES-LOCK-01] [ES-RULING-30] any die of the colour that no lock holds can be locked', () => {
  const s = emptyMuseum(world, 1)
  setDie(s, 0, 'spell', 'circle-of-chalk', 'L')
  setDie(s, 1, 'task', 't0', 'P')
  setDie(s, 2, 'lock', '1')
  s.locks.push({ id: 1, colour: 'green', source: 'mythos', die: 2 })
  expect(lockable(s, 'green')).toEqual([0, 1, 3, 4, 5])
  expect(lockable(s, 'yellow')).toEqual([6])
  expect(lockable(s, 'red')).toEqual([7])
})
