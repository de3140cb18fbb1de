/** Everything Elder Sign says to people, in the language asked for. */
import type { Pack } from '../card.ts'
import {
  adventureText,
  allyText,
  ancientOneText,
  componentText,
  entranceText,
  investigatorText,
  itemText,
  monsterText,
  mythosText,
} from './cards.ts'
import { chanceText } from './chances.ts'
import { optionDetail } from './details.ts'
import { faceLetter, faceName, needText, rowText } from './dice.ts'
import { effectIcons, effectText } from './effects.ts'
import { en, type Key } from './en/index.ts'
import { endingText, eventText, eventTexts } from './events.ts'
import type { Catalogue } from './message.ts'
import { nameOf, seatName } from './names.ts'
import { optionText } from './options.ts'
import { promptText } from './prompts.ts'
import { refusalText } from './refusals.ts'
import { standingText } from './standings.ts'
import { statusText } from './status.ts'
import { tidy, voiceOf } from './voice.ts'
import type { Words } from './words.ts'

export type { Words } from './words.ts'

/** A new language is a catalogue with the keys of the others, and a line here. */
const LANGUAGES_KNOWN = {
  en: { locale: 'en-GB', catalogue: en },
} as const satisfies Record<string, { readonly locale: string; readonly catalogue: Catalogue<Key> }>

export type Language = keyof typeof LANGUAGES_KNOWN
export const LANGUAGES = Object.keys(LANGUAGES_KNOWN) as readonly Language[]

/** Pure functions over one pack; build them once and keep them. */
export const words = (pack: Pack, language: Language = 'en'): Words => {
  const { locale, catalogue } = LANGUAGES_KNOWN[language]
  const v = voiceOf(pack, locale, catalogue)
  return {
    nameOf: (id) => nameOf(v, id),
    seatName: (seat, view) => seatName(v, seat, view),
    effectText: (effects) => effectText(v, effects),
    effectIcons: (effects) => effectIcons(v, effects),
    standingText: (standing) => standingText(v, standing),
    itemText: (item) => itemText(v, item),
    allyText: (ally) => allyText(v, ally),
    investigatorText: (investigator) => investigatorText(v, investigator),
    ancientOneText: (ancientOne) => ancientOneText(v, ancientOne),
    mythosText: (mythos) => tidy(mythosText(v, mythos)),
    monsterText: (monster) => monsterText(v, monster),
    adventureText: (adventure) => adventureText(v, adventure),
    entranceText: (entrance) => entranceText(v, entrance),
    componentText: (id) => tidy(componentText(v, id)),
    faceName: (face) => faceName(v, face),
    faceLetter: (face) => faceLetter(v, face),
    needText: (need) => needText(v, need),
    rowText: (row) => rowText(v, row),
    chanceText: (chance) => chanceText(v, chance),
    promptText: (prompt, view) => promptText(v, prompt, view),
    optionText: (option, view, about) => optionText({ v, view, about }, option),
    optionDetail: (option, view, about) => optionDetail({ v, view, about }, option),
    eventText: (event, view) => eventText(v, event, view),
    eventTexts: (events, before) => eventTexts(v, events, before),
    refusalText: (refusal, view) => refusalText(v, refusal, view),
    endingText: (ending, view) => endingText(v, ending, view),
    statusText: (view) => statusText(v, view),
  }
}
