import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_ARGS, browserPath } from '@reprieve/e2e/harness/browserPath.ts'
import { chromium, type BrowserContext, type Page } from 'playwright-core'

const PHONE = { width: 390, height: 844 }
const SMALL_PHONE = { width: 320, height: 640 }

interface Options {
  /** Its pages may call other origins, such as a floor server. */
  asksOthers?: boolean
  /** The address of an installed app: the first page is its window, with the size and the touch input of a phone. */
  app?: string
}

export interface Device {
  newPage: () => Promise<Page>
  /** The page that the browser opened at its start. */
  firstPage: () => Page
  /** Closes the browser and starts it again with the same profile. */
  restart: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Starts a browser with its own profile on disk. The usual contexts of a test have their databases in memory, where a
 * strict save costs nothing.
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

/** Slows the processor of the page down by this factor; 1 means no slowdown. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Processor time of all processes of this page's browser so far, in milliseconds. */
export async function cpuMeter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  return async () => {
    const told = await session?.send('SystemInfo.getProcessInfo')
    return 1_000 * (told?.processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) ?? Number.NaN)
  }
}
