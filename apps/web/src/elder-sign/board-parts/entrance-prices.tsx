/** What souvenirs cost, by kind, as printed on the entrance sheet. */
import type { ReactNode } from 'react'
import { Icon, type SymbolName, symbolIcon } from '../../art/index.ts'
import type { Reader } from './reading.ts'

export const Prices = ({ words, say }: Reader): ReactNode => (
  <span className="prices">
    {words.pack.entrance.souvenirs.map(({ what, price }) => (
      <span key={what} className="price">
        <Icon name={symbolIcon(what satisfies SymbolName)} title={say(`souvenir.${what}`)} />
        {price}
      </span>
    ))}
  </span>
)
