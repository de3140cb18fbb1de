import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { grave, readAudit } from './audit.ts'

const answered = (severity: string): string =>
  JSON.stringify({ vulnerabilities: { dice: { severity, via: [{ title: 'Loaded' }, 'shaker'] } } })

describe('an audit', () => {
  it('finds what is grave', () => {
    const audit = readAudit(answered('critical'))
    if (audit.is !== 'answered') throw new Error(audit.why)
    expect(grave(audit.advisories)).toEqual(['dice (critical): Loaded; shaker'])
  })

  it('lets pass what is not', () => {
    const audit = readAudit(answered('low'))
    expect(audit.is === 'answered' && grave(audit.advisories)).toEqual([])
    expect(readAudit('{"vulnerabilities":{}}')).toEqual({ is: 'answered', advisories: [] })
  })

  it('tells silence from innocence', () => {
    expect(readAudit('{"message":"405 Method Not Allowed"}')).toMatchObject({ why: expect.stringContaining('405') })
    expect(readAudit('')).toMatchObject({ is: 'unanswered' })
    expect(readAudit('null')).toMatchObject({ is: 'unanswered' })
  })

  it('of what players and operators install finds nothing grave, where the registry answers', ({ skip }) => {
    const npm = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-timeout=20000', '--fetch-retries=0'], {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
      timeout: 60_000,
      shell: process.platform === 'win32',
    })
    const audit = readAudit(npm.stdout ?? '')
    if (audit.is === 'unanswered') return skip(audit.why)
    expect(grave(audit.advisories)).toEqual([])
  })
})
