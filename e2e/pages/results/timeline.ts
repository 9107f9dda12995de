import { type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { readFile } from 'node:fs/promises'

export const picture = await loadText('en', 'picture')

/** The chart, which accepts the arrow keys. */
export const plot = (page: Page): Locator => page.getByRole('application').first()

/** What a screen reader says about the focused mark. */
export const readOut = (page: Page): Locator => page.locator('.picture-card [aria-live]').first()

export const pictureButton = (
  page: Page,
  name: 'asTable' | 'asPicture' | 'saveTable' | 'savePicture',
): Locator => page.getByRole('button', { name: picture(name) }).first()

export const timeline = await loadText('en', 'timeline')

/** The row that reads the chosen mark. */
export const stepRow = (page: Page): Locator => page.locator('.step-row')

export const zoomButton = (page: Page, name: 'zoomIn' | 'zoomOut'): Locator =>
  page.getByRole('button', { name: timeline(name), exact: true })

export const zoomLevel = (page: Page, name: 'year' | 'threeMonths' | 'month'): Locator =>
  page
    .getByRole('group', { name: timeline('zoom') })
    .getByRole('button', { name: timeline(name), exact: true })

/** What a press downloads. */
export async function downloadByPress(
  page: Page,
  button: Locator,
): Promise<{ name: string; content: Buffer }> {
  const file = page.waitForEvent('download')
  await button.click()
  const download = await file
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}
