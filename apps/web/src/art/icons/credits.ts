import { ICON_AUTHORS } from './list.ts'

export interface IconCredit {
  readonly author: string
  readonly icons: readonly string[]
}

/** CC BY 3.0 asks for the author, the licence and what was changed; the credits page shows all three. */
export const ICON_CREDITS = {
  site: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
  changes: 'colours and sizes changed, coordinates rounded',
  authors: Object.entries(ICON_AUTHORS).map(([author, icons]): IconCredit => ({ author, icons })),
} as const
