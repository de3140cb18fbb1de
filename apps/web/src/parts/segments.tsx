/** One of a few: a row of segments, or a list where each needs a sentence. Arrow keys choose. */
import type { ReactNode } from 'react'
import { Label, Radio, RadioGroup, Text } from 'react-aria-components'
import './segments.css'

export interface Segment<T extends string> {
  readonly id: T
  readonly label: string
  /** A sentence below: for each in a list, for the chosen one in a row. */
  readonly about?: string
}

export interface SegmentsProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly Segment<T>[]
  readonly onChange: (value: T) => void
  readonly look?: 'row' | 'list'
}

export const Segments = <T extends string>({
  label,
  value,
  options,
  onChange,
  look = 'row',
}: SegmentsProps<T>): ReactNode => {
  const chosen = options.find(({ id }) => id === value)
  return (
    <RadioGroup
      className="choice"
      value={value}
      onChange={(id) => {
        const option = options.find((each) => each.id === id)
        if (option) onChange(option.id)
      }}
    >
      <Label className="choice-label">{label}</Label>
      <div className={look === 'row' ? 'segments' : 'segments list'}>
        {options.map(({ id, label: name, about }) => (
          <Radio key={id} value={id} className="segment">
            <span>{name}</span>
            {look === 'list' && about !== undefined && <small>{about}</small>}
          </Radio>
        ))}
      </div>
      {look === 'row' && chosen?.about !== undefined && (
        <Text slot="description" className="choice-about">
          {chosen.about}
        </Text>
      )}
    </RadioGroup>
  )
}
