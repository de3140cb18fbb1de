/** What every language says about Elder Sign. Rules carry codes and parameters; only this room makes sentences of them. */
import type { Refusal, Seat } from '@vigil/kernel'
import type {
  Adventure,
  Ally,
  AncientOne,
  Chance,
  Effect,
  Ending,
  Entrance,
  Event,
  Exhibit,
  Face,
  Investigator,
  Item,
  Monster,
  Mythos,
  Need,
  Option,
  Pack,
  Prompt,
  RowView,
  Standing,
  View,
} from '../index.ts'
import type { Language } from './tongue.ts'

export interface Words {
  readonly language: Language
  /** The pack with the names, titles and flavour of this language. */
  readonly pack: Pack
  /** "a, b and c" */
  and(parts: readonly string[]): string
  /** "a, b or c" */
  or(parts: readonly string[]): string
  /** The name of anything with an id: a component, a marker `cultist#3`, a place, `card:…`, `lingering:…`. */
  nameOf(id: string): string
  /** Where somebody stands: the same, but an Ancient One's lair by the id of the Ancient One. */
  placeName(id: string): string
  /** Who sits there: the investigator's name, or `Player 2` while there is none. */
  seatName(seat: Seat, view: View): string
  /** The line below the title; empty where there is none. */
  flavourOf(id: string): string
  /** A rule set by its id, or a choice of house rules over one by its key. */
  ruleSetName(key: string): string
  /** "Midnight": what a seam or a ruling decides. */
  seamName(seam: string): string
  /** "Midnight strikes after the turn." */
  readingText(seam: string, reading: string): string
  /** "Midnight as in First printing (2011)". */
  switchName(id: string): string

  /** Card text: "Lose 1 sanity. +1 doom." */
  effectText(effects: readonly Effect[]): string
  /** The short form in letters: "-1 san, +1 doom, monster". */
  effectIcons(effects: readonly Effect[]): string
  standingText(standing: Standing): string
  itemText(item: Item): string
  allyText(ally: Ally): string
  investigatorText(investigator: Investigator): string
  /** As printed; with the key of a table's rules, as they have it: perhaps a lair, and its Cultists. */
  ancientOneText(ancientOne: AncientOne, rules?: string): string
  mythosText(mythos: Mythos): string
  monsterText(monster: Monster): string
  adventureText(adventure: Adventure): string
  /** First aid, lost and found, souvenirs: a line each, as printed or as the rules of a table have them. */
  entranceText(entrance: Entrance, rules?: string): string
  /** The text of whatever component has this id, under the rules of a table if named; empty for anything else. */
  componentText(id: string, rules?: string): string
  /** In trophies, for the active investigator, with what is in force (ES-FANENT-03). */
  exhibitPrice(what: Exhibit, view: View): number

  /** "investigation 3", "lore", "wildcard". */
  faceName(face: Face): string
  /** "3", "L", "W". */
  faceLetter(face: Face): string
  /** One symbol in letters: "I3", "P|T". */
  needText(need: Need): string
  /** "I3 L P|T, -1 sanity, clock". */
  rowText(row: RowView): string

  /** What has to be rolled or drawn, for players with real dice and cards. */
  chanceText(chance: Chance): string
  /** What is asked, in one sentence. */
  promptText(prompt: Prompt, view: View): string
  /** An option's label, complete in itself. Pass the prompt it answers. */
  optionText(option: Option, view: View, prompt: Prompt): string
  /** What the option does, or the card's text; empty where the label says it all. */
  optionDetail(option: Option, view: View, prompt: Prompt): string
  /** A sentence for the log, in the past tense. Pass the view before the input that caused it. */
  eventText(event: Event, view: View): string
  /** All events of one input, from the view before it; whoever joins on the way is named from then on. */
  eventTexts(events: readonly Event[], before: View): string[]
  /** Why not, with the rule in brackets. With a view, seats go by their investigators' names. */
  refusalText(refusal: Refusal, view?: View): string
  endingText(ending: Ending, view: View): string
  /** The whole table line by line, always in the same order. */
  statusText(view: View): string
}
