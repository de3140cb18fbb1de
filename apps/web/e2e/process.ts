/** A browser as a process of its own, with a profile that outlives it: it can be ended as nothing else ends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { BROWSER_ARGS } from '../../../tools/browser.mjs'
import { path } from './visit.ts'

export interface Running {
  readonly page: Page
  /** SIGKILL: nothing is said, nothing is written any more. */
  kill(): Promise<void>
}

/** The browser writes down where it listens, the port in the first line. */
const portIn = async (profile: string): Promise<number> => {
  const file = join(profile, 'DevToolsActivePort')
  for (let tries = 0; tries < 300; tries++) {
    const [port = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    if (port !== '') return Number(port)
    await wait(100)
  }
  throw new Error('the browser does not say where it listens')
}

/** With everything it has started: what outlived it would go on writing into the profile. */
const ended = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  process.kill(-child.pid, 'SIGKILL')
  await once(child, 'exit')
}

export const startBrowser = async (profile: string): Promise<Running> => {
  rmSync(join(profile, 'DevToolsActivePort'), { force: true })
  const args = [
    ...BROWSER_ARGS,
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--lang=en-GB',
  ]
  const child = spawn(path ?? '', [...args, 'about:blank'], { stdio: 'ignore', detached: true })
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(profile)}`)
    const [context] = browser.contexts()
    if (!context) throw new Error('a browser without a window')
    const page = context.pages()[0] ?? (await context.newPage())
    return { page, kill: () => ended(child) }
  } catch (error) {
    await ended(child)
    throw error
  }
}
