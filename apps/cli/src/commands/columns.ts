import { widthOf } from '../screen/fit.ts'

/** Rows of words under each other; numbers stand to the right. */
export const inColumns = (rows: readonly (readonly (string | number)[])[]): string[] => {
  const widths: number[] = []
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, widthOf(String(cell)))
    })
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const gap = ' '.repeat((widths[i] ?? 0) - widthOf(String(cell)))
        return typeof cell === 'number' ? gap + cell : cell + gap
      })
      .join('  ')
      .trimEnd(),
  )
}
