/** A terminal without a window, for tests: keys come from a list, and what is painted is kept. */
import type { Area } from '../face.ts'
import { type Key, typed } from '../screen/key.ts'
import type { Happening, Terminal } from './terminal.ts'

export interface FakeTerminal extends Terminal {
  readonly painted: string[]
}

/** After the last key the window is closed. */
export const fakeTerminal = (
  keys: readonly (Key | string | Happening)[],
  area: Area = { columns: 80, rows: 24 },
): FakeTerminal => {
  const left = [...keys]
  const painted: string[] = []
  return {
    painted,
    area: () => area,
    paint: (lines) => void painted.push(lines.join('\n')),
    next() {
      const key = left.shift()
      if (key === undefined) return Promise.resolve({ is: 'closed' })
      if (typeof key === 'string') return Promise.resolve({ is: 'key', key: typed(key) })
      return Promise.resolve('is' in key ? key : { is: 'key', key })
    },
    close: () => undefined,
  }
}
