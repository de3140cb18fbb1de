import type { ReactNode } from 'react'
import type { Portrait } from './form.ts'

interface PortraitDetailProps {
  /** Undefined: nobody in particular. */
  readonly portrait: Portrait | undefined
  /** How an open seat is filled. */
  readonly children: ReactNode
}

/** What somebody can do: whoever is looked at, or sits on the seat being filled. */
export const PortraitDetail = ({ portrait, children }: PortraitDetailProps): ReactNode => (
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
      children
    )}
  </div>
)
