/** Steps through a finished or saved match on the full screen. */
import { type AnyRecord, type Kind, openMatch, type ReplayStep } from '@vigil/kernel'
import type { Face } from '../face.ts'
import type { Ink } from '../screen/ink.ts'
import type { Key } from '../screen/key.ts'
import { replayFrame, type Shown } from '../screen/replay-frame.ts'
import type { Terminal } from './terminal.ts'

/** Where a key leads; undefined where it leaves. */
export const stepTo = (at: number, last: number, key: Key): number | undefined => {
  if (key.text === 'q' || key.name === 'escape' || (key.ctrl && key.name === 'c')) return undefined
  const within = (n: number): number => Math.max(0, Math.min(last, n))
  if (key.name === 'right' || key.name === 'down' || key.name === 'return' || key.text === ' ') return within(at + 1)
  if (key.name === 'left' || key.name === 'up' || key.name === 'backspace') return within(at - 1)
  if (key.name === 'pagedown') return within(at + 20)
  if (key.name === 'pageup') return within(at - 20)
  if (key.name === 'home') return 0
  return key.name === 'end' ? last : at
}

/** Every position of the match with what was said until then; entries that were taken back stay in the story. */
export const positionsOf = (face: Face<Kind>, record: AnyRecord, steps: readonly ReplayStep<Kind>[]): Shown[] => {
  const shown: Shown[] = [{ state: openMatch(face.game, record).state, told: 0 }]
  let told = 0
  for (const { match, events, logged } of steps) {
    const said = events.map((event) => face.sentence(event, match.state)).filter((text) => text !== '')
    told += said.length + (logged.is === 'undo' ? 1 : 0)
    shown.push({ state: match.state, told })
  }
  return shown
}

export const storyOf = (face: Face<Kind>, steps: readonly ReplayStep<Kind>[]): string[] =>
  steps.flatMap(({ match, events, logged }) => [
    ...(logged.is === 'undo' ? [`Taken back to entry ${logged.to}.`] : []),
    ...events.map((event) => face.sentence(event, match.state)).filter((text) => text !== ''),
  ])

export const watchOnScreen = async (
  terminal: Terminal,
  face: Face<Kind>,
  record: AnyRecord,
  steps: readonly ReplayStep<Kind>[],
  ink: Ink,
): Promise<void> => {
  const positions = positionsOf(face, record, steps)
  const story = storyOf(face, steps)
  let at = 0
  for (;;) {
    terminal.paint(replayFrame(face, positions, story, at, terminal.area(), ink))
    const happening = await terminal.next()
    if (happening.is === 'closed') return
    if (happening.is === 'resize') continue
    const next = stepTo(at, positions.length - 1, happening.key)
    if (next === undefined) return
    at = next
  }
}
