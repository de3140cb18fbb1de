/** Steps through a saved match on the full screen. */
import type { Kind } from '@vigil/kernel'
import type { Face } from '../face.ts'
import type { Position } from '../replay-story.ts'
import type { Ink } from '../screen/ink.ts'
import type { Key } from '../screen/key.ts'
import { replayFrame } from '../screen/replay-frame.ts'
import type { Terminal } from './terminal.ts'

/** Where a key leads; undefined where it leaves. */
export const stepTo = (at: number, last: number, key: Key): number | undefined => {
  if (key.text === 'q' || key.name === 'escape' || (key.ctrl && key.name === 'c')) return undefined
  const within = (n: number): number => Math.max(0, Math.min(last, n))
  if (key.text === ' ') return within(at + 1)
  switch (key.name) {
    case 'right':
    case 'down':
    case 'return':
      return within(at + 1)
    case 'left':
    case 'up':
    case 'backspace':
      return within(at - 1)
    case 'pagedown':
      return within(at + 20)
    case 'pageup':
      return within(at - 20)
    case 'home':
      return 0
    case 'end':
      return last
    default:
      return at
  }
}

export const watchOnScreen = async <K extends Kind>(
  terminal: Terminal,
  face: Face<K>,
  positions: readonly Position<K>[],
  ink: Ink,
): Promise<void> => {
  let at = 0
  for (;;) {
    terminal.paint(replayFrame(face, positions, at, terminal.area(), ink))
    const happening = await terminal.next()
    if (happening.is === 'closed') return
    if (happening.is === 'resize') continue
    const next = stepTo(at, positions.length - 1, happening.key)
    if (next === undefined) return
    at = next
  }
}
