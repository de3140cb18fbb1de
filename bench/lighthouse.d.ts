/** What the benchmark uses of Lighthouse 12, so that types are checked without installing it. */
declare module 'lighthouse' {
  export interface Audit {
    readonly id: string
    readonly title: string
    /** Null where it is only for information. */
    readonly score: number | null
    readonly displayValue?: string
  }

  export interface Category {
    /** From 0 to 1; null where an audit of it failed to run. */
    readonly score: number | null
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
  }

  export interface Report {
    readonly categories: Readonly<Record<string, Category>>
    readonly audits: Readonly<Record<string, Audit>>
    readonly runtimeError?: { readonly message: string }
  }

  export interface Flags {
    readonly port: number
    readonly onlyCategories: readonly string[]
    readonly logLevel: 'error' | 'silent'
    readonly output: 'json'
    readonly throttling?: { readonly cpuSlowdownMultiplier: number }
  }

  export const desktopConfig: object

  export default function lighthouse(
    url: string,
    flags: Flags,
    config?: object,
  ): Promise<{ readonly lhr: Report } | undefined>
}

declare module 'lighthouse/core/lib/page-functions.js' {
  export const pageFunctions: {
    /** Runs in a page: how fast this machine is, by a figure of Lighthouse's own. */
    computeBenchmarkIndex(): number
  }
}
