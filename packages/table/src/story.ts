/** A record as a book: turn its pages to and fro, and play on from any of them. */
import {
  type AnyRecord,
  finished,
  type Game,
  type Input,
  isCorrected,
  type Kind,
  type Match,
  type MatchRecord,
  matchAt,
  ok,
  type Refusal,
  type Result,
  replay,
  type Work,
} from '@vigil/kernel'
import { copied } from './copied.ts'
import { type Glance, glanceAt, type Viewer } from './glance.ts'

export type Because = 'start' | 'answer' | 'chance' | 'undo' | 'correction'

/** An answer or a correction with the outcomes after it; the first page is how it began. What was undone is not told. */
export interface Page<K extends Kind> {
  readonly because: Because
  /** The answer or the correction; none on the first page. */
  readonly input?: Input<K>
  readonly events: readonly K['event'][]
  /** How many inputs that count led to its end. */
  readonly inputs: number
}

export interface Story<K extends Kind> {
  /** How many pages there are: at least one. */
  readonly length: number
  readonly pages: readonly Page<K>[]
  readonly corrected: boolean
  /** The table at the end of a page; before the first and after the last lies nothing, so they are the first and last. */
  at(page: number, as?: Viewer): Glance<K>
  /** A match of its own that has come to the end of a page. The seed is the same, and so are the dice that lie ahead. */
  continueFrom(page: number): MatchRecord<K>
}

/** Plays the inputs that count, and begins a page with every answer and every correction. */
function* pagesOf<K extends Kind>({ game, record, inputs }: Match<K>): Work<Page<K>[]> {
  const state = game.start(record.setup)
  const pages: Page<K>[] = []
  let page: Page<K> = { because: 'start', events: [], inputs: 0 }
  for (const [i, input] of inputs.entries()) {
    if (input.is !== 'chance') {
      pages.push(page)
      page = { because: input.is === 'answer' ? 'answer' : 'correction', input: copied(input), events: [], inputs: i }
    }
    const events = page.events.slice()
    game.applyInPlace(state, input, (event) => events.push(event))
    page = { ...page, events, inputs: i + 1 }
    yield
  }
  return [...pages, page]
}

/** The story of a match that has been played already. */
export function* binding<K extends Kind>(match: Match<K>): Work<Story<K>> {
  const pages = yield* pagesOf(match)
  const matchOf = (page: number): Match<K> => {
    const at = Math.max(0, Math.min(Math.trunc(page) || 0, pages.length - 1))
    const then = matchAt(match, pages[at]?.inputs ?? 0)
    if (!then.ok) throw new Error(`no page ${at}: ${then.why.code}`)
    return then.value
  }
  return {
    length: pages.length,
    pages,
    corrected: isCorrected(match),
    at: (page, as = 'spectator') => glanceAt(matchOf(page), 'never', as),
    continueFrom: (page) => matchOf(page).record,
  }
}

/** Refuses a record that the game cannot play. */
export const storyOf = <K extends Kind>(
  game: Game<K>,
  record: AnyRecord | MatchRecord<K>,
  { anyVersion = false }: { readonly anyVersion?: boolean } = {},
): Result<Story<K>, Refusal> => {
  const replayed = replay(game, record as AnyRecord, { force: anyVersion })
  return replayed.ok ? ok(finished(binding(replayed.value))) : replayed
}
