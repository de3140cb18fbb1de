/** Test support: servers in one process that tell each other what happened, or do not. */
import type { Bus } from '../src/bus.ts'
import type { News } from '../src/news.ts'

export const sharedBus = ({ deaf = false } = {}): ((node: string) => Bus) => {
  const ears: ((news: News, from: string) => void)[] = []
  const counts = new Map<string, number>()
  const held = new Map<string, Map<string, number>>()
  return (node) => {
    const joined = new Set<string>()
    return {
      node,
      tell(news) {
        if (!deaf) for (const ear of ears) setImmediate(ear, news, node)
      },
      join: (room) => void joined.add(room),
      leave: (room) => void joined.delete(room),
      hear: (listener) =>
        void ears.push((news, from) => {
          if (from !== node && joined.has(news.room)) listener(news, from)
        }),
      home: () => 'here',
      async count(name, _, by = 1) {
        if (deaf) return null
        counts.set(name, (counts.get(name) ?? 0) + by)
        return counts.get(name) ?? null
      },
      async hold(name, here) {
        if (deaf) return null
        const all = held.get(name) ?? new Map<string, number>()
        held.set(name, all.set(node, here))
        return [...all].reduce((sum, [who, count]) => sum + (who === node ? 0 : count), 0)
      },
      isDeaf: () => deaf,
      close: async () => undefined,
    }
  }
}
