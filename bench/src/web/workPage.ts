import type { Page } from 'playwright-core'
import type { Device } from './browser.ts'
import { pageScript } from './pageScript.ts'

let script: Promise<string> | null = null

/** A page of the product's own address, in which the app itself does not run, ready for `benchWork`. */
export async function workPage(device: Device, port: number): Promise<Page> {
  script ??= pageScript('work')
  const page = await device.newPage()
  await page.goto(`${addressOf(port)}/healthz`)
  await page.evaluate(await script)
  return page
}

/** By this name the browser takes it for secure, as it does an https address. */
export const addressOf = (port: number): string => `http://localhost:${port}`
