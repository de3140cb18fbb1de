import { defineConfig } from 'vitest/config'
import { workspaceAliases } from './tools/workspaces.ts'

export default defineConfig({
  resolve: { alias: workspaceAliases(import.meta.dirname) },
  test: {
    include: ['{packages,apps,tools}/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
  },
})
