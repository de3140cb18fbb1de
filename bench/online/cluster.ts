/** Several of our servers on a Postgres and a Redis of their own, which sync what they keep; every connection to the next. */
import { findPostgres, startPostgres } from '../../tools/postgres.mjs'
import { findRedis, startRedis } from '../../tools/redis.mjs'
import { cpuOfChildren } from './processes.ts'
import { type Service, startService, type Usage } from './service.ts'

export interface Cluster extends Service {
  readonly databaseUrl: string
}

const together = (usages: readonly Usage[]): Usage => ({
  cpu: usages.reduce((sum, { cpu }) => sum + cpu, 0),
  resident: usages.reduce((sum, { resident }) => sum + resident, 0),
  most: usages.reduce((sum, { most }) => sum + most, 0),
  held: usages.reduce((sum, { held }) => sum + held, 0),
  others: { postgres: cpuOfChildren('postgres'), redis: cpuOfChildren('redis') },
})

export const withCluster = async <T>(
  count: number,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  use: (cluster: Cluster) => Promise<T>,
): Promise<T> => {
  const [bin, redisBin] = [findPostgres(), findRedis()]
  if (!bin || !redisBin) throw new Error('no Postgres or no Redis')
  const [postgres, redis] = [await startPostgres(bin, true), await startRedis(redisBin)]
  const nodes: Service[] = []
  try {
    while (nodes.length < count)
      nodes.push(await startService(args, { ...env, DATABASE_URL: postgres.url, REDIS_URL: redis.url }))
    let turn = 0
    return await use({
      databaseUrl: postgres.url,
      at: () => nodes[turn++ % count]?.at() ?? 0,
      usage: async () => together(await Promise.all(nodes.map((node) => node.usage()))),
      stop: async () => undefined,
    })
  } finally {
    for (const node of nodes) await node.stop()
    await redis.stop()
    await postgres.stop()
  }
}
