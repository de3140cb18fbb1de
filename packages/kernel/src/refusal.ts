/** Why something is not possible: a code and parameters for whoever puts it into words, and the rule that says so. */
export interface Refusal {
  readonly code: string
  /** A rule id of docs/rules, or an empty string where no printed rule is involved (a stale answer, a bad file). */
  readonly rule: string
  readonly params: Readonly<Record<string, string | number>>
}

export const refusal = (code: string, rule = '', params: Refusal['params'] = {}): Refusal => ({ code, rule, params })
