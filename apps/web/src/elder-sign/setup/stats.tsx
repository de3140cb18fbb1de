import type { ReactNode } from 'react'
import { Icon, symbolIcon } from '../../art/index.ts'
import type { Portrait, Reader } from './form.ts'

/** Sanity and stamina, in pictures and in words. */
export const Stats = ({ of, reader: { say } }: { readonly of: Portrait; readonly reader: Reader }): ReactNode => (
  <span className="es-stats">
    <span className="stat san">
      <Icon name={symbolIcon('sanity')} />
      <span aria-hidden="true">{of.sanity}</span>
      <span className="vh">{say('sanity', { n: of.sanity })}, </span>
    </span>
    <span className="stat sta">
      <Icon name={symbolIcon('stamina')} />
      <span aria-hidden="true">{of.stamina}</span>
      <span className="vh">{say('stamina', { n: of.stamina })}</span>
    </span>
  </span>
)
