/** Everything Elder Sign says to people, in the language asked for. */
import type { Pack } from '../index.ts'
import type { Words } from './words.ts'

export type { Words } from './words.ts'

export const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]

const crude = (value: unknown): string => JSON.stringify(value)

export const words = (pack: Pack, _language: Language = 'en'): Words => ({
  nameOf: (id) =>
    [...pack.adventures, ...pack.otherWorlds, ...pack.investigators].find((card) => card.id === id)?.name ?? id,
  seatName: (seat) => `Player ${seat + 1}`,
  effectText: crude,
  effectIcons: crude,
  standingText: crude,
  itemText: ({ effects }) => crude(effects),
  allyText: ({ standing }) => crude(standing),
  investigatorText: ({ ability }) => crude(ability),
  ancientOneText: ({ ability }) => crude(ability),
  mythosText: ({ immediate }) => crude(immediate),
  monsterText: ({ needs }) => crude(needs),
  adventureText: ({ tasks }) => crude(tasks),
  entranceText: ({ souvenirs }) => crude(souvenirs),
  componentText: (id) => id,
  faceName: (face) => face,
  faceLetter: (face) => face,
  needText: (need) => need,
  rowText: (row) => crude(row),
  promptText: (prompt) => crude(prompt),
  optionText: (option) => crude(option),
  optionDetail: () => '',
  eventText: (event) => crude(event),
  refusalText: ({ code, rule }) => `${code} [${rule}]`,
  endingText: (ending) => crude(ending),
  statusText: (view) => crude(view),
})
