/** A scenario that does not hold: what it said, what happened instead, and the difference line by line. */
export interface Mismatch {
  readonly expected: string
  readonly got: string
  readonly diff?: string
}

export class ScenarioFailure extends Error {
  readonly mismatch: Mismatch
  constructor(mismatch: Mismatch) {
    super(describe(mismatch))
    this.name = 'ScenarioFailure'
    this.mismatch = mismatch
  }
}

const describe = ({ expected, got, diff }: Mismatch): string =>
  diff ? `${expected}\n${diff}` : `expected: ${expected}\n     got: ${got}`

export const fail = (expected: string, got: string, diff?: string): never => {
  throw new ScenarioFailure(diff === undefined ? { expected, got } : { expected, got, diff })
}
