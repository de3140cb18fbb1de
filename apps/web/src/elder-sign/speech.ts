/** What Elder Sign says in the page. */
import type { ES, Pack } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import type { Speech } from '../face.ts'
import type { Language } from '../words/phrases.ts'
import { sayIn } from '../words/phrases.ts'
import { boardWords } from './board/board-words.ts'
import { signsFound } from './hall.ts'

/** The words of the game besides what every game says; boards use them for cards and symbols. */
export interface ElderSignSpeech extends Speech<ES> {
  readonly words: Words
  readonly pack: Pack
}

export const speechOf = (pack: Pack, words: Words, language: Language): ElderSignSpeech => {
  const say = sayIn(boardWords, language)
  return {
    words,
    pack,
    language,
    seatName: (seat, view) => words.seatName(seat, view),
    prompt: (prompt, view) => words.promptText(prompt, view),
    option: (option, view, prompt) => words.optionText(option, view, prompt),
    detail: (option, view, prompt) => words.optionDetail(option, view, prompt),
    // One sentence per event: `eventTexts` tells those who arrive on the way by their new names.
    events: (events, before) => words.eventTexts(events, before),
    refusal: (refusal, view) => words.refusalText(refusal, view),
    ending: (ending, view) => words.endingText(ending, view),
    summary: (view) =>
      say('summary', {
        against: view.ancientOne ? words.nameOf(view.ancientOne) : '…',
        turn: view.turn,
        doom: view.doom,
        track: view.doomTrack.length,
        signs: signsFound(view),
        needed: view.signsNeeded,
      }),
    status: (view) => words.statusText(view),
    chance: (chance) => words.chanceText(chance),
  }
}
