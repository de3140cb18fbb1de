/** One of a few: a row of segments, or a list where each needs a sentence. Arrow keys choose. */
import type { ReactNode } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import './segments.css'

export interface Segment<T extends string> {
  readonly id: T
  readonly label: string
  /** A sentence below, in lists. */
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
}: SegmentsProps<T>): ReactNode => (
  <RadioGroup
    className="choice"
    value={value}
    onChange={(id) => {
      const chosen = options.find((option) => option.id === id)
      if (chosen) onChange(chosen.id)
    }}
  >
    <Label className="choice-label">{label}</Label>
    <div className={look === 'row' ? 'segments' : 'segments list'}>
      {options.map(({ id, label: name, about }) => (
        <Radio key={id} value={id} className="segment">
          <span>{name}</span>
          {about !== undefined && <small>{about}</small>}
        </Radio>
      ))}
    </div>
  </RadioGroup>
)
