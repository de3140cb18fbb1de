/** What a part of the drawing is to those who listen. */
export const picture = (label: string) => ({ role: 'img', 'aria-label': label }) as const

export const group = (label: string) => ({ role: 'group', 'aria-label': label }) as const

/** Said elsewhere. */
export const SILENT = { 'aria-hidden': true } as const
