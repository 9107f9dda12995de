import type { Page } from 'playwright-core'
import type { Device } from './browser.ts'
import { pageScript } from './pageScript.ts'

let script: Promise<string> | null = null

/** A page of the product's origin without the app, ready for `benchWork`. */
export async function workPage(device: Device, port: number): Promise<Page> {
  script ??= pageScript('work')
  return pageWith(device, localAddress(port), await script)
}

/** Opens an address without the app and runs this script there. */
export async function pageWith(device: Device, address: string, script: string): Promise<Page> {
  const page = await device.newPage()
  await page.goto(`${address}/healthz`)
  await page.evaluate(script)
  return page
}

/** With this host name the browser treats the page as a secure context, like https. */
export const localAddress = (port: number): string => `http://localhost:${port}`
