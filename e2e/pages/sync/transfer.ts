import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

export const transferText = await loadText('en', 'data')
export const retryWord = (await loadText('en', 'common'))('retry')
export const exportWord = (await loadText('en', 'sync'))('export')

const TITLES = {
  export: transferText('exportTitle'),
  import: transferText('importTitle'),
  csv: transferText('csvTitle'),
}

/** Waits for the whole screen, so that nothing has to be loaded when the network is gone. */
export async function openTransfer(page: Page, section: keyof typeof TITLES): Promise<void> {
  await page.goto(`/your-data?section=${section}`)
  await expect(page.getByRole('heading', { level: 2, name: TITLES[section] })).toBeVisible()
}

export const pressMainButton = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** The content of the file that the browser saved. */
export async function readSavedFile(page: Page, button: string): Promise<string> {
  const coming = page.waitForEvent('download')
  await pressMainButton(page, button)
  const stream = await (await coming).createReadStream()
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece as Uint8Array)
  return Buffer.concat(pieces).toString('utf8')
}

const asFile = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: typeof text === 'string' ? Buffer.from(text) : text,
})

export async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const coming = page.waitForEvent('filechooser')
  await pressMainButton(page, transferText('importChoose'))
  await (await coming).setFiles(asFile(name, text))
}

/** One after the other: the button ignores the next press for a moment. */
export const setImportFile = (page: Page, name: string, text: string | Buffer): Promise<void> =>
  page.getByRole('main').locator('input[type=file]').setInputFiles(asFile(name, text))

/** The rows in a file, without the fields that concern only the device. */
export function rowsIn(text: string): unknown[] {
  const { rows } = JSON.parse(text) as { rows: Record<string, unknown>[] }
  return rows.map(({ client_id, kind, groups, lost }) => ({ client_id, kind, groups, lost }))
}

interface OfAccount {
  entries: Record<string, unknown>[]
  missing: { part: string }[]
}

/** The account data in a file, and what it says is missing: the diary itself may still be loading. */
export function accountIn(text: string): OfAccount {
  const { account, missing } = JSON.parse(text) as {
    account: OfAccount['entries']
    missing: OfAccount['missing']
  }
  return { entries: account, missing: missing.filter(({ part }) => part !== 'diary') }
}

export const transferMessage = (page: Page, words: string): Locator => page.getByRole('main').getByText(words)

/** The select for the meaning of a column. */
export const columnChoice = (page: Page, head: string): Locator =>
  page.getByRole('main').getByRole('combobox', { name: new RegExp(`^${head}`) })
