/** The module of the Esoteric Orders: offered where the rules take it, and otherwise the reason (ES-ORDER-01). */
import { elderSign } from '@vigil/elder-sign'
import { type ReactNode, useMemo } from 'react'
import { Toggle } from '../../parts/toggle.tsx'
import type { FormProps } from './form.ts'
import { withOrders } from './house.ts'

export const OrdersSwitch = ({ value, onChange, reader: { say, words } }: FormProps): ReactNode => {
  const game = useMemo(() => elderSign(words.pack), [words.pack])
  const checked = game.check(withOrders(value, true))
  const why = !checked.ok && checked.why.code.startsWith('setup.orders') ? words.refusalText(checked.why) : ''
  if (why !== '' && !value.orders)
    return (
      <p className="es-orders barred">
        <b>{say('orders')}</b> <small>{why}</small>
      </p>
    )
  return (
    <div className="es-orders">
      <Toggle
        label={say('orders')}
        about={why || `${say('orders.about')} [ES-ORDER]`}
        isOn={value.orders === true}
        onChange={(on) => onChange(withOrders(value, on))}
      />
    </div>
  )
}
