/** A referee's correction in the making: which one, then what to fill in. One list after the other, for keys and for lines. */
import type { Blank, Correctable, Kind } from '@vigil/kernel'
import type { Sitting } from './sitting.ts'

export type Value = string | number

/** What has been picked so far. */
export interface Making {
  /** Place among what may be corrected. */
  readonly form?: number
  /** For its blanks, in their order. */
  readonly filled: readonly Value[]
}

export const newMaking: Making = { filled: [] }

export type Correcting<K extends Kind> =
  | { readonly is: 'ask'; readonly title: string; readonly labels: readonly string[]; next(item: number): Making }
  | { readonly is: 'done'; readonly change: K['correction'] }
  /** There is nothing to be corrected just now. */
  | { readonly is: 'none' }

export const valuesOf = (blank: Blank): readonly Value[] =>
  'oneOf' in blank ? blank.oneOf : Array.from({ length: blank.max - blank.min + 1 }, (_, i) => blank.min + i)

export const formsOf = <K extends Kind>({ match: { game, state } }: Sitting<K>): Correctable<K>[] =>
  game.corrections?.(state) ?? []

const withFilled = <K extends Kind>({ change, blanks }: Correctable<K>, filled: readonly Value[]): K['correction'] => ({
  ...change,
  ...Object.fromEntries(Object.keys(blanks).map((field, i) => [field, filled[i]])),
})

export const correcting = <K extends Kind>(sitting: Sitting<K>, making: Making): Correcting<K> => {
  const { face, match } = sitting
  const forms = formsOf(sitting)
  if (forms.length === 0) return { is: 'none' }
  const form = making.form === undefined ? undefined : forms[making.form]
  if (!form)
    return {
      is: 'ask',
      title: 'Correct what?',
      labels: forms.map((each) => face.correctable(each.change, match.state)),
      next: (item) => ({ form: item, filled: [] }),
    }
  const [field, blank] = Object.entries(form.blanks)[making.filled.length] ?? []
  if (field === undefined || !blank) return { is: 'done', change: withFilled(form, making.filled) }
  const values = valuesOf(blank)
  return {
    is: 'ask',
    title: `${face.correctable(form.change, match.state)}: ${face.blank(field)}?`,
    labels: values.map((value) => face.filled(field, value, form.change, match.state)),
    next: (item) => ({ ...making, filled: [...making.filled, ...values.slice(item, item + 1)] }),
  }
}

/** One step back; undefined before the first. */
export const stepBack = ({ form, filled }: Making): Making | undefined => {
  if (form === undefined) return undefined
  return filled.length === 0 ? newMaking : { form, filled: filled.slice(0, -1) }
}
