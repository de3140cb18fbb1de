/** A key as it was pressed: `name` for keys without a sign of their own, `text` for the others. */
export interface Key {
  readonly name: string
  readonly text: string
  readonly ctrl: boolean
}

const NAMED = new Set([
  'up',
  'down',
  'left',
  'right',
  'return',
  'escape',
  'backspace',
  'pageup',
  'pagedown',
  'home',
  'end',
  'tab',
])

/** From what Node's readline reports. */
export const keyOf = (text: string | undefined, key: { name?: string; ctrl?: boolean } = {}): Key => {
  const name = key.name === 'enter' ? 'return' : (key.name ?? '')
  const ctrl = key.ctrl === true
  if (NAMED.has(name)) return { name, text: '', ctrl }
  return { name: ctrl ? name : '', text: !ctrl && text !== undefined && text >= ' ' ? text : '', ctrl }
}

/** For tests and for keys that stand for another. */
export const typed = (text: string): Key => ({ name: '', text, ctrl: false })
export const named = (name: string): Key => ({ name, text: '', ctrl: false })
