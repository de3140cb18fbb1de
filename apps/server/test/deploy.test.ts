/** What deploy/ says about the server, held against the server. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoryStore } from '@vigil/store/memory'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { configFrom } from '../src/config.ts'
import type { Server } from '../src/server.ts'
import { ELDER_SIGN, made, person, playOn, started } from './table-of.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The names that the server reads, by its own source. */
const NAMES = new Set(
  [...read('apps/server/src/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name),
)

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly image?: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly volumes?: readonly string[]
  readonly healthcheck?: Readonly<Record<string, unknown>>
}

/** Of the words of the compose specification those that are used here: no engine was there to complain. */
const WORDS = {
  service: [
    'build',
    'command',
    'depends_on',
    'deploy',
    'environment',
    'healthcheck',
    'image',
    'ports',
    'restart',
    'stop_grace_period',
    'stop_signal',
    'volumes',
  ],
  healthcheck: ['interval', 'retries', 'start_period', 'test'],
}
const compose = parse(read('deploy/compose.yaml')) as {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
}

/** As compose would fill them in. */
const filled = (text: string): string =>
  text.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name, usual) => (name === 'VIGIL_SITE' ? usual : 'secret'))

const unitEnv = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...read(file).matchAll(/^Environment=(.*)$/gm)]
      .flatMap(([, said = '']) => said.split(' '))
      .map((pair) => pair.replace('%i', '8081').split('=') as [string, string]),
  )

const envFile = Object.fromEntries(
  [...read('deploy/cluster.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
)

describe('what the server is started with', () => {
  const node = Object.entries(compose.services.node?.environment ?? {}).map(([name, text]) => [name, filled(text)])
  it.each([
    ['compose.yaml', Object.fromEntries(node)],
    ['vigil.service', unitEnv('deploy/vigil.service')],
    ['vigil@.service', { ...unitEnv('deploy/vigil@.service'), ...envFile }],
  ])('%s names only what there is, with values that make sense', (_, env) => {
    expect(Object.keys(env).length).toBeGreaterThan(1)
    expect(Object.keys(env).filter((name) => !NAMES.has(name))).toEqual([])
    expect(() => configFrom(env)).not.toThrow()
  })

  it('a wrong name would be noticed', () => {
    expect(NAMES.has('PORT')).toBe(true)
    expect(NAMES.has('DATABASE')).toBe(false)
  })

  it('compose: whoever is waited for is there', () => {
    for (const { depends_on = {} } of Object.values(compose.services))
      for (const other of Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(other)
    expect(configFrom(Object.fromEntries(node)).databaseUrl).toContain('@postgres/')
    expect(configFrom(Object.fromEntries(node)).redisUrl).toContain('//redis:')
  })

  it('compose: no word that it does not know, and everything named is there', () => {
    for (const { image, build, volumes = [], healthcheck = {}, ...rest } of Object.values(compose.services)) {
      const strange = (words: object, known: readonly string[]) =>
        Object.keys(words).filter((word) => !known.includes(word))
      expect([...strange(rest, WORDS.service), ...strange(healthcheck, WORDS.healthcheck)]).toEqual([])
      for (const { condition } of Object.values(rest.depends_on ?? {})) expect(condition).toBe('service_healthy')
      expect(image === undefined).toBe(build !== undefined)
      if (build) expect(existsSync(join(root, 'deploy', build.context, build.dockerfile))).toBe(true)
      for (const from of volumes.map((volume) => volume.split(':')[0] ?? ''))
        expect(from.startsWith('.') ? existsSync(join(root, 'deploy', from)) : from in compose.volumes, from).toBe(true)
    }
    for (const { depends_on = {} } of Object.values(compose.services))
      for (const other of Object.keys(depends_on)) expect(compose.services[other]?.healthcheck, other).toBeDefined()
  })

  it('the units start what npm start starts, and every file named is there', () => {
    const { start } = JSON.parse(read('package.json')).scripts as { readonly start: string }
    for (const unit of ['vigil', 'vigil@'])
      expect(read(`deploy/${unit}.service`)).toContain(`ExecStart=/usr/bin/${start}\n`)
    expect(read('deploy/Dockerfile')).toContain(JSON.stringify(start.split(' ')).replaceAll(',', ', '))
    expect(read('deploy/Caddyfile')).toContain('name node')
  })
})

describe('metrics', () => {
  interface Rule {
    readonly alert: string
    readonly expr: string
    readonly annotations: { readonly summary?: string; readonly do?: string }
  }
  const { groups } = parse(read('deploy/alerts.yaml')) as {
    readonly groups: readonly { readonly rules: readonly Rule[] }[]
  }
  const rules = groups.flatMap((group) => group.rules)
  let server: Server
  let metrics = ''
  beforeAll(async () => {
    server = await started(memoryStore())
    const { room, chairs } = await made(server.port, ELDER_SIGN)
    const people = []
    for (const { key } of chairs) people.push(await person(server.port, room, key))
    await Promise.all(people.map(({ until }) => until(() => true)))
    await playOn(people, 5)
    metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
    for (const { leave } of people) await leave()
  }, 120_000)
  afterAll(() => server.close(), 120_000)

  const known = (name: string): boolean => new RegExp(`^(# TYPE )?${name}(\\{| )`, 'm').test(metrics)
  const NAMED = /\b(?:vigil|nodejs|process)_[a-z0-9_]+\b/g

  it.each(rules.map(({ alert, expr }) => [alert, expr]))('%s asks for what the server exports', (_, expr) => {
    const named = expr.match(NAMED) ?? []
    expect(named).not.toEqual([])
    expect(named.filter((name) => !known(name))).toEqual([])
    for (const [, how = ''] of expr.matchAll(/how="(\w+)"/g)) expect(metrics).toContain(`how="${how}"`)
  })

  it('every alert says what to do', () => {
    for (const { annotations } of rules) expect(annotations.do?.length).toBeGreaterThan(20)
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  })

  it('and the guides name none that is not there', () => {
    for (const guide of ['docs/how-to/run-a-cluster.md', 'docs/how-to/run-a-server.md'])
      expect((read(guide).match(NAMED) ?? []).filter((name) => !known(name))).toEqual([])
  })

  it('answers are counted by how they ended, and timed', () => {
    expect(metrics).toMatch(/^vigil_commits_total\{how="kept"\} 5$/m)
    expect(metrics).toMatch(/^vigil_commits_total\{how="fault"\} 0$/m)
    expect(metrics).toMatch(/^vigil_commit_seconds_count 5$/m)
    expect(metrics).toMatch(/^vigil_store_up 1$/m)
    expect(metrics).toMatch(/^vigil_bus_up 1$/m)
  })
})

it('a store that cannot be used shows as such, and its faults are counted', async () => {
  const store = memoryStore()
  const broken = {
    ...store,
    check: () => Promise.reject(new Error('away')),
    append: () => Promise.reject(new Error('away')),
  }
  const server = await started(broken)
  const { room, chairs } = await made(server.port, ELDER_SIGN)
  const people = await Promise.all(chairs.map(({ key }) => person(server.port, room, key)))
  await Promise.all(people.map(({ until }) => until(() => true)))
  await expect(playOn(people, 1)).rejects.toThrow('store.fault')
  const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
  expect(metrics).toMatch(/^vigil_store_up 0$/m)
  expect(metrics).toMatch(/^vigil_commits_total\{how="fault"\} 1$/m)
  await Promise.all(people.map(({ leave }) => leave()))
  await server.close()
})
