/** Death May Die in a terminal. */
import {
  type Board,
  boardOf,
  type DMD,
  deathMayDie,
  type Option,
  type Pack,
  type State,
  type View,
} from '@vigil/death-may-die'
import { words as wordsOf } from '@vigil/death-may-die/text'
import type { Face } from '../face.ts'
import { inkOf } from '../screen/ink.ts'
import { askedOf } from './chance.ts'
import { blankName, correctableName, filledName } from './correction.ts'
import { deathMayDieCounsel } from './counsel.ts'
import { detailOf } from './detail.ts'
import { LEGEND } from './legend.ts'
import { looksOf } from './looks.ts'
import type { Scene } from './scene.ts'
import { shortLabel } from './short-label.ts'
import { statusOf } from './status.ts'
import { storyOf } from './story.ts'
import { tableLines } from './table.ts'

/** Keys for what is done many times a turn. The others are picked by number. */
const LETTERS: { readonly [D in Option['do']]?: string } = {
  run: 'r',
  attack: 'a',
  trade: 't',
  end: 'e',
  stop: 'o',
  keep: 'k',
  leave: 'v',
  yes: 'y',
  no: 'n',
  done: 'd',
}

const LAST: readonly Option['do'][] = ['end', 'stop', 'done', 'leave', 'no']

const ways = (pack: Pack): Map<string, Board> => new Map(pack.episodes.map(({ id, map }) => [id, boardOf(map)]))

/** `turn 7, Borden and The Kid in Danse Macabre, against Hastur`. */
const summaryOf = (view: View, nameOf: (id: string) => string): string => {
  const names = view.people.map(({ id }) => nameOf(id))
  const last = names.pop() ?? ''
  const people = names.length === 0 ? last : `${names.join(', ')} and ${last}`
  return `turn ${view.turn}, ${people} in ${nameOf(view.episode)}, against ${nameOf(view.elderOne)}`
}

export const deathMayDieFace = (pack: Pack, packFile?: unknown, game = deathMayDie(pack)): Face<DMD> => {
  const words = wordsOf(pack)
  const boards = ways(pack)
  const view = (state: Readonly<State>): View => game.view(state, 'spectator')
  const scene = (state: Readonly<State>, ink = inkOf(false)): Scene => ({ view: view(state), pack, words, ink })
  const sceneAsked = (state: Readonly<State>, ink: Scene['ink']): Scene => {
    const node = game.node(state)
    return { ...scene(state, ink), ...(node.kind === 'decision' && { asked: node.about }) }
  }
  return {
    game,
    title: 'Death May Die',
    smallest: { columns: 100, rows: 30 },
    legend: LEGEND,
    pack: packFile,
    counsel: deathMayDieCounsel(pack, words),
    who: (seat, state) => words.seatName(seat, view(state)),
    question: ({ about }, state) => words.promptText(about, view(state)),
    label: (option, { about }, state) => words.optionText(option, view(state), about),
    shortLabel: (option, { about }, state) => shortLabel(option, view(state), words, about),
    detail: (option, { about }, state) => detailOf(scene(state), option, about),
    letter: (option) => LETTERS[option.do],
    isLast: (option) => LAST.includes(option.do),
    sentences: (events, before) => storyOf(pack, words, events, view(before)),
    refused: (refusal) => `${words.refusalText(refusal)}${refusal.rule ? ` [${refusal.rule}]` : ''}`,
    ending: (ending) => words.endingText(ending),
    summary: (state) => summaryOf(view(state), words.nameOf),
    status: (state) => statusOf(scene(state), (space) => boards.get(view(state).episode)?.next[space] ?? []),
    looks: (state) => looksOf(pack, words, view(state)),
    asked: (chance, state) => askedOf(chance, pack, words, view(state)),
    correctable: (change, state) => correctableName(scene(state), change),
    blank: blankName,
    filled: (field, value, change, state) => filledName(scene(state), field, value, change),
    table: (state, area, ink) => tableLines(sceneAsked(state, ink), area),
  }
}
