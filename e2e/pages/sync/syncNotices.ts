import type { CDPSession, Locator, Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

const data = await loadText('en', 'data')
const sync = await loadText('en', 'sync')
const common = await loadText('en', 'common')

export const clockNote = (page: Page, time: string): Locator =>
  page.getByRole('status').filter({ hasText: data('clockBehind', { time }) })

export const seeTheTimes = (page: Page): Locator => page.getByRole('button', { name: data('clockSee') })

export const clockSheet = (page: Page): Locator => page.getByRole('dialog', { name: data('clockTitle') })

export const moveTimesButton = (page: Page, count: number): Locator =>
  clockSheet(page).getByRole('button', { name: data('clockMove', { count }) })

export const movedToast = (page: Page, count: number): Locator =>
  page.getByRole('status').filter({ hasText: data('clockMoved', { count }) })

export const onlyHereCard = (page: Page): Locator => page.getByRole('region', { name: data('onlyHereTitle') })

export const onlyHereExportLink = (page: Page): Locator =>
  onlyHereCard(page).getByRole('link', { name: sync('export') })

export const notNow = (page: Page): Locator =>
  onlyHereCard(page).getByRole('button', { name: data('onlyHereNotNow') })

export const syncedToast = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: sync('success') })

export const syncTag = (page: Page): Locator => page.getByRole('button', { name: sync('syncNow') })

export const letGoHint = (page: Page): Locator => page.getByText(data('pullLetGo'))

export const fetchProgressBar = (page: Page): Locator =>
  page.getByRole('progressbar', { name: data('progressDown') })

export const waitingNote = (page: Page, count: number): Locator =>
  page.getByText(data('progressWaiting', { count }))

export const retrySyncButton = (page: Page): Locator => page.getByRole('button', { name: common('retry') })

/** One finger, from here downwards; `release` lifts it. */
export async function pullDown(page: Page, by: number): Promise<{ release: () => Promise<void> }> {
  const touch: CDPSession = await page.context().newCDPSession(page)
  const at = (y: number) => ({ touchPoints: [{ x: 180, y }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(200) })
  for (let y = 0; y <= by; y += 10) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(200 + y) })
  }
  return {
    release: async () => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
  }
}
