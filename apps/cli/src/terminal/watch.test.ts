import { expect, it } from 'vitest'
import { storyOf } from '../replay-story.ts'
import { inkOf } from '../screen/ink.ts'
import { named, typed } from '../screen/key.ts'
import { perform } from '../sitting.ts'
import { toyFace, toySitting } from '../toy.ts'
import { fakeTerminal } from './fake-terminal.ts'
import { stepTo, watchOnScreen } from './watch.ts'

it.each([
  [named('right'), 6],
  [typed(' '), 6],
  [named('left'), 4],
  [named('pagedown'), 25],
  [named('pageup'), 0],
  [named('home'), 0],
  [named('end'), 30],
  [typed('x'), 5],
  [typed('q'), undefined],
  [named('escape'), undefined],
])('%j leads from step 5 of 30 to %s', (key, to) => {
  expect(stepTo(5, 30, key)).toBe(to)
})

it('steps through a match and leaves', async () => {
  const played = perform(toySitting(), { do: 'answer', pick: [{ do: 'left' }] })
  const story = storyOf(toyFace, played.ok ? played.value.match.record : toySitting().match.record)
  const terminal = fakeTerminal([named('right'), { is: 'resize' }, named('right'), 'q'])
  await watchOnScreen(terminal, toyFace, story.ok ? story.value : [], inkOf(false))
  expect(terminal.painted).toHaveLength(4)
  expect(terminal.painted[0]).toContain('Step 0 of 2')
  expect(terminal.painted[3]).toContain('▸ rolled 2')
})
