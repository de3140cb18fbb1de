/** `vigil join`: plays at an online table, with the screens of `vigil play`. */
import { currentNode } from '@vigil/kernel'
import isUnicodeSupported from 'is-unicode-supported'
import { EXIT, Fault } from '../fault.ts'
import { hasScreen, type Io, print, wantsColour } from '../io.ts'
import { type Link, linkFrom } from '../join/link.ts'
import { joinInLines } from '../join/plain.ts'
import { joinOnScreen } from '../join/screen.ts'
import { type JoinedSeat, takeSeat } from '../join/seat.ts'
import { linesOf } from '../plain/lines.ts'
import { inkOf } from '../screen/ink.ts'
import { openTerminal } from '../terminal/terminal.ts'

export interface JoinFlags {
  readonly name?: string
  readonly plain?: boolean
}

const onScreen = async (io: Io, seat: JoinedSeat): Promise<void> => {
  const terminal = openTerminal(io.stdin, io.stdout, isUnicodeSupported())
  try {
    await joinOnScreen(terminal, seat, inkOf(wantsColour(io)), () => void io.stdout.write('\u0007'))
  } finally {
    terminal.close()
  }
}

const inLines = async (io: Io, seat: JoinedSeat): Promise<void> => {
  const lines = linesOf(io.stdin, io.stdout)
  try {
    await joinInLines(lines, seat)
  } finally {
    lines.close()
  }
}

/** The key stays out of it: what is printed may be seen over a shoulder. */
const farewell = (seat: JoinedSeat, { site, room }: Link): string => {
  const sitting = seat.sitting()
  const node = sitting && currentNode(sitting.match)
  if (sitting && node?.kind === 'over')
    return `${sitting.face.ending(node.ending, sitting.match.state)}\nThe page shows it again and checks every roll: ${site}/#/room/${room}/…`
  return 'You have left; the same link brings you back.'
}

export const runJoin = async (typed: string, { name, plain }: JoinFlags, io: Io): Promise<number> => {
  const link = linkFrom(typed)
  const seat = takeSeat(link, name)
  try {
    await (plain || !hasScreen(io) ? inLines(io, seat) : onScreen(io, seat))
    const why = seat.dismissed()
    if (why !== undefined) throw new Fault(why)
    print(io, farewell(seat, link))
    return EXIT.fine
  } finally {
    seat.leave()
  }
}
