/** What goes between the page and its worker. */
export interface Envelope {
  readonly n: number
  /** What is more urgent comes first; what is equally urgent in turn. */
  readonly urgency: number
  readonly ask: unknown
}

export type Sent = Envelope | { readonly drop: number }

export type Reply =
  | { readonly n: number; readonly is: 'part'; readonly value: unknown }
  | { readonly n: number; readonly is: 'done'; readonly value: unknown }
  | { readonly n: number; readonly is: 'fault'; readonly message: string }
