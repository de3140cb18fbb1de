/** An online table on the full screen: painted anew with every key, and with everything the others do. */
import type { Kind } from '@vigil/kernel'
import { frame } from '../screen/frame.ts'
import type { Ink } from '../screen/ink.ts'
import type { Key } from '../screen/key.ts'
import { newScreen, press, type Screen } from '../screen/press.ts'
import type { Sitting } from '../sitting.ts'
import type { Happening, Terminal } from '../terminal/terminal.ts'
import { castVote, sayAloud, sendAct } from './act.ts'
import type { JoinedSeat } from './seat.ts'

interface View {
  screen: Screen
  /** What is being said to the others, while it is typed. */
  talk: string | undefined
}

const bell = (seat: JoinedSeat, ring: () => void): (() => void) => {
  let ours = false
  return () => {
    const now = seat.isOurTurn()
    if (now && !ours) ring()
    ours = now
  }
}

const noteOf = (seat: JoinedSeat, { screen, talk }: View): string => {
  if (talk !== undefined) return `Say: ${talk}_`
  if (screen.note !== '') return screen.note
  const vote = seat.vote()
  return vote === undefined ? '' : `${vote} + agrees, - refuses.`
}

const paint = (terminal: Terminal, seat: JoinedSeat, view: View, ink: Ink): void => {
  const sitting = seat.sitting()
  if (!sitting) return terminal.paint(['Knocking at the door…', '', 'q leaves.'])
  const screen = { ...view.screen, note: noteOf(seat, view) }
  return terminal.paint(frame(sitting, screen, terminal.area(), ink))
}

/** While somebody types what they want to say, keys are letters. */
const talking = async (seat: JoinedSeat, view: View, talk: string, { name, text }: Key): Promise<void> => {
  if (name === 'escape') view.talk = undefined
  else if (name === 'backspace') view.talk = talk.slice(0, -1)
  else if (name !== 'return') view.talk = `${talk}${text}`.slice(0, 500)
  else {
    view.talk = undefined
    if (talk.trim() !== '') view.screen = { ...view.screen, note: await sayAloud(seat, talk.trim()) }
  }
}

const pressed = async (
  terminal: Terminal,
  seat: JoinedSeat,
  view: View,
  sitting: Sitting<Kind>,
  key: Key,
): Promise<boolean> => {
  if (view.talk !== undefined) {
    await talking(seat, view, view.talk, key)
    return true
  }
  const free = !view.screen.page && !view.screen.choice.filtering
  if (free && key.text === ':') {
    view.talk = ''
    return true
  }
  if (free && (key.text === '+' || key.text === '-') && seat.vote() !== undefined) {
    view.screen = { ...view.screen, note: await castVote(seat, key.text === '+') }
    return true
  }
  if (free && (key.text === 'b' || key.text === 'p') && !seat.mayAdvise()) {
    view.screen = { ...view.screen, note: 'The host has switched advice off.' }
    return true
  }
  const step = press(sitting, view.screen, key, terminal.area())
  view.screen = step.screen
  if (step.act?.do === 'quit') return false
  if (step.act) {
    const note = await sendAct(seat, sitting, step.act)
    if (note !== '') view.screen = { ...view.screen, note }
  }
  return true
}

const isQuit = ({ text, ctrl, name }: Key): boolean => text === 'q' || (ctrl && name === 'c')

/** Until the player leaves, or the server will not have us. The end stays on the screen. */
export const joinOnScreen = async (terminal: Terminal, seat: JoinedSeat, ink: Ink, ring: () => void): Promise<void> => {
  const view: View = { screen: newScreen, talk: undefined }
  const ringing = bell(seat, ring)
  let wake: (() => void) | undefined
  seat.listen(() => {
    ringing()
    wake?.()
  })
  let next: Promise<Happening> = terminal.next()
  let seq = -1
  while (seat.dismissed() === undefined) {
    const sitting = seat.sitting()
    // The cursor was on an option of the question before.
    if (sitting && sitting.match.seq !== seq) view.screen = { ...newScreen, note: view.screen.note }
    seq = sitting?.match.seq ?? -1
    paint(terminal, seat, view, ink)
    const moved = new Promise<undefined>((done) => {
      wake = () => done(undefined)
    })
    const happening = await Promise.race([next, moved])
    if (happening === undefined) continue
    next = terminal.next()
    if (happening.is === 'closed') return
    if (happening.is === 'resize') continue
    const now = seat.sitting()
    if (!now && isQuit(happening.key)) return
    if (now && !(await pressed(terminal, seat, view, now, happening.key))) return
  }
}
