/** Test support: servers in one process that tell each other what happened, or do not. */
import type { Bus, News } from '../src/bus.ts'

export const sharedBus = ({ deaf = false } = {}): ((node: string) => Bus) => {
  const ears: ((news: News, from: string) => void)[] = []
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
      isDeaf: () => deaf,
      close: async () => undefined,
    }
  }
}
