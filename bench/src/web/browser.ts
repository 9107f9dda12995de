import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_ARGS, browserPath } from '@reprieve/e2e/harness/browserPath.ts'
import { chromium, type BrowserContext, type Page } from 'playwright-core'

const PHONE = { width: 390, height: 844 }
const SMALL_PHONE = { width: 320, height: 640 }

interface Options {
  /** Its pages may call other addresses than their own, as a floor's. */
  asksOthers?: boolean
  /** The address of an installed app: the first page is its window, as small as phones are, pressed by a finger. */
  app?: string
}

export interface Device {
  newPage: () => Promise<Page>
  /** The one that the browser opened itself. */
  firstPage: () => Page
  /** The browser is closed and started again with what it has kept. */
  restart: () => Promise<void>
  close: () => Promise<void>
}

/**
 * A browser with a profile of its own on the disk. The usual contexts of a test keep their databases in memory, where
 * a strict save costs nothing.
 */
export async function newDevice(options: Options = {}): Promise<Device> {
  const profile = mkdtempSync(join(tmpdir(), 'reprieve-bench-browser-'))
  const remove = () => rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  let context: BrowserContext
  try {
    context = await launch(profile, options)
  } catch (error) {
    remove()
    throw error
  }
  return {
    newPage: () => context.newPage(),
    firstPage: () => context.pages()[0]!,
    restart: async () => {
      await context.close()
      context = await launch(profile, options)
    },
    close: async () => {
      await context.close()
      remove()
    },
  }
}

const launch = (profile: string, { asksOthers = false, app }: Options): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: browserPath(),
    viewport: app === undefined ? PHONE : SMALL_PHONE,
    hasTouch: app !== undefined,
    locale: 'en-GB',
    bypassCSP: asksOthers,
    args: [
      ...BROWSER_ARGS,
      ...(asksOthers ? ['--disable-web-security'] : []),
      ...(app === undefined ? [] : [`--app=${app}`]),
    ],
  })

/** Whatever the page does takes so many times as long; 1 for as it is. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Milliseconds of processor time that all of the browser of this page has used so far, whichever of its processes did it. */
export async function cpuMeter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  return async () => {
    const told = await session?.send('SystemInfo.getProcessInfo')
    return 1_000 * (told?.processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) ?? Number.NaN)
  }
}
