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

/** The file that a press downloads. */
export async function downloadByPress(
  page: Page,
  button: Locator,
): Promise<{ name: string; content: Buffer }> {
  const file = page.waitForEvent('download')
  await button.click()
  const download = await file
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}
