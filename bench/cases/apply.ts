/** One checked, pure `apply` at a time, at every position of random games with four investigators. */
import { fastInts, type IntSource } from '@vigil/kernel'
import { runCase } from '../case.ts'
import { choose, game, setupFor } from '../museum.ts'
import { quantile } from '../samples.ts'
import { measure } from '../stopwatch.ts'

/** Plays one game and notes how many microseconds each `apply` took. */
const timeGame = (int: IntSource, times: number[]): void => {
  let state = game.start(setupFor(4))
  for (;;) {
    const node = game.node(state)
    if (node.kind === 'over') return
    const input = node.kind === 'decision' ? choose(node, state, int) : game.sample(state, int)
    const begun = performance.now()
    const applied = game.apply(state, input)
    times.push((performance.now() - begun) * 1e3)
    if (!applied.ok) throw new Error(`refused: ${applied.why.code}`)
    state = applied.value.state
  }
}

runCase((task) => {
  const int = fastInts('apply')
  const once = (times: number[]) => (): readonly number[] => {
    timeGame(int, times)
    return [1]
  }
  measure({ warmUp: 0, seconds: task.warmUp }, once([]))
  const times: number[] = []
  measure({ warmUp: 0, seconds: task.seconds }, once(times))
  const note = `${times.length} calls; by the wall clock`
  return [
    { id: 'apply.median', what: 'one checked apply: median', value: quantile(times, 0.5), unit: 'µs', note },
    { id: 'apply.p99', what: 'one checked apply: 99th percentile', value: quantile(times, 0.99), unit: 'µs', note },
  ]
})
