/** Elder Sign in a terminal. */
import { type ES, elderSign, type Option, type Pack, type State, type View } from '@vigil/elder-sign'
import { words as wordsOf } from '@vigil/elder-sign/text'
import type { Face } from '../face.ts'
import { askedOf } from './chance.ts'
import { blankName, correctableName, filledName } from './correction.ts'
import { elderSignCounsel } from './counsel.ts'
import { LEGEND } from './legend.ts'
import { looksOf } from './looks.ts'
import { summaryOf } from './people.ts'
import { shortLabel } from './short-label.ts'
import { tableLines } from './table.ts'

/** Keys for what is done many times a turn. The others are picked by number. */
const LETTERS: { readonly [D in Option['do']]?: string } = {
  roll: 'r',
  clue: 'c',
  giveUp: 'g',
  fail: 'f',
  rollOn: 'o',
  stay: 't',
  yes: 'y',
  no: 'n',
}

export const elderSignFace = (pack: Pack, packFile?: unknown, game = elderSign(pack)): Face<ES> => {
  const words = wordsOf(pack)
  const view = (state: Readonly<State>): View => game.view(state, 'spectator')
  return {
    game,
    title: 'Elder Sign',
    smallest: { columns: 80, rows: 24 },
    legend: LEGEND,
    pack: packFile,
    counsel: elderSignCounsel(pack, words),
    who: (seat, state) => words.seatName(seat, view(state)),
    question: ({ about }, state) => words.promptText(about, view(state)),
    label: (option, { about }, state) => words.optionText(option, view(state), about),
    shortLabel: (option, { about }, state) => shortLabel(option, view(state), words, about),
    detail: (option, { about }, state) => words.optionDetail(option, view(state), about),
    letter: (option) => LETTERS[option.do],
    isLast: () => false,
    sentences: (events, before) => words.eventTexts(events, view(before)),
    refused: (refusal, state) => words.refusalText(refusal, state && view(state)),
    ending: (ending, state) => words.endingText(ending, view(state)),
    summary: (state) => summaryOf(view(state), words),
    status: (state) => words.statusText(view(state)),
    looks: (state) => looksOf(pack, words, view(state)),
    asked: (chance, state) => askedOf(chance, view(state), words),
    correctable: (change, state) => correctableName(change, view(state), words),
    blank: blankName,
    filled: (field, value, _change, state) => filledName(field, value, view(state), words),
    table: (state, area, ink) => tableLines({ view: view(state), pack, words, ink }, area),
  }
}
