/** A chance as a pie and a number. What it is the chance of is said by whatever it stands on. */
import type { CSSProperties, ReactNode } from 'react'
import { type Chance, middle, percents } from './chance.ts'

interface Pie extends CSSProperties {
  readonly '--p': number
}

export interface OddsChipProps {
  readonly chance: Chance
  /** It was so a moment ago; the new number is on its way. */
  readonly isStale?: boolean
  /** Said elsewhere already. */
  readonly isSilent?: boolean
}

export const OddsChip = ({ chance, isStale = false, isSilent = false }: OddsChipProps): ReactNode => {
  const pie: Pie = { '--p': Math.round(middle(chance) * 100) }
  return (
    <span className={isStale ? 'odds stale' : 'odds'} aria-hidden={isSilent ? true : undefined}>
      <i style={pie} aria-hidden="true" />
      {percents(chance)}
      <span className="pc">%</span>
    </span>
  )
}
