import { defineConfig, mergeConfig } from 'vitest/config'
import everything from './vitest.config.ts'

/** For mutation runs: the packages' own quick tests. The house rules would take the mutated copies for sources. */
export default mergeConfig(
  everything,
  defineConfig({ test: { dir: 'packages', exclude: ['**/node_modules/**', '**/*.slow.test.ts'] } }),
)
