/** Keys at the table: a pure step from one screen to the next, and perhaps something to be done. */
import type { Kind } from '@vigil/kernel'
import { oddsNote } from '../advice-words.ts'
import { correcting, type Making, newMaking, stepBack } from '../correction.ts'
import type { Area } from '../face.ts'
import { type Act, type Sitting, undoLabel } from '../sitting.ts'
import { type Choice, current, newChoice, pressChoice } from './choice.ts'
import type { Key } from './key.ts'
import { correctItems, lastScroll, lookItems, type Page } from './page.ts'
import { type Waiting, waitingOf } from './waiting.ts'

export interface Screen {
  readonly choice: Choice
  /** What has been typed in of a roll. */
  readonly typed: string
  readonly page?: Page
  /** One line to the player: why a key did nothing, what was undone. */
  readonly note: string
}

export interface Step<K extends Kind> {
  readonly screen: Screen
  readonly act?: Act<K> | { readonly do: 'quit' }
}

export const newScreen: Screen = { choice: newChoice, typed: '', note: '' }

const withPage = (screen: Screen, page: Page | undefined): Screen => {
  const { page: _, ...rest } = screen
  return page ? { ...rest, page } : rest
}

const PAGES: Readonly<Record<string, Page>> = {
  '?': { is: 'barred', scroll: 0 },
  h: { is: 'help', scroll: 0 },
  b: { is: 'advice', scroll: 0 },
  l: { is: 'log', scroll: 0 },
  s: { is: 'status', scroll: 0 },
  // Typing filters at once: there is nothing else to type there.
  i: { is: 'looks', choice: { ...newChoice, filtering: true } },
  x: { is: 'correct', making: newMaking, choice: newChoice },
}

/** Keys that mean the same whatever is asked. */
const command = <K extends Kind>(sitting: Sitting<K>, screen: Screen, key: Key): Step<K> | undefined => {
  const page = PAGES[key.text]
  if (page) return { screen: withPage(screen, page) }
  if (key.text === 'q') return { screen, act: { do: 'quit' } }
  if (key.text === 'p') return { screen: { ...screen, note: oddsNote(sitting) ?? '' }, act: { do: 'odds' } }
  if (key.text !== 'u') return undefined
  if (undoLabel(sitting) === undefined) return { screen: { ...screen, note: 'There is nothing to undo.' } }
  return { screen: newScreen, act: { do: 'undo' } }
}

const STEPS: Readonly<Record<string, number>> = { up: -1, down: 1, pageup: -10, pagedown: 10, home: -1e9, end: 1e9 }

const onPage = <K extends Kind>(sitting: Sitting<K>, screen: Screen, page: Page, key: Key, area: Area): Step<K> => {
  if (page.is === 'looks') return onLooks(sitting, screen, page.choice, key)
  if (page.is === 'correct') return onCorrect(sitting, screen, page, key)
  const step = STEPS[key.name] ?? (key.text === ' ' ? 10 : undefined)
  if (step !== undefined) {
    const scroll = Math.max(0, Math.min(lastScroll(sitting, page, area), page.scroll + step))
    return { screen: withPage(screen, { ...page, scroll }) }
  }
  // A card goes back to the list it was picked from; everything else to the table.
  if (page.is === 'look') return { screen: withPage(screen, { is: 'looks', choice: page.choice }) }
  return { screen: withPage(screen, undefined) }
}

const onLooks = <K extends Kind>(sitting: Sitting<K>, screen: Screen, choice: Choice, key: Key): Step<K> => {
  if (key.name === 'escape' || key.name === 'left') return { screen: withPage(screen, undefined) }
  const items = lookItems(sitting)
  if (key.name === 'return' || key.name === 'right') {
    const item = current(choice, items)
    const look = item === undefined ? undefined : sitting.face.looks(sitting.match.state)[item]
    return look ? { screen: withPage(screen, { is: 'look', id: look.id, scroll: 0, choice }) } : { screen }
  }
  const pressed = pressChoice(choice, items, key)
  return { screen: withPage(screen, { is: 'looks', choice: pressed.choice }) }
}

const onCorrect = <K extends Kind>(
  sitting: Sitting<K>,
  screen: Screen,
  page: Extract<Page, { is: 'correct' }>,
  key: Key,
): Step<K> => {
  const at = (making: Making | undefined): Screen =>
    withPage(screen, making && { is: 'correct', making, choice: newChoice })
  const back = key.name === 'escape' || key.name === 'left' || key.text === 'q'
  if (back && !page.choice.filtering) return { screen: at(stepBack(page.making)) }
  const asked = correcting(sitting, page.making)
  if (asked.is !== 'ask') return { screen: at(undefined) }
  const { choice, picked } = pressChoice(page.choice, correctItems(sitting, page.making), key)
  const [item] = picked ?? []
  if (item === undefined) return { screen: withPage(screen, { ...page, choice }) }
  const making = asked.next(item)
  const next = correcting(sitting, making)
  return next.is === 'done'
    ? { screen: newScreen, act: { do: 'correct', change: next.change } }
    : { screen: at(making) }
}

const onList = <K extends Kind>(
  sitting: Sitting<K>,
  screen: Screen,
  waiting: Extract<Waiting<K>, { is: 'list' }>,
  key: Key,
): Step<K> => {
  const item = current(screen.choice, waiting.items)
  if (key.name === 'right' && item !== undefined && waiting.detail(item) !== '')
    return { screen: withPage(screen, { is: 'detail', item, scroll: 0 }) }
  const pressed = pressChoice(screen.choice, waiting.items, key)
  if (!pressed.used) return command(sitting, screen, key) ?? { screen }
  const next = { ...screen, choice: pressed.choice, note: pressed.note ?? '' }
  return pressed.picked ? { screen: newScreen, act: waiting.act(pressed.picked) } : { screen: next }
}

/** Letters of faces are typed; the keys that are no faces remain what they are. */
const onTyped = <K extends Kind>(
  sitting: Sitting<K>,
  screen: Screen,
  waiting: Extract<Waiting<K>, { is: 'typed' }>,
  key: Key,
): Step<K> => {
  if (key.name === 'backspace') return { screen: { ...screen, typed: screen.typed.slice(0, -1) } }
  if (key.name === 'return') {
    const read = waiting.read(screen.typed)
    return read.ok ? { screen: newScreen, act: read.value } : { screen: { ...screen, note: read.why } }
  }
  if (key.text !== '' && waiting.spells(screen.typed + key.text))
    return { screen: { ...screen, typed: screen.typed + key.text.toUpperCase() } }
  return command(sitting, screen, key) ?? { screen }
}

export const press = <K extends Kind>(sitting: Sitting<K>, before: Screen, key: Key, area: Area): Step<K> => {
  const screen = { ...before, note: '' }
  if (key.ctrl && (key.name === 'c' || key.name === 'd')) return { screen, act: { do: 'quit' } }
  if (screen.page) return onPage(sitting, screen, screen.page, key, area)
  const waiting = waitingOf(sitting, true)
  switch (waiting.is) {
    case 'list':
      return onList(sitting, screen, waiting, key)
    case 'typed':
      return onTyped(sitting, screen, waiting, key)
    case 'over':
      return command(sitting, screen, key) ?? { screen }
  }
}
