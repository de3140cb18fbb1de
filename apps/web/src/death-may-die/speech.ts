/** What Death May Die says in the page. */
import type { DMD, Pack } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'
import type { Speech } from '../face.ts'
import { type Language, sayIn } from '../words/phrases.ts'
import { detailOf } from './detail.ts'
import { statusOf } from './status.ts'
import { tableWords } from './table-words.ts'

/** The words of the game besides what every game says; boards use them for cards, skills and stages. */
export interface DeathSpeech extends Speech<DMD> {
  readonly words: Words
  /** With its names in this language. */
  readonly pack: Pack
}

export const speechOf = (words: Words, language: Language): DeathSpeech => {
  const { pack } = words
  const say = sayIn(tableWords, language)
  return {
    words,
    pack,
    language,
    seatName: (seat, view) => words.seatName(seat, view),
    prompt: (prompt, view) => words.promptText(prompt, view),
    option: (option, view, prompt) => words.optionText(option, view, prompt),
    detail: (option, view, prompt) => detailOf({ pack, words, say }, option, view, prompt),
    events: (events, before) => events.map((event) => words.eventText(event, before)),
    refusal: (refusal) => words.refusalText(refusal),
    ending: (ending) => words.endingText(ending),
    summary: (view) =>
      say('summary', {
        episode: view.episode === '' ? '…' : words.nameOf(view.episode),
        against: view.elderOne === '' ? '…' : words.nameOf(view.elderOne),
        turn: view.turn,
        at: view.track.at,
        spaces: view.track.spaces,
      }),
    status: (view) => statusOf({ pack, words, say }, view),
    chance: (chance) => say(chance.is === 'roll' ? 'chance.roll' : `chance.${chance.from}`, rollParams(chance)),
  }
}

const rollParams = (chance: DMD['chance']): Readonly<Record<string, number>> =>
  chance.is === 'roll' ? { standard: chance.standard, bonus: chance.bonus } : {}
