import { expect, it } from 'vitest'
import { storyOf } from '../replay-story.ts'
import { perform, type Sitting } from '../sitting.ts'
import { type Toy, toyFace, toySitting } from '../toy.ts'
import { inkOf } from './ink.ts'
import { replayFrame } from './replay-frame.ts'

const play = (sitting: Sitting<Toy>, ...acts: Parameters<typeof perform<Toy>>[1][]): Sitting<Toy> =>
  acts.reduce((now, act) => {
    const next = perform(now, act)
    return next.ok ? next.value : now
  }, sitting)

const played = play(
  toySitting(),
  { do: 'answer', pick: [{ do: 'left' }] },
  { do: 'answer', pick: [{ do: 'wait' }] },
  { do: 'undo' },
)

const story = storyOf(toyFace, played.match.record)
const positions = story.ok ? story.value : []
const shown = (at: number): string =>
  replayFrame(toyFace, positions, at, { columns: 80, rows: 24 }, inkOf(false)).join('\n')

it('begins before the first entry and ends after the last', () => {
  expect(positions.map(({ said }) => said)).toEqual([
    [],
    ['opened 0'],
    ['rolled 2'],
    ['opened 1'],
    ['Taken back: 1 entries.'],
  ])
  expect(positions.at(-1)?.match.state).toEqual(played.match.state)
})

it('marks what the step brought', () => {
  expect(shown(2)).toContain('· opened 0\n▸ rolled 2')
  expect(shown(2)).toContain('Step 2 of 4')
  expect(shown(2).split('\n')).toHaveLength(24)
})

it('shows the table as it was then', () => {
  expect(shown(0)).toContain('round 0')
  expect(shown(3)).toContain('round 2')
  expect(shown(4)).toContain('round 1')
})

it('shows a match in which nothing has happened yet', () => {
  const empty = storyOf(toyFace, toySitting().match.record)
  expect(empty.ok && empty.value).toHaveLength(1)
})
