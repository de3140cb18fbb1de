/** Test support: a store whose line can be cut, and that counts what it is asked. */
import { type Store, StoreFault } from '@vigil/store'
import { memoryStore } from '@vigil/store/memory'

export interface ShakyStore extends Store {
  /** Refuses everything. */
  away: boolean
  /** The next so many batches are kept, and nobody is told. */
  silent: number
  /** How often each question was asked. */
  readonly asked: Map<string, number>
}

const QUESTIONS = ['create', 'open', 'append', 'rewrite', 'company', 'mark', 'since', 'lines', 'check'] as const

export const shakyStore = (): ShakyStore => {
  const inner = memoryStore()
  const asked = new Map<string, number>()
  const shaky: ShakyStore = { ...inner, away: false, silent: 0, asked }
  const reached = (what: string): void => {
    asked.set(what, (asked.get(what) ?? 0) + 1)
    if (shaky.away) throw new StoreFault('unreachable', 'The store is away.')
  }
  for (const what of QUESTIONS) {
    const question = inner[what] as (...said: unknown[]) => Promise<unknown>
    Object.assign(shaky, {
      async [what](...said: unknown[]) {
        reached(what)
        const answer = await question(...said)
        if (what === 'append' && shaky.silent > 0) {
          shaky.silent--
          throw new StoreFault('unsure', 'The line broke.')
        }
        return answer
      },
    })
  }
  return shaky
}
