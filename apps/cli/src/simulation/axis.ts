/** Makes the dimensions of an experiment: a list in its file, and what each value says about a set-up. */
import { z } from 'zod'
import type { FlagName, SetupFlags } from '../flags.ts'
import type { Axis } from '../shelf.ts'

export const filled = <S extends z.ZodType>(of: S) => z.array(of).min(1)

export const axis = <V>(
  field: string,
  values: z.ZodType<readonly V[]>,
  flags: readonly FlagName[],
  said: (value: V) => SetupFlags,
): Axis => ({
  field,
  values,
  flags,
  // What the schema let through is of its type.
  said: (value) => said(value as V),
})
