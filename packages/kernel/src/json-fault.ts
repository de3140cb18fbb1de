/** Where a text stops being JSON. JavaScript engines disagree on how they say it, and some do not say it at all. */
export interface JsonFault {
  /** Counted from 1, as editors do. */
  readonly line: number
  readonly column: number
  /** The character that does not belong, or `end`. */
  readonly got: string
}

const SPACE = /[ \t\n\r]*/y
// `[ !#-[\]-\uffff]` is what may stand in a text as it is: no quotes, backslashes or control characters.
const TOKEN =
  /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\uffff]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{},:]/y

type Expects = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or close' | 'end'

const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** What may follow `token`, or undefined where the token itself may not stand here. Keeps `open` up to date. */
const follow = (expects: Expects, token: string, open: string[]): Expects | undefined => {
  const after = (): Expects => (open.length === 0 ? 'end' : ', or close')
  const inObject = open.at(-1) === '{'
  if (expects === ':') return token === ':' ? 'value' : undefined
  if (token === ']' || token === '}') {
    const may = expects === ', or close' || expects === (token === ']' ? 'value or ]' : 'key or }')
    if (!may || inObject !== (token === '}')) return undefined
    open.pop()
    return after()
  }
  if (expects === ', or close') return token === ',' ? (inObject ? 'key' : 'value') : undefined
  if (expects === 'key' || expects === 'key or }') return token.startsWith('"') ? ':' : undefined
  if (expects === 'end' || token === ',' || token === ':') return undefined
  if (token !== '[' && token !== '{') return after()
  open.push(token)
  return token === '[' ? 'value or ]' : 'key or }'
}

/** The first fault of a text, or undefined where the text is JSON. */
export const jsonFault = (text: string): JsonFault | undefined => {
  const open: string[] = []
  let expects: Expects = 'value'
  for (let at = 0; ; ) {
    at += matchAt(SPACE, text, at).length
    if (at === text.length && expects === 'end') return undefined
    const token = matchAt(TOKEN, text, at)
    const next: Expects | undefined = token === '' ? undefined : follow(expects, token, open)
    if (next === undefined) return faultAt(text, at)
    expects = next
    at += token.length
  }
}

const faultAt = (text: string, at: number): JsonFault => {
  const before = text.slice(0, at)
  const line = before.split('\n').length
  return { line, column: at - before.lastIndexOf('\n'), got: text.charAt(at) || 'end' }
}
