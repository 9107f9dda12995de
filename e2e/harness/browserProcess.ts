import { chromium, type Page } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { BROWSER_ARGS, browserPath } from './browserPath.ts'
import { endAtLast } from './leftovers.ts'
import { isGoneWithin } from './processCleanup.ts'

const PATIENCE_MS = 60_000
const PHONE = { width: 390, height: 844 }

/**
 * A browser process that we start ourselves, because one started by Playwright cannot be killed without a regular
 * shutdown.
 */
export interface BrowserProcess {
  page: Page
  /** Kills all its processes, as when a phone runs out of memory or power: nothing is flushed. */
  kill9(): Promise<void>
  close(): Promise<void>
}

export async function startBrowser(profile: string): Promise<BrowserProcess> {
  const child = spawn(
    browserPath(),
    [
      ...BROWSER_ARGS,
      '--headless',
      '--disable-breakpad',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // Its own process group, so that one signal reaches all its processes.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  endAtLast(child)
  const browser = await chromium.connectOverCDP(await endpointOf(child))
  const [context] = browser.contexts()
  const page = context?.pages()[0] ?? (await context?.newPage())
  if (page === undefined) throw new Error('The browser has no page')
  await page.setViewportSize(PHONE)
  const pid = child.pid ?? 0
  const end = async (how: NodeJS.Signals) => {
    process.kill(-pid, how)
    if (!(await isGoneWithin(pid, PATIENCE_MS))) throw new Error(`The browser did not end on ${how}`)
    await browser.close()
  }
  return { page, kill9: () => end('SIGKILL'), close: () => end('SIGTERM') }
}

function endpointOf(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The browser did not start:\n${said}`)), PATIENCE_MS)
    child.once('exit', (code) => reject(new Error(`The browser ended with ${code}:\n${said}`)))
    child.stderr?.on('data', (part: Buffer) => {
      said = (said + part.toString('utf8')).slice(-10_000)
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (found === undefined) return
      clearTimeout(late)
      resolve(found)
    })
  })
}
