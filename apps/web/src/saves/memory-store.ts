/** Where the browser gives no storage: games last as long as the page. */
import { type Found, mayFollow, type Store } from './store.ts'

export const memoryStore = (): Store => {
  const found = new Map<string, Found>()
  return {
    lasting: false,
    heads: async () => [...found.values()].map(({ save }) => save.head),
    read: async (id) => found.get(id),
    write: async (writing) => {
      const { id } = writing.save.head
      if (!mayFollow(found.get(id), writing)) return false
      found.set(id, { save: writing.save, rev: writing.rev, writer: writing.writer })
      return true
    },
    remove: async (id) => void found.delete(id),
  }
}
