import type { Browser } from '@playwright/test'
import { startWithoutAccount } from '../pages/home.ts'
import { recordPainOf } from '../pages/record.ts'
import { demoDevice } from './demoDevice.ts'
import type { Kept, Shown } from './shown.ts'

export type Devices = Record<Shown['owner'], Kept | undefined>

const SEVERITIES = [7, 4, 6]

/**
 * What four devices hold: nothing, a diary just begun, one with a few records, and the year of a made-up person. Made
 * once, the first three through the app itself.
 */
export async function makeDevices(browser: Browser, baseURL: string): Promise<Devices> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const keep = (): Promise<Kept> => context.storageState({ indexedDB: true })
  await startWithoutAccount(page)
  const beginner = await keep()
  for (const severity of SEVERITIES) await recordPainOf(page, severity)
  const diarist = await keep()
  await context.close()
  return { nobody: undefined, beginner, diarist, demo: await demoDevice(browser, baseURL) }
}
