/** What a part of the drawing is to those who listen. */
export const group = (label: string) => ({ role: 'group', 'aria-label': label }) as const

/** Said elsewhere: of what cannot be pressed the room tells. */
export const SILENT = { 'aria-hidden': true } as const
