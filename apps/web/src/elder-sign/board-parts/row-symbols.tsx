/** The symbols of a row, each with its words, and what the row costs. */
import type { RowView } from '@vigil/elder-sign'
import { memo, type ReactNode } from 'react'
import { faceSymbol, SplitSym, Sym } from '../../art/index.ts'
import { Tip } from '../../parts/tip.tsx'
import { type Reader, type RowSymbol, symbolName } from './reading.ts'

interface OneSymbolProps {
  readonly symbol: RowSymbol
  readonly reader: Reader
}

export const OneSymbol = ({ symbol, reader }: OneSymbolProps): ReactNode => {
  const label = symbolName(reader, symbol)
  const { sum, faces } = symbol
  const [first, ...rest] = faces
  const drawn =
    sum > 0 || first === undefined ? (
      <Sym is="investigation" n={sum} label={label} />
    ) : rest.length ? (
      <SplitSym of={faces.map(faceSymbol)} label={label} />
    ) : (
      <Sym {...faceSymbol(first)} label={label} />
    )
  return <Tip text={label}>{drawn}</Tip>
}

type Cost = 'sanity' | 'stamina' | 'clock'

const COSTS: readonly Cost[] = ['sanity', 'stamina', 'clock']

export const RowCosts = ({ row, reader }: { readonly row: RowView; readonly reader: Reader }): ReactNode =>
  COSTS.filter((cost) => row[cost] > 0).map((cost) => {
    const label = reader.say('pay', { what: reader.say(`${cost}Cost`, { n: row[cost] }) })
    return (
      <Tip key={cost} text={label}>
        <Sym is={cost} n={cost === 'clock' ? `+${row[cost]}` : `−${row[cost]}`} cost label={label} />
      </Tip>
    )
  })

export interface RowSymbolsProps {
  readonly row: RowView
  readonly reader: Reader
}

export const RowSymbols = memo(
  ({ row, reader }: RowSymbolsProps): ReactNode => (
    <>
      {row.symbols.map((symbol, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row may ask for the same symbol twice
        <OneSymbol key={i} symbol={symbol} reader={reader} />
      ))}
      <RowCosts row={row} reader={reader} />
    </>
  ),
)
