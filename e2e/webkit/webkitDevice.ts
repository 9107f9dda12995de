import { removeTemporary, temporaryFolder } from '../harness/leftovers.ts'
import { openDisplay } from './display.ts'
import { openBrowser, type WebkitPage } from './webkitPage.ts'

export const WEBKIT_PHONE = { width: 390, height: 844 }
export const WEBKIT_DESKTOP = { width: 1280, height: 900 }

/** A device with one browser, whose profile survives each of its runs. */
export interface WebkitDevice {
  page: WebkitPage
  /** Kills the whole browser, and starts it again with the data that it had written. */
  killAndRestart(): Promise<void>
  remove(): Promise<void>
}

export async function openDevice(size: { width: number; height: number }): Promise<WebkitDevice> {
  const profile = temporaryFolder()
  const display = await openDisplay()
  const start = (): Promise<WebkitPage> => openBrowser({ ...size, display: display.name, profile })
  const device: WebkitDevice = {
    page: await start(),
    killAndRestart: async () => {
      await device.page.kill9()
      device.page = await start()
    },
    remove: async () => {
      await device.page.close()
      await display.close()
      await removeTemporary(profile)
    },
  }
  return device
}
