/**
 * A game is played in one tab at a time. A tab claims it; another may ask for it, and then the first lets go. The store
 * guards games besides: this is about saying so before anything is lost.
 */

export type Claim = { readonly held: true; release(): void } | { readonly held: false }

export interface ClaimWish {
  /** Ask whoever has it to let go. */
  readonly takeOver?: boolean
  /** Another tab has taken it over. */
  readonly onLost?: () => void
}

type Message =
  | { readonly is: 'let go'; readonly id: string; readonly to: string }
  | { readonly is: 'who'; readonly id: string; readonly to: string }
  | { readonly is: 'mine'; readonly id: string; readonly to: string }

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

export interface ClaimParts {
  readonly locks: LockManager | undefined
  readonly channel: Channel | undefined
  /** This tab. */
  readonly tab: string
  /** Called before a game is let go, so that what was played last is there for the other tab. */
  readonly settled: () => Promise<void>
  /** How long the other tab has to let go, and to say that a game is its own. */
  readonly patience?: { readonly letGo: number; readonly answer: number }
}

interface Held {
  readonly unlock: () => void
  readonly listeners: Set<() => void>
  users: number
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

export class Claims {
  readonly #parts: ClaimParts
  readonly #held = new Map<string, Held>()
  /** One wish after another: React asks twice while it tries an effect out. */
  #queue: Promise<unknown> = Promise.resolve()
  readonly #answers = new Set<string>()

  constructor(parts: ClaimParts) {
    this.#parts = parts
    parts.channel?.addEventListener('message', (event) => this.#hear(event.data as Message))
  }

  claim(id: string, wish: ClaimWish = {}): Promise<Claim> {
    const claimed = this.#queue.then(() => this.#claim(id, wish))
    this.#queue = claimed.catch(() => undefined)
    return claimed
  }

  async #claim(id: string, wish: ClaimWish): Promise<Claim> {
    const mine = this.#held.get(id)
    if (mine) return this.#use(id, mine, wish)
    const unlock = await (this.#parts.locks ? this.#lock(id, this.#parts.locks, wish) : this.#ask(id, wish))
    if (!unlock) return { held: false }
    const held: Held = { unlock, listeners: new Set(), users: 0 }
    this.#held.set(id, held)
    return this.#use(id, held, wish)
  }

  #use(id: string, held: Held, { onLost }: ClaimWish): Claim {
    held.users += 1
    if (onLost) held.listeners.add(onLost)
    let used = true
    const release = (): void => {
      if (!used) return
      used = false
      if (onLost) held.listeners.delete(onLost)
      held.users -= 1
      // A moment of grace: a screen that is drawn anew claims again at once.
      setTimeout(() => {
        if (held.users === 0) this.#drop(id, held)
      }, 0)
    }
    return { held: true, release }
  }

  #drop(id: string, held: Held): void {
    if (this.#held.get(id) !== held) return
    this.#held.delete(id)
    held.unlock()
  }

  #lose(id: string): void {
    const held = this.#held.get(id)
    if (!held) return
    this.#drop(id, held)
    for (const listener of held.listeners) listener()
  }

  /** With locks the browser itself knows which tab has a game, and frees it when the tab is closed. */
  async #lock(id: string, locks: LockManager, { takeOver }: ClaimWish): Promise<(() => void) | undefined> {
    const free = await this.#request(id, locks, { ifAvailable: true })
    if (free || !takeOver) return free
    this.#say({ is: 'let go', id, to: '' })
    const patience = this.#parts.patience?.letGo ?? 1500
    const given = await this.#request(id, locks, { signal: AbortSignal.timeout(patience) })
    // A tab that sleeps does not answer. What it has not kept by now it will not keep any more.
    return given ?? this.#request(id, locks, { steal: true })
  }

  #request(id: string, locks: LockManager, options: LockOptions): Promise<(() => void) | undefined> {
    return new Promise((granted) => {
      let has = false
      const holding = locks.request(`vigil:game:${id}`, options, (lock) => {
        if (!lock) return granted(undefined)
        has = true
        return new Promise<void>((unlock) => granted(unlock))
      })
      // Rejects when the patience is over, or when another tab takes the lock by force.
      holding.catch(() => (has ? this.#lose(id) : granted(undefined)))
    })
  }

  /** Without locks the tabs ask each other. */
  async #ask(id: string, { takeOver }: ClaimWish): Promise<(() => void) | undefined> {
    const { channel, tab, patience } = this.#parts
    const nothing = (): void => undefined
    if (!channel) return nothing
    this.#answers.delete(id)
    this.#say({ is: takeOver ? 'let go' : 'who', id, to: tab })
    await wait(patience?.answer ?? 200)
    return this.#answers.has(id) && !takeOver ? undefined : nothing
  }

  #say(message: Message): void {
    this.#parts.channel?.postMessage(message)
  }

  async #hear(message: Message): Promise<void> {
    if (message.is === 'mine') {
      if (message.to === this.#parts.tab) this.#answers.add(message.id)
      return
    }
    if (!this.#held.has(message.id)) return
    if (message.is === 'who') return this.#say({ is: 'mine', id: message.id, to: message.to })
    await this.#parts.settled()
    this.#lose(message.id)
  }
}
