/** Everything Elder Sign says to people, in the language asked for. */
import type { Pack } from '../card.ts'
import { ruleSetOf } from '../rulesets/index.ts'
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
import { en } from './en/index.ts'
import { endingText, eventText, eventTexts } from './events.ts'
import { priceIn } from './exhibits.ts'
import { flavourOf, nameOf, placeName, seatName } from './names.ts'
import { optionText } from './options.ts'
import { promptText } from './prompts.ts'
import { refusalText } from './refusals.ts'
import { readingText, ruleSetName, seamName, switchName } from './rule-sets.ts'
import { standingText } from './standings.ts'
import { statusText } from './status.ts'
import type { Language, Tongue } from './tongue.ts'
import { tidy, voiceOf } from './voice.ts'
import type { Words } from './words.ts'

export { LANGUAGES, type Language, type Tongue } from './tongue.ts'
export type { Words } from './words.ts'

const TONGUES: { readonly [L in Language]: () => Promise<Tongue> } = {
  en: async () => en,
  de: async () => (await import('./de/index.ts')).de,
}

/** Loads a language when it is asked for. English is always there. */
export const tongueOf = (language: Language): Promise<Tongue> => TONGUES[language]()

/** What is printed stays as it is: its words are made once. */
const once = <T extends object>(text: (of: T) => string): ((of: T) => string) => {
  const known = new WeakMap<T, string>()
  return (of) => {
    const found = known.get(of) ?? text(of)
    known.set(of, found)
    return found
  }
}

/** By rule set too: an Ancient One reads otherwise where it is a place. */
const onceById = (text: (id: string, rules?: string) => string): ((id: string, rules?: string) => string) => {
  const known = new Map<string, string>()
  return (id, rules) => {
    const key = `${rules ?? ''} ${id}`
    const found = known.get(key) ?? text(id, rules)
    known.set(key, found)
    return found
  }
}

/** Pure functions over one pack; build them once and keep them. */
export const words = (pack: Pack, tongue: Tongue = en): Words => {
  const v = voiceOf(pack, tongue)
  return {
    language: tongue.language,
    pack: v.box.pack,
    and: v.and,
    or: v.or,
    nameOf: (id) => nameOf(v, id),
    placeName: (id) => placeName(v, id),
    seatName: (seat, view) => seatName(v, seat, view),
    flavourOf: (id) => flavourOf(v, id),
    ruleSetName: (key) => ruleSetName(v, key),
    seamName: (seam) => seamName(v, seam),
    readingText: (seam, reading) => readingText(v, seam, reading),
    switchName: (id) => switchName(v, id),
    effectText: once((effects) => effectText(v, effects)),
    effectIcons: once((effects) => effectIcons(v, effects)),
    standingText: once((standing) => standingText(v, standing)),
    itemText: once((item) => itemText(v, item)),
    allyText: once((ally) => allyText(v, ally)),
    investigatorText: once((investigator) => investigatorText(v, investigator)),
    ancientOneText: (ancientOne, rules) => ancientOneText(v, ancientOne, ruleSetOf(rules ?? '')),
    mythosText: once((mythos) => tidy(mythosText(v, mythos))),
    monsterText: once((monster) => monsterText(v, monster)),
    adventureText: once((adventure) => adventureText(v, adventure)),
    entranceText: (entrance, rules) => entranceText(v, entrance, ruleSetOf(rules ?? '')),
    componentText: onceById((id, rules) => tidy(componentText(v, id, rules))),
    exhibitPrice: (what, view) => priceIn(v, view, what),
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
