/** The games of this browser: one shelf for the whole page. */
import { type Claim, Claims, type ClaimWish } from './claims.ts'
import { idbStore } from './idb-store.ts'
import { journalIn, type Shelving } from './journal.ts'
import { Keeper } from './keeper.ts'
import { memoryStore } from './memory-store.ts'
import type { Shelf } from './save.ts'
import { newId } from './tab.ts'

/** Throws already on being looked at where a browser blocks it. */
const localShelving = (): Shelving | undefined => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

const channelOf = (name: string): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)

/** Milliseconds after which a tab that draws nothing counts as drawn. */
const HIDDEN = 100

const drawn = (): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, HIDDEN)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(done)
    })
  })

const open = (): { readonly keeper: Keeper; readonly claims: Claims } => {
  const tab = newId()
  const news = channelOf('vigil:saves')
  const keeper = new Keeper({
    store: idbStore().then((store) => store ?? memoryStore()),
    journal: journalIn(localShelving()),
    writer: tab,
    drawn,
    tell: () => news?.postMessage('changed'),
  })
  news?.addEventListener('message', () => keeper.heard())
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  const claims = new Claims({ locks, channel: channelOf('vigil:claims'), tab, settled: () => keeper.settled() })
  return { keeper, claims }
}

let opened: ReturnType<typeof open> | undefined
const once = (): ReturnType<typeof open> => {
  opened ??= open()
  return opened
}

export const shelf = (): Shelf => once().keeper

/** To be claimed before a game is loaded to be played on, and released on leaving it. */
export const claim = (id: string, wish?: ClaimWish): Promise<Claim> => once().claims.claim(id, wish)
