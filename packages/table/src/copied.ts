/** A copy that shares nothing with the original: plain JSON in, plain JSON out. */
export const copied = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T))
