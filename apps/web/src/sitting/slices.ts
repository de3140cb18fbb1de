/** Long work in slices too short to be felt: the page draws and answers in between. */
import type { Work } from '@vigil/kernel'

/** Milliseconds. A phone is four times slower than a desk, and 50 are felt; a step may take as long again. */
const SLICE = 5

/** Steps for as long as a slice lasts; whether there is nothing left to do, and what came of it. */
export const slice = <T>(work: Iterator<void, T>): IteratorResult<void, T> => {
  const end = performance.now() + SLICE
  for (;;) {
    const step = work.next()
    if (step.done || performance.now() >= end) return step
  }
}

/** A message comes after what the page has to do at once, and without the wait of a timer. */
export const breath = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(0)
  })

export const inSlices = async <T>(work: Work<T>): Promise<T> => {
  for (;;) {
    // First as well: whoever begins something long has mostly just done something else.
    await breath()
    const step = slice(work)
    if (step.done) return step.value
  }
}
