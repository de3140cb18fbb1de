import { defineConfig, mergeConfig } from 'vitest/config'
import everything from './vitest.config.ts'

/** For mutation runs: the rules' own tests. The house rules would read the mutated copies as sources. */
export default mergeConfig(everything, defineConfig({ test: { dir: 'packages' } }))
