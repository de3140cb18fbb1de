/** Plays on the full screen: paint, wait for a key, do what it says, save, and again. */
import type { Kind } from '@vigil/kernel'
import type { Keeper } from '../save/keeper.ts'
import { frame, isTooSmall } from '../screen/frame.ts'
import type { Ink } from '../screen/ink.ts'
import { newScreen, press, type Screen } from '../screen/press.ts'
import { perform, type Sitting } from '../sitting.ts'
import type { Terminal } from './terminal.ts'

export interface Left<K extends Kind> {
  readonly sitting: Sitting<K>
  /** The window is too small, and the player would rather go on line by line. */
  readonly plain: boolean
}

export const playOnScreen = async <K extends Kind>(
  terminal: Terminal,
  start: Sitting<K>,
  keeper: Keeper,
  ink: Ink,
): Promise<Left<K>> => {
  let sitting = start
  let screen: Screen = newScreen
  for (;;) {
    const area = terminal.area()
    terminal.paint(frame(sitting, screen, area, ink))
    const happening = await terminal.next()
    if (happening.is === 'closed') return { sitting, plain: false }
    if (happening.is === 'resize') continue
    if (isTooSmall(area, sitting.face.smallest) && happening.key.text === 'p') return { sitting, plain: true }
    const step = press(sitting, screen, happening.key, area)
    screen = step.screen
    if (!step.act) continue
    if (step.act.do === 'quit') return { sitting, plain: false }
    const done = perform(sitting, step.act)
    if (!done.ok) {
      screen = { ...screen, note: sitting.face.refused(done.why, sitting.match.state) }
      continue
    }
    sitting = done.value
    const note = keeper.keep(sitting.match.record)
    if (note !== '') screen = { ...screen, note }
  }
}
