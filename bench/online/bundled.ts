/** Our server and the peer's, compiled beside the cases. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Service, startService } from './service.ts'

const bundled = (file: string): string => join(import.meta.dirname, file)

export const OURS: readonly string[] = [bundled('online-server.mjs')]

/** Nobody here is to be kept from anything. */
export const UNLIMITED: NodeJS.ProcessEnv = {
  FRAMES_PER_SECOND: '100000',
  ROOMS_PER_MINUTE: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
  PORT: '0',
  HOST: '127.0.0.1',
}

type Using = <T>(use: (service: Service) => Promise<T>) => Promise<T>

/** With a folder of its own to keep things in. */
const keeping =
  (program: readonly string[]): Using =>
  async (use) => {
    const folder = mkdtempSync(join(tmpdir(), 'vigil-bench-'))
    try {
      const service = await startService(program, { ...UNLIMITED, DATA_DIR: folder })
      const used = await use(service)
      await service.stop()
      return used
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

export const withOurs: Using = keeping(OURS)
export const withFloor: Using = keeping([bundled('floor-server.mjs')])

export const withPeer: Using = async (use) => {
  const service = await startService([bundled('peer-server.mjs')])
  const used = await use(service)
  await service.stop()
  return used
}
