/** What the registry knows against our packages, read out of `npm audit --json`. */

export interface Advisory {
  readonly name: string
  readonly severity: string
  readonly titles: readonly string[]
}

/** `unanswered`: the registry is out of reach or knows no advisories; that is nobody's fault here. */
export type Audit =
  | { readonly is: 'answered'; readonly advisories: readonly Advisory[] }
  | { readonly is: 'unanswered'; readonly why: string }

interface Vulnerability {
  readonly severity: string
  readonly via: readonly (string | { readonly title?: string })[]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const parsed = (output: string): unknown => {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}

export const readAudit = (output: string): Audit => {
  const said = parsed(output)
  if (!isRecord(said)) return { is: 'unanswered', why: 'npm audit said nothing that could be read' }
  if (!isRecord(said.vulnerabilities))
    return { is: 'unanswered', why: `the registry does not answer: ${String(said.message ?? 'no reason given')}` }
  const found = Object.entries(said.vulnerabilities as Readonly<Record<string, Vulnerability>>)
  const advisories = found.map(([name, { severity, via }]) => ({
    name,
    severity,
    titles: via.map((cause) => (typeof cause === 'string' ? cause : (cause.title ?? ''))),
  }))
  return { is: 'answered', advisories }
}

/** What must not be shipped. */
export const grave = (advisories: readonly Advisory[]): string[] =>
  advisories
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity, titles }) => `${name} (${severity}): ${titles.join('; ')}`)
