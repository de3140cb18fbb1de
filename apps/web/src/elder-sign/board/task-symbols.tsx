/** The symbols a task asks for, and what it costs besides. */
import type { Face, RowView } from '@vigil/elder-sign'
import type { ReactNode } from 'react'
import { faceSymbol, SplitSym, Sym } from '../../art/index.ts'

const Needed = ({ sum, faces }: { readonly sum: number; readonly faces: readonly Face[] }): ReactNode => {
  if (sum > 0) return <Sym is="investigation" n={sum} />
  const [one, other] = faces
  if (one === undefined) return null
  if (other !== undefined) return <SplitSym of={faces.map(faceSymbol)} />
  return <Sym {...faceSymbol(one)} />
}

export const TaskSymbols = ({ row }: { readonly row: RowView }): ReactNode => (
  <>
    {row.symbols.map((symbol, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: symbols of a task have no names, only places
      <Needed key={i} {...symbol} />
    ))}
    {row.sanity > 0 && <Sym is="sanity" n={`−${row.sanity}`} cost />}
    {row.stamina > 0 && <Sym is="stamina" n={`−${row.stamina}`} cost />}
    {row.clock > 0 && <Sym is="clock" n={row.clock} cost />}
  </>
)
