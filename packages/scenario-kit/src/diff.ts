/** A small line diff of two values, written out with one field a line. */

const lines = (value: unknown): string[] => (JSON.stringify(value, null, 1) ?? 'nothing').split('\n')

/** Lengths of the longest common run of lines from each pair of places on. */
const common = (a: readonly string[], b: readonly string[]): number[][] => {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = table[i]
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  return table
}

/** Lines of `expected` alone begin with `-`, lines of `got` alone with `+`. */
export const lineDiff = (expected: unknown, got: unknown): string => {
  const a = lines(expected)
  const b = lines(got)
  const table = common(a, b)
  const out: string[] = ['- expected', '+ got']
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const down = table[i + 1]?.[j] ?? -1
    const right = table[i]?.[j + 1] ?? -1
    if (i < a.length && j < b.length && a[i] === b[j]) {
      out.push(`  ${a[i]}`)
      i++
      j++
    } else if (i < a.length && (j >= b.length || down >= right)) out.push(`- ${a[i++]}`)
    else out.push(`+ ${b[j++]}`)
  }
  return out.join('\n')
}
