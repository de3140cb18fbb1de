/** The numbers behind a picture. */
import type { ReactNode } from 'react'
import { useWords } from '../words/phrases.ts'
import { chartWords } from './chart-words.ts'

interface DataTableProps {
  readonly title: string
  readonly head: readonly string[]
  /** The first cell names the row. */
  readonly rows: readonly (readonly (string | number)[])[]
}

export const DataTable = ({ title, head, rows }: DataTableProps): ReactNode => {
  const say = useWords(chartWords)
  return (
    <details className="chart-data">
      <summary>
        {say('table')}
        <span className="vh">: {title}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region */}
      <section className="chart-data-scroll" tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, i) => (
                  <td key={head[i + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
