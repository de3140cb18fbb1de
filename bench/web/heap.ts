/** What the page holds in memory when everything that can go has gone, with the engine's compiled code told apart. */
import type { CDPSession } from 'playwright-core'

export interface Heap {
  readonly bytes: number
  /** Of these, compiled code: it grows as functions become worth optimising, and the engine drops it as it likes. */
  readonly code: number
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] }
  }
  readonly nodes: readonly number[]
}

const codeIn = ({ snapshot: { meta }, nodes }: Snapshot): number => {
  const [typeAt, sizeAt] = ['type', 'self_size'].map((field) => meta.node_fields.indexOf(field))
  const code = meta.node_types[0].indexOf('code')
  let sum = 0
  for (let i = 0; i < nodes.length; i += meta.node_fields.length)
    if (nodes[i + (typeAt ?? 0)] === code) sum += nodes[i + (sizeAt ?? 0)] ?? 0
  return sum
}

const snapshotOf = async (tools: CDPSession): Promise<Snapshot> => {
  const chunks: string[] = []
  const take = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk)
  tools.on('HeapProfiler.addHeapSnapshotChunk', take)
  await tools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  tools.off('HeapProfiler.addHeapSnapshotChunk', take)
  return JSON.parse(chunks.join('')) as Snapshot
}

/** Asks for `HeapProfiler.enable` beforehand. */
export const heapOf = async (tools: CDPSession): Promise<Heap> => {
  for (let n = 0; n < 3; n++) await tools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await tools.send('Runtime.getHeapUsage')
  return { bytes: usedSize, code: codeIn(await snapshotOf(tools)) }
}
