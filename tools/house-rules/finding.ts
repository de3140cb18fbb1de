/** One place where the tree breaks a house rule, and what to do about it. */
export interface Finding {
  readonly file: string
  readonly line?: number
  readonly problem: string
  readonly instead: string
}

const placeOf = ({ file, line }: Finding): string => (line === undefined ? file : `${file}:${line}`)

export const describeFindings = (rule: string, findings: readonly Finding[]): string =>
  [
    `${rule}: ${findings.length} ${findings.length === 1 ? 'place' : 'places'}`,
    ...findings.map((finding) => `  ${placeOf(finding)}  ${finding.problem}\n      instead: ${finding.instead}`),
  ].join('\n')
