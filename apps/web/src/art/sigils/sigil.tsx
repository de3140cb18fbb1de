import { Drawing, type PictureProps } from '../drawing.tsx'
import { ANCIENT_ONES, UNKNOWN_ANCIENT_ONE } from './ancient-ones.ts'
import { INVESTIGATORS, UNKNOWN_INVESTIGATOR } from './investigators.ts'
import './sigils.css'

export interface SigilProps extends PictureProps {
  /** The id of the card; an unknown one gets a neutral drawing. */
  readonly of: string
  /** A heavier line, for 40 px and below. */
  readonly bold?: boolean | undefined
}

/** The sigil of an Ancient One, in the ink of its surroundings. */
export const Sigil = ({ of, title, className = '', bold = false }: SigilProps) => (
  <Drawing box="0 0 100 100" className={`sigil ${bold ? 'bold' : ''} ${className}`} title={title}>
    <path d={ANCIENT_ONES[of] ?? UNKNOWN_ANCIENT_ONE} />
  </Drawing>
)

/** The emblem of an investigator; `medallion` sets it into a brass disc. */
export const Emblem = ({
  of,
  title,
  className = '',
  bold = false,
  medallion = false,
}: SigilProps & { readonly medallion?: boolean | undefined }) => {
  const line = (
    <Drawing box="0 0 100 100" className={`emblem ${bold ? 'bold' : ''} ${className}`} title={title}>
      <path d={INVESTIGATORS[of] ?? UNKNOWN_INVESTIGATOR} />
    </Drawing>
  )
  return medallion ? <span className="medallion">{line}</span> : line
}
