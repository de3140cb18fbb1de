/**
 * Packs from outside: what they must look like, and what is wrong with one that does not. For apps, tools and tests;
 * the rules take a Pack as it is.
 */

import { no, ok, type Result } from '@vigil/kernel'
import { type Problem, shown } from '@vigil/kernel/problem'
import { z } from 'zod'
import type { Pack } from './card.ts'
import { structuralProblems } from './schema/checks.ts'
import { pack, patch } from './schema/component.ts'
import { mergePack } from './schema/merge.ts'
import { problemsOfIssue } from './schema/problem.ts'

export { describeProblem, expectation, type Problem } from '@vigil/kernel/problem'
export { mergePack, type Patch } from './schema/merge.ts'

const problemsOf = (value: unknown, { issues }: z.ZodError): Problem[] =>
  issues.flatMap((issue) => problemsOfIssue(value, issue))

/** Editors look for `$schema` in the file; it is no part of the pack. */
const withoutAddress = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('$schema' in value)) return value
  const { $schema: _, ...rest } = value
  return rest
}

const complete = (value: unknown, base: Pack | undefined): Result<Pack, Problem[]> => {
  if (typeof value !== 'object' || value === null || !('extends' in value)) {
    const read = pack.safeParse(value)
    return read.success ? ok(read.data) : no(problemsOf(value, read.error))
  }
  const read = patch.safeParse(value)
  if (!read.success) return no(problemsOf(value, read.error))
  const { data } = read
  if (base?.id === data.extends) return ok(mergePack(base, data))
  const expected = base ? shown(base.id) : 'left out: there is no pack to extend here'
  return no([{ card: 'pack', field: 'extends', expected, got: shown(data.extends) }])
}

/** A pack fit for play, or everything that is wrong with it. `base` is the pack that another may extend. */
export const readPack = (value: unknown, base?: Pack): Result<Pack, Problem[]> => {
  const read = complete(withoutAddress(value), base)
  if (!read.ok) return read
  const problems = structuralProblems(read.value)
  return problems.length === 0 ? read : no(problems)
}

export const packProblems = (value: unknown, base?: Pack): Problem[] => {
  const read = readPack(value, base)
  return read.ok ? [] : read.why
}

/** For editors that complete and check JSON files while they are written. */
export const packJsonSchema = (): object => {
  const address = { $schema: z.string().exactOptional() }
  return z.toJSONSchema(z.union([pack.extend(address), patch.extend(address)]), {
    // In TypeScript only: an editor would show every list as one that must not be written.
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly
      if (jsonSchema.minItems === 0) delete jsonSchema.minItems
    },
  })
}
