/** A game's rules as data: what `tools/rulebook.ts` makes of a catalogue in docs/rules. */

/** Plain text is a string of its own. */
export type Span =
  | string
  | { readonly is: 'em' | 'strong'; readonly spans: readonly Span[] }
  | { readonly is: 'code'; readonly text: string }
  /** Where in the printed rules it stands. */
  | { readonly is: 'source'; readonly spans: readonly Span[] }
  | { readonly is: 'ref'; readonly id: string; readonly text: string }

export type Cell = readonly Span[]

export type Block =
  | { readonly is: 'text'; readonly spans: readonly Span[] }
  | { readonly is: 'table'; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] }

export interface Rule {
  readonly id: string
  /** The rule sets it holds for. */
  readonly sets: readonly string[]
  /** How sure a ruling is: A the text settles it, B a sound reading, C a choice. */
  readonly sure?: 'A' | 'B' | 'C'
  readonly blocks: readonly Block[]
}

export interface Chapter {
  /** `ES-FOCUS` where its rules bear that name, else made of the title. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
  readonly rules: readonly Rule[]
}

export interface Catalogue {
  readonly title: string
  readonly sets: readonly string[]
  readonly chapters: readonly Chapter[]
  /** Rows of the differences matrix that are played alike where they read otherwise, and why. */
  readonly alike: Readonly<Record<string, string>>
}

const spanText = (span: Span): string => {
  if (typeof span === 'string') return span
  if (span.is === 'code' || span.is === 'ref') return span.text
  return span.is === 'source' ? '' : plainText(span.spans)
}

/** The words alone, without where they come from. */
export const plainText = (spans: readonly Span[]): string => spans.map(spanText).join('')

export const blockText = (block: Block): string =>
  block.is === 'text'
    ? plainText(block.spans)
    : [block.head, ...block.rows].map((row) => row.map(plainText).join(' ')).join(' ')
