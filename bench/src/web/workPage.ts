import type { Page } from 'playwright-core'
import type { Device } from './browser.ts'
import { pageScript } from './pageScript.ts'

let script: Promise<string> | null = null

/** A page of the product's own address, in which the app itself does not run, ready for `benchWork`. */
export async function workPage(device: Device, port: number): Promise<Page> {
  script ??= pageScript('work')
  return pageWith(device, localAddress(port), await script)
}

/** An address without the app, where this script has run. */
export async function pageWith(device: Device, address: string, script: string): Promise<Page> {
  const page = await device.newPage()
  await page.goto(`${address}/healthz`)
  await page.evaluate(script)
  return page
}

/** By this name the browser takes it for secure, as it does an https address. */
export const localAddress = (port: number): string => `http://localhost:${port}`
