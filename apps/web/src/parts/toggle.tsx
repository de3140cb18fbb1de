/** On or off, at once. */
import type { ReactNode } from 'react'
import { Switch } from 'react-aria-components'
import './toggle.css'

export interface ToggleProps {
  readonly label: string
  readonly about?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export const Toggle = ({ label, about, isOn, onChange }: ToggleProps): ReactNode => (
  <Switch className="toggle" isSelected={isOn} onChange={onChange}>
    <i aria-hidden="true" />
    <span>
      {label}
      {about !== undefined && <small>{about}</small>}
    </span>
  </Switch>
)
