/** Everything Death May Die says to people, in the language asked for. */
import type { Refusal, Seat } from '@vigil/kernel'
import type {
  DiscoveryCard,
  ElderOneCard,
  EnemyCard,
  EpisodeCard,
  InsanityCard,
  MythosCard,
  Pack,
  SideCard,
  SkillCard,
} from '../card.ts'
import type { Effect, Trait } from '../effects/vocabulary.ts'
import type { Event, Option, Prompt } from '../kind.ts'
import type { Face } from '../nouns/die.ts'
import type { Ending } from '../state.ts'
import type { View } from '../view.ts'
import {
  discoveryText,
  elderOneText,
  enemyText,
  episodeText,
  insanityText,
  mythosText,
  sideText,
  skillText,
} from './cards.ts'
import { faceText } from './dice.ts'
import { effectText } from './effects.ts'
import { en } from './en/index.ts'
import { endingText, eventText } from './events.ts'
import { nameOf, seatName, spaceName } from './names.ts'
import { optionText } from './options.ts'
import { promptText } from './prompts.ts'
import type { Language, Tongue } from './tongue.ts'
import { traitText } from './traits.ts'
import { type Voice, voiceOf } from './voice.ts'

export { LANGUAGES, type Language, type Tongue } from './tongue.ts'

const TONGUES: { readonly [L in Language]: () => Promise<Tongue> } = {
  en: async () => en,
  de: async () => (await import('./de/index.ts')).de,
}

/** Loads a language when it is asked for. English is always there. */
export const tongueOf = (language: Language): Promise<Tongue> => TONGUES[language]()

export interface Words {
  readonly language: Language
  /** The pack with its names in this language. */
  readonly pack: Pack
  nameOf(id: string): string
  seatName(seat: Seat, view: View): string
  spaceName(space: number, view: View): string
  faceText(face: Face): string
  effectText(effects: readonly Effect[]): string
  traitText(traits: readonly Trait[]): string
  /** What holds at a level, from 1. */
  skillText(skill: SkillCard, level: number): string
  insanityText(card: InsanityCard): string
  enemyText(card: EnemyCard): string
  mythosText(card: MythosCard): string
  sideText(card: SideCard): string
  discoveryText(card: DiscoveryCard): string
  /** One text for each stage. */
  elderOneText(card: ElderOneCard): string[]
  /** Goal, actions, advance and rules. */
  episodeText(card: EpisodeCard): string[]
  promptText(prompt: Prompt, view: View): string
  optionText(option: Option, view: View, about: Prompt): string
  eventText(event: Event, view: View): string
  refusalText(refusal: Refusal): string
  endingText(ending: Ending): string
}

const refusalText = (v: Voice, { code, params }: Refusal): string => {
  const key = `refusal.${code}`
  return v.knows(key) ? v.say(key, params) : code
}

/** What is printed stays as it is: its words are made once. */
const once = <T extends object, Text>(text: (of: T) => Text): ((of: T) => Text) => {
  const known = new WeakMap<T, Text>()
  return (of) => {
    const found = known.get(of) ?? text(of)
    known.set(of, found)
    return found
  }
}

/** Each level by itself. */
const byLevel = (text: (skill: SkillCard, level: number) => string): Words['skillText'] => {
  const levelsOf = once((_: SkillCard) => new Map<number, string>())
  return (skill, level) => {
    const levels = levelsOf(skill)
    const found = levels.get(level) ?? text(skill, level)
    levels.set(level, found)
    return found
  }
}

/** Pure functions over one pack; build them once and keep them. */
export const words = (pack: Pack, tongue: Tongue = en): Words => {
  const v = voiceOf(pack, tongue)
  return {
    language: tongue.language,
    pack: v.pack,
    nameOf: (id) => nameOf(v, id),
    seatName: (seat, view) => seatName(v, seat, view),
    spaceName: (space, view) => spaceName(v, space, view),
    faceText: (face) => faceText(v, face),
    effectText: once((effects) => effectText(v, effects)),
    traitText: once((traits) => traitText(v, traits)),
    skillText: byLevel((skill, level) => skillText(v, skill, level)),
    insanityText: once((card) => insanityText(v, card)),
    enemyText: once((card) => enemyText(v, card)),
    mythosText: once((card) => mythosText(v, card)),
    sideText: once((card) => sideText(v, card)),
    discoveryText: once((card) => discoveryText(v, v.discovery.get(card.id) ?? card)),
    elderOneText: once((card) => elderOneText(v, card)),
    episodeText: once((card) => episodeText(v, v.episodes.get(card.id) ?? card)),
    promptText: (prompt, view) => promptText(v, prompt, view),
    optionText: (option, view, about) => optionText(v, option, view, about),
    eventText: (event, view) => eventText(v, event, view),
    refusalText: (refusal) => refusalText(v, refusal),
    endingText: (ending) => endingText(v, ending),
  }
}
