/** Something long that is done in steps, so that whoever waits for it may do other things in between. */
export type Work<T> = Generator<void, T>

/** All steps at once. */
export const finished = <T>(work: Work<T>): T => {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
