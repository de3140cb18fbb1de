/** A store whose work is counted and timed for `/metrics`; it does nothing else. */
import type { Store } from '@vigil/store'
import type { Metrics } from './metrics.ts'

export const watchedStore = (store: Store, { commit, read }: Pick<Metrics, 'commit' | 'read'>): Store => ({
  ...store,
  async append(batch) {
    const done = commit()
    try {
      const kept = await store.append(batch)
      done(kept)
      return kept
    } catch (error) {
      done('fault')
      throw error
    }
  },
  open(room) {
    read('room')
    return store.open(room)
  },
  since(room, seq) {
    read('since')
    return store.since(room, seq)
  },
})
