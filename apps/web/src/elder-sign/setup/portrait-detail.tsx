import type { ReactNode } from 'react'
import type { Portrait, Reader } from './form.ts'

interface PortraitDetailProps {
  /** Undefined: the seat is left to chance. */
  readonly portrait: Portrait | undefined
  readonly reader: Reader
}

/** What somebody can do: whoever is looked at, or sits on the seat being filled. */
export const PortraitDetail = ({ portrait, reader: { say } }: PortraitDetailProps): ReactNode => (
  <div className="es-detail es-person-detail">
    {portrait ? (
      <>
        <h3>
          {portrait.name} <small>{portrait.title}</small>
        </h3>
        <p>
          <b>{portrait.ability}.</b> {portrait.text}
        </p>
        {portrait.starts !== '' && <p>{portrait.starts}</p>}
      </>
    ) : (
      <>
        <h3>{say('seatRandom')}</h3>
        <p>{say('seatRandomText')}</p>
      </>
    )}
  </div>
)
