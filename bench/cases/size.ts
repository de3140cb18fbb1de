/** How large a state gets: the largest at any node of many games with eight investigators. */
import { fastInts } from '@vigil/kernel'
import { runCase } from '../case.ts'
import { choose, game, setupFor } from '../museum.ts'
import { quantile } from '../samples.ts'

/** The size of every position of one game. */
const sizesOf = (seed: number): number[] => {
  const int = fastInts(seed)
  const state = game.start(setupFor(8))
  const sizes: number[] = []
  for (;;) {
    sizes.push(Buffer.byteLength(JSON.stringify(state)))
    const node = game.node(state)
    if (node.kind === 'over') return sizes
    game.applyInPlace(state, node.kind === 'decision' ? choose(node, state, int) : game.sample(state, int))
  }
}

runCase(({ games }) => {
  const sizes = Array.from({ length: games }, (_, seed) => sizesOf(seed)).flat()
  return [
    {
      id: 'size.largest',
      what: 'largest state as JSON, 8 investigators',
      value: sizes.reduce((most, size) => Math.max(most, size), 0),
      unit: 'bytes',
      note: `${sizes.length} positions of ${games} games; median ${quantile(sizes, 0.5)} bytes`,
    },
  ]
})
