import { defineConfig } from 'vitest/config'
import { workspaceAliases } from './tools/workspaces.ts'

export default defineConfig({
  resolve: { alias: workspaceAliases(import.meta.dirname) },
  test: {
    include: ['{packages,apps,tools}/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: '100%',
    // Modules keep no state here, so files may share them: a third faster.
    isolate: false,
    // A limit for hangs. Speed is bench/'s matter, and a slow machine is no failure.
    testTimeout: process.env.VIGIL_SOAK ? 0 : 120_000,
  },
})
