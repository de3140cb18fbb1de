import { defineConfig } from 'vitest/config'
import everything from './vitest.config.ts'

/**
 * For mutation runs: the packages' own quick tests, or those of one package (`VIGIL_MUTATE=packages/death-may-die`). The
 * house rules would take the mutated copies for sources; whole random games meet every mutant and would be run for each
 * of those that survive; the catalogue of words reads the sources and would find the mutants instead of the codes.
 */
export default defineConfig({
  ...everything,
  test: {
    ...everything.test,
    include: [`${process.env.VIGIL_MUTATE ?? 'packages'}/**/*.test.ts`],
    exclude: ['**/node_modules/**', '**/*.slow.test.ts', '**/{laws,talk,catalogue,text}.test.ts'],
  },
})
