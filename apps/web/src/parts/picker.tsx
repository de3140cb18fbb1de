/** One of several, out of a list that opens: arrow keys, typing, Escape. */
import type { ReactNode } from 'react'
import { Button, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components'
import { LineIcon } from './line-icon.tsx'
import './picker.css'

export interface PickerProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly onChange: (id: string) => void
}

export const Picker = ({ label, value, options, onChange }: PickerProps): ReactNode => (
  <Select className="picker" value={value} onChange={(id) => id !== null && onChange(String(id))}>
    <Label className="choice-label">{label}</Label>
    <Button className="input picker-button">
      <SelectValue />
      <LineIcon name="chevron-down" />
    </Button>
    <Popover className="picker-list" offset={4}>
      <ListBox items={options.map((each) => ({ ...each }))}>
        {({ id, label: name }) => (
          <ListBoxItem id={id} textValue={name}>
            <LineIcon name="check" />
            <span>{name}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  </Select>
)
