/** Keeps games: into the journal at once, into the store right after, and never over what another tab has kept. */
import { type Journal, recovered } from './journal.ts'
import { type Line, lineOf, settle, writingOf } from './line.ts'
import type { Kept, Save, SaveHead, Shelf } from './save.ts'
import type { Store } from './store.ts'

export interface KeeperParts {
  readonly store: Promise<Store>
  readonly journal: Journal
  /** This tab. */
  readonly writer: string
  /** Resolves when what the page has to draw is drawn; without it, nothing is waited for. */
  readonly drawn?: () => Promise<void>
  /** Tells other tabs. */
  readonly tell: () => void
}

const ELSEWHERE: Kept = { ok: false, why: 'elsewhere' }

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError'

const latestFirst = (a: SaveHead, b: SaveHead): number => b.changed - a.changed

/** Plays journals of tabs that were closed too early into the store. One that cannot be written is tried next time. */
const recoverAll = async (store: Store, journal: Journal): Promise<void> => {
  for (const entry of journal.entries()) {
    const { id } = entry.head
    const writing = recovered(entry, await store.read(id))
    const done = !writing || (await store.write(writing).catch(() => undefined)) !== undefined
    if (done) journal.clear(id, entry.writer)
  }
}

export class Keeper implements Shelf {
  readonly #parts: KeeperParts
  readonly #ready: Promise<Store>
  readonly #lines = new Map<string, Line>()
  readonly #listeners = new Set<() => void>()

  constructor(parts: KeeperParts) {
    this.#parts = parts
    this.#ready = parts.store.then(async (store) => {
      await recoverAll(store, parts.journal).catch(() => undefined)
      return store
    })
  }

  keep(save: Save): Promise<Kept> {
    const { id } = save.head
    const line = this.#lines.get(id) ?? lineOf()
    this.#lines.set(id, line)
    if (line.lost) return Promise.resolve(ELSEWHERE)
    line.rev += 1
    line.latest = save
    this.#parts.journal.write(writingOf(line, save, this.#parts.writer))
    line.waiting ??= this.#flush(id, line)
    return line.waiting
  }

  async load(id: string): Promise<Save | undefined> {
    const line = this.#lines.get(id)
    await settle(line)
    if (line?.latest) return line.latest
    const found = await (await this.#ready).read(id)
    if (found) this.#lines.set(id, lineOf(found))
    else this.#lines.delete(id)
    return found?.save
  }

  async list(): Promise<readonly SaveHead[]> {
    await this.settled()
    const heads = new Map((await (await this.#ready).heads()).map((head) => [head.id, head]))
    for (const { latest } of this.#lines.values()) if (latest) heads.set(latest.head.id, latest.head)
    return [...heads.values()].sort(latestFirst)
  }

  async remove(id: string): Promise<void> {
    await settle(this.#lines.get(id))
    this.#lines.delete(id)
    this.#parts.journal.forget(id)
    await (await this.#ready).remove(id)
    this.#changed()
  }

  async lasting(): Promise<boolean> {
    return (await this.#ready).lasting
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Another tab has changed something. */
  heard(): void {
    for (const listener of this.#listeners) listener()
  }

  /** Resolves when nothing waits to be written. */
  async settled(): Promise<void> {
    await Promise.all([...this.#lines.values()].map(settle))
  }

  #changed(): void {
    this.heard()
    this.#parts.tell()
  }

  async #flush(id: string, line: Line): Promise<Kept> {
    await line.writing
    // The journal has it: what came of an answer is seen before the store hears of it.
    await this.#parts.drawn?.()
    line.writing = this.#write(id, line)
    return line.writing
  }

  async #write(id: string, line: Line): Promise<Kept> {
    const { journal, writer } = this.#parts
    const store = await this.#ready
    line.waiting = undefined
    const { latest, rev } = line
    if (!latest) return line.lost ? ELSEWHERE : { ok: true }
    try {
      if (!(await store.write(writingOf(line, latest, writer)))) return this.#lose(id, line)
    } catch (error) {
      return { ok: false, why: isFull(error) ? 'full' : 'closed' }
    }
    line.on = rev
    line.inputs = latest.record.inputs
    if (line.rev === rev) {
      line.latest = undefined
      journal.clear(id, writer)
    }
    this.#changed()
    return { ok: true }
  }

  #lose(id: string, line: Line): Kept {
    line.lost = true
    line.latest = undefined
    this.#parts.journal.clear(id, this.#parts.writer)
    return ELSEWHERE
  }
}
