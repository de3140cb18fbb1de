/** What Postgres says, as a sentence that says what to do. Addresses are told without their password. */
import { StoreFault } from '../../fault.ts'

const UNREACHABLE = /^(ECONN|ENOTFOUND|EHOST|ENET|EPIPE|ETIMEDOUT|EAI_|ENOENT|08|57P0)/
/** The connection never came about: nothing was said over it. */
const UNSAID = /^(ECONNREFUSED|ENOTFOUND|EAI_|EHOST|ENET|ENOENT|57P03|28|3D)/
const UNSAID_TEXT = /trying to connect|connection timeout/
const FULL = /^(53100|53200|53300)/

export const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

export const faultIn = (url: string, error: unknown): StoreFault => {
  if (error instanceof StoreFault) return error
  const code = codeOf(error)
  const text = error instanceof Error ? error.message : String(error)
  const place = placeOf(url)
  if (code === '3D000')
    return new StoreFault('refused', `There is no database at ${place}: make it, or correct DATABASE_URL.`, error)
  if (code.startsWith('28'))
    return new StoreFault(
      'refused',
      `Postgres at ${place} refuses the name or password in DATABASE_URL: correct it.`,
      error,
    )
  if (FULL.test(code)) return new StoreFault('full', `Postgres at ${place} has no room left: ${text}`, error)
  if (UNREACHABLE.test(code) || /timeout|terminated|ended|connection/i.test(text))
    return new StoreFault(
      'unreachable',
      `Postgres at ${place} cannot be reached (${text || code}): start it, or correct DATABASE_URL.`,
      error,
    )
  return new StoreFault('broken', `Postgres at ${place} cannot be used: ${text}`, error)
}

/** Whether what was asked may have been done all the same: the answer was lost, not the question. */
export const mayHaveBeenDone = ({ code, cause }: StoreFault): boolean =>
  code === 'unreachable' &&
  cause !== undefined &&
  !UNSAID.test(codeOf(cause)) &&
  !(cause instanceof Error && UNSAID_TEXT.test(cause.message))
