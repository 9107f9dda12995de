import type { BrowserContext, Page } from '@playwright/test'
import { startedServer } from './startedServer.ts'

/** A separate device with empty storage. */
export async function anotherDevice(
  context: BrowserContext,
  viewport: { width: number; height: number },
): Promise<Page> {
  const browser = context.browser()
  if (browser === null) throw new Error('The context has no browser')
  const baseURL = `http://localhost:${startedServer().port}`
  const device = await browser.newContext({ viewport, baseURL, serviceWorkers: 'block' })
  return device.newPage()
}
