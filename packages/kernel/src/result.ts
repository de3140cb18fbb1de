/** Success or a named failure, without throwing. */
export type Result<T, F> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: F }

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const no = <F>(why: F): Result<never, F> => ({ ok: false, why })
