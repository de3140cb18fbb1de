import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadServer } from './server-build.mjs'

describe('the server as one program', () => {
  it('can be started', async () => {
    const { run } = await loadServer(join(import.meta.dirname, '..'))
    expect(run).toBeTypeOf('function')
  })
})
