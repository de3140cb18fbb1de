/** A worker that starts with the first question and has been told the cards by then. */
import { type AskOptions, type Line, openLine } from './line.ts'

export interface LateLine<Ask> {
  ask(topic: string, what: Ask, options?: AskOptions): Promise<unknown>
  close(): void
}

/** `first` is heard before anything else. */
export const lateLine = <Ask>(open: () => Worker, first: Ask): LateLine<Ask> => {
  let line: Line | undefined
  const opened = (): Line => {
    if (line) return line
    line = openLine(open())
    void line.ask('pack', first, { urgency: 9 })
    return line
  }
  return {
    ask: (topic, what, options) => opened().ask(topic, what, options),
    close: () => line?.close(),
  }
}
