/**
 * Packs from outside: what they must look like, and what is wrong with one that does not. For apps, tools and tests;
 * the rules take a Pack as it is.
 */

import { no, ok, type Result } from '@vigil/kernel'
import { type Problem, shown } from '@vigil/kernel/problem'
import { z } from 'zod'
import type { Pack } from './card.ts'
import { structuralProblems } from './schema/checks.ts'
import { type Patch, pack, patch } from './schema/component.ts'
import { problemsOfIssue } from './schema/problem.ts'

export { describeProblem, type Problem } from '@vigil/kernel/problem'
export type { Patch } from './schema/component.ts'

const problemsOf = (value: unknown, { issues }: z.ZodError): Problem[] =>
  issues.flatMap((issue) => problemsOfIssue(value, issue))

const joined = <C extends { readonly id: string }>(base: readonly C[], more: readonly C[] = []): C[] => [
  ...base.filter(({ id }) => !more.some((card) => card.id === id)),
  ...more,
]

/** Cards of the patch are added; one with a known id takes the place of the other. */
export const mergePack = (base: Pack, more: Patch): Pack => ({
  ...base,
  id: more.id,
  name: more.name,
  skills: joined(base.skills, more.skills),
  investigators: joined(base.investigators, more.investigators),
  insanities: joined(base.insanities, more.insanities),
  enemies: joined(base.enemies, more.enemies),
  elderOnes: joined(base.elderOnes, more.elderOnes),
  episodes: joined(base.episodes, more.episodes),
})

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
  if (base?.id === read.data.extends) return ok(mergePack(base, read.data))
  const expected = base ? shown(base.id) : 'left out: there is no pack to extend here'
  return no([{ card: 'pack', field: 'extends', expected, got: shown(read.data.extends) }])
}

/** A pack that may be played, or all that is wrong with it. `base`: the pack that others may extend. */
export const readPack = (value: unknown, base?: Pack): Result<Pack, Problem[]> => {
  const read = complete(withoutAddress(value), base)
  if (!read.ok) return read
  const wrong = structuralProblems(read.value)
  return wrong.length ? no(wrong) : read
}

/** For editors that complete and check JSON files while they are written. */
export const packJsonSchema = (): object => {
  const shape = z.union([pack, patch])
  return z.toJSONSchema(shape, {
    // In TypeScript only: an editor would show every list as one that must not be written.
    override: ({ jsonSchema }) => {
      delete jsonSchema.readOnly
      if (jsonSchema.minItems === 0) delete jsonSchema.minItems
    },
  })
}
