/** One thing a referee may put right: what it is, and a box for each field that may be filled in anew. */
import type { Blank as BlankKind, Correctable, Kind } from '@vigil/kernel'
import { type ReactNode, useState } from 'react'
import './corrections.css'

export type Value = string | number

const numbersFrom = (min: number, max: number): number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i)

interface BlankProps {
  readonly label: string
  readonly blank: BlankKind
  readonly now: Value
  readonly nameOf: (value: Value) => string
  readonly onFill: (value: Value) => void
}

const Blank = ({ label, blank, now, nameOf, onFill }: BlankProps): ReactNode => {
  const values: readonly Value[] = 'oneOf' in blank ? blank.oneOf : numbersFrom(blank.min, blank.max)
  return (
    <select
      className="input"
      aria-label={label}
      value={String(now)}
      onChange={(event) => {
        const value = values.find((each) => String(each) === event.target.value)
        if (value !== undefined) onFill(value)
      }}
    >
      {values.map((value) => (
        <option key={value} value={String(value)}>
          {nameOf(value)}
        </option>
      ))}
    </select>
  )
}

export interface CorrectionFormProps<K extends Kind> {
  readonly form: Correctable<K>
  readonly title: string
  /** On the button. */
  readonly act: string
  labelOf(field: string): string
  nameOf(field: string, value: Value): string
  readonly onCorrect: (change: K['correction']) => void
}

export const CorrectionForm = <K extends Kind>(props: CorrectionFormProps<K>): ReactNode => {
  const { form, title, act, labelOf, nameOf, onCorrect } = props
  const [filled, fill] = useState<Readonly<Record<string, Value>>>({})
  const { change, blanks } = form
  const now = (field: string): Value => filled[field] ?? (change as Readonly<Record<string, Value>>)[field] ?? ''
  return (
    <form
      className="correction"
      onSubmit={(event) => {
        event.preventDefault()
        onCorrect({ ...(change as object), ...filled } as K['correction'])
        fill({})
      }}
    >
      <b>{title}</b>
      {Object.entries(blanks).map(([field, blank]) => (
        <Blank
          key={field}
          label={`${title}: ${labelOf(field)}`}
          blank={blank}
          now={now(field)}
          nameOf={(value) => nameOf(field, value)}
          onFill={(value) => fill({ ...filled, [field]: value })}
        />
      ))}
      <button type="submit" className="btn">
        {act}
      </button>
    </form>
  )
}
