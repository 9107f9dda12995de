import { spawn } from 'node:child_process'
import { existsSync, openSync, closeSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../harness/freePort.ts'
import { endAtLast } from '../harness/leftovers.ts'
import { isAlive, isGoneWithin, sendSignal } from '../harness/processCleanup.ts'

const START_MS = 30_000
const ANSWER_MS = 60_000
const NOTE = join(import.meta.dirname, '../../.reprieve/webkit')
const USUAL = '/usr/bin/WebKitWebDriver'
const SHELL = join(import.meta.dirname, 'browserShell.js')

// Set-up writes the path of the driver that it found; an empty note means that there is none.
const notedPath = (): string => (existsSync(NOTE) ? readFileSync(NOTE, 'utf8').trim() : '')
const driverPath = (): string => process.env['WEBKIT_DRIVER_PATH'] ?? (notedPath() || USUAL)

export interface DriverOptions {
  display: string
  profile: string
  width: number
  height: number
}

/** One WebKit browser with its driver, and the W3C WebDriver calls to it. */
export interface Driver {
  post(path: string, body?: object): Promise<unknown>
  get(path: string): Promise<unknown>
  /** The console output of pages, and the browser's own output. */
  output: () => string
  /** Kills all processes, as when a phone runs out of memory or power: nothing is flushed. */
  kill9: () => Promise<void>
  close: () => Promise<void>
}

export async function startDriver({ display, profile, width, height }: DriverOptions): Promise<Driver> {
  const port = await freePort()
  const log = join(profile, 'browser.log')
  const written = openSync(log, 'a')
  const child = spawn(driverPath(), [`--port=${port}`, '--host=127.0.0.1'], {
    // Its own process group, so that one signal reaches the driver, the browser and all their processes.
    detached: true,
    stdio: ['ignore', written, written],
    env: {
      ...process.env,
      DISPLAY: display,
      LANG: 'C.UTF-8',
      // Without a session bus each start would wait for one.
      NO_AT_BRIDGE: '1',
      GTK_A11Y: 'none',
      GIO_USE_VFS: 'local',
      WEBKIT_PROFILE: profile,
      WEBKIT_WIDTH: String(width),
      WEBKIT_HEIGHT: String(height),
    },
  })
  closeSync(written)
  endAtLast(child)
  const pid = child.pid ?? 0
  const base = `http://127.0.0.1:${port}`
  await ready(base, pid)
  const { sessionId } = (await call(`${base}/session`, 'POST', sessionRequest())) as { sessionId: string }
  const session = `${base}/session/${sessionId}`

  const kill9 = async (): Promise<void> => {
    sendSignal(-pid, 'SIGKILL')
    if (!(await isGoneWithin(pid, START_MS))) throw new Error('The browser outlived SIGKILL')
  }
  return {
    post: (path, body = {}) => call(session + path, 'POST', body),
    get: (path) => call(session + path, 'GET'),
    output: () => readFileSync(log, 'utf8'),
    kill9,
    close: async () => {
      await call(session, 'DELETE').catch(() => undefined)
      await kill9()
    },
  }
}

const sessionRequest = (): object => ({
  capabilities: {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: '/usr/bin/gjs', args: ['-m', SHELL] } },
  },
})

async function ready(base: string, pid: number): Promise<void> {
  const end = performance.now() + START_MS
  const answers = (): Promise<boolean> =>
    fetch(`${base}/status`).then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (!isAlive(pid)) throw new Error('WebKitWebDriver ended before it answered')
    if (performance.now() > end) throw new Error('WebKitWebDriver did not answer in time')
    await wait(20)
  }
}

async function call(address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { value } = (await answer.json()) as { value: unknown }
  const { error, message } = (value ?? {}) as { error?: string; message?: string }
  if (!answer.ok) throw new Error(`${error}: ${message}`)
  return value
}
