/**
 * What can go wrong with a store, as a sentence that says what to do. Nothing of what failed has been kept, but where it is
 * `unsure`: the line broke in between, and only the log can tell. Asking again is harmless then. `unreachable` may pass by
 * itself; `refused` waits for somebody to put right what the environment says.
 */
export type FaultCode =
  | 'full'
  | 'newer'
  | 'older'
  | 'foreign'
  | 'unreachable'
  | 'refused'
  | 'unsure'
  | 'broken'
  | 'closed'

export class StoreFault extends Error {
  readonly code: FaultCode

  constructor(code: FaultCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StoreFault'
    this.code = code
  }
}
