/** An SVG outline with whole coordinates: relative steps whose rounding errors do not add up. */

const SIZES: { readonly [command: string]: number } = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i
const FLAG = /^[\s,]*([01])/

interface Segment {
  readonly command: string
  readonly values: readonly number[]
}

/** One segment per set of arguments; `m` continues as `l`. */
export const segmentsOf = (d: string): Segment[] => {
  const segments: Segment[] = []
  let rest = d.trim()
  let command = ''
  while (rest !== '') {
    const letter = /^[\s,]*([a-z])/i.exec(rest)
    if (letter?.[1] !== undefined) {
      command = letter[1]
      rest = rest.slice(letter[0].length)
    }
    const size = SIZES[command.toLowerCase()] ?? 0
    const values: number[] = []
    for (let i = 0; i < size; i++) {
      const isFlag = command.toLowerCase() === 'a' && (i === 3 || i === 4)
      const found = (isFlag ? FLAG : NUMBER).exec(rest)
      if (found === null) throw new Error(`outline: expected a number before "${rest.slice(0, 20)}"`)
      values.push(Number(found[1]))
      rest = rest.slice(found[0].length)
    }
    segments.push({ command, values })
    if (command === 'm') command = 'l'
    if (command === 'M') command = 'L'
    rest = rest.trimStart()
  }
  return segments
}

const text = (numbers: readonly number[]): string =>
  numbers.reduce((line, n, i) => line + (i > 0 && n >= 0 ? ' ' : '') + (n === 0 ? '0' : String(n)), '')

interface Pen {
  x: number
  y: number
  /** Where the rounded outline stands; the next step starts from here, so errors stay below half a unit. */
  rx: number
  ry: number
  startX: number
  startY: number
}

const absolute = (pen: Pen, { command, values }: Segment): number[] => {
  const kind = command.toLowerCase()
  const relative = command === kind
  const dx = relative ? pen.x : 0
  const dy = relative ? pen.y : 0
  if (kind === 'h') return [(values[0] ?? 0) + dx, pen.y]
  if (kind === 'v') return [pen.x, (values[0] ?? 0) + dy]
  if (kind === 'a') return [...values.slice(0, 5), (values[5] ?? 0) + dx, (values[6] ?? 0) + dy]
  return values.map((n, i) => n + (i % 2 === 0 ? dx : dy))
}

const stepped = (pen: Pen, kind: string, points: readonly number[]): string => {
  const fixed = kind === 'a' ? 5 : 0
  const whole = points.slice(fixed).map((n, i) => Math.round(n) - (i % 2 === 0 ? pen.rx : pen.ry))
  if (kind === 'h') return `h${whole[0]}`
  if (kind === 'v') return `v${whole[1]}`
  const radii = points.slice(0, fixed).map((n, i) => (i < 2 ? Math.round(n * 10) / 10 : n))
  return kind + text([...radii, ...whole])
}

export const rounded = (d: string): string => {
  const pen: Pen = { x: 0, y: 0, rx: 0, ry: 0, startX: 0, startY: 0 }
  let line = ''
  let last = ''
  for (const segment of segmentsOf(d)) {
    const kind = segment.command.toLowerCase()
    if (kind === 'z') {
      line += 'z'
      Object.assign(pen, { x: pen.startX, y: pen.startY, rx: Math.round(pen.startX), ry: Math.round(pen.startY) })
    } else {
      const points = absolute(pen, segment)
      const step = stepped(pen, kind, points)
      const same = kind === last && kind !== 'm'
      line += same ? (step[1] === '-' ? step.slice(1) : ` ${step.slice(1)}`) : step
      const [x, y] = points.slice(-2)
      Object.assign(pen, { x, y, rx: Math.round(x ?? 0), ry: Math.round(y ?? 0) })
      if (kind === 'm') Object.assign(pen, { startX: x, startY: y })
    }
    last = kind
  }
  return line
}
