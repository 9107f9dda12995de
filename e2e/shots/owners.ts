import type { Browser } from '@playwright/test'
import { startWithoutAccount } from '../pages/app/home.ts'
import { openArticle, guideButton, SLEEP_ARTICLE } from '../pages/guide/guide.ts'
import { subscriberSignsIn } from '../pages/guide/programs.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { demoDevice } from './demoDevice.ts'
import type { DeviceStorage, ShotScreen } from './shotScreen.ts'

export type Devices = Record<ShotScreen['owner'], DeviceStorage | undefined>

const SEVERITIES = [7, 4, 6]

/**
 * The storage of five devices: empty, a new diary, one with a few records, the year of a made-up person, and a reader
 * of the guide. All but the year are created through the app itself.
 */
export async function makeDevices(browser: Browser, baseURL: string): Promise<Devices> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const keep = (): Promise<DeviceStorage> => context.storageState({ indexedDB: true })
  await startWithoutAccount(page)
  const beginner = await keep()
  for (const severity of SEVERITIES) await recordPainFromHome(page, severity)
  const diarist = await keep()
  await context.close()
  const demo = await demoDevice(browser, baseURL)
  return { nobody: undefined, beginner, diarist, demo, reader: await readerDevice(browser, baseURL) }
}

/** Has a subscription, and has opened and bookmarked one article. */
async function readerDevice(browser: Browser, baseURL: string): Promise<DeviceStorage> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await subscriberSignsIn(page, startedServer())
    await openArticle(page, SLEEP_ARTICLE)
    await guideButton(page, 'addBookmark').click()
    await guideButton(page, 'removeBookmark').waitFor()
    return await context.storageState({ indexedDB: true })
  } finally {
    await context.close()
  }
}
