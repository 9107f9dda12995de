import { expect, type Locator, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'

export const dataText = await loadText('en', 'data')
const common = await loadText('en', 'common')
const sync = await loadText('en', 'sync')

export type YourDataSection = 'waiting' | 'trash'

const TITLES = { waiting: dataText('waitingTitle'), trash: dataText('trashTitle') }

export async function openYourData(page: Page): Promise<void> {
  await page.goto('/your-data')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dataText('title'))
}

const rowOf = (page: Page, section: YourDataSection): Locator =>
  page.getByRole('main').getByRole('link', { name: TITLES[section] })

export async function openYourDataSection(page: Page, section: YourDataSection): Promise<void> {
  await rowOf(page, section).click()
  await expectSection(page, section)
}

/** The heading of the section has the focus, because the pressed button is gone. */
const expectSection = (page: Page, section: YourDataSection): Promise<void> =>
  expect(yourDataSectionHeading(page, section)).toBeFocused()

export async function goBack(page: Page, section: YourDataSection): Promise<void> {
  await page.getByRole('link', { name: dataText('back') }).click()
  await expect(rowOf(page, section)).toBeFocused()
}

export const rows = (page: Page, section: YourDataSection): Locator =>
  page.getByRole('list', { name: TITLES[section] }).getByRole('listitem')

export const unreadRows = (page: Page): Locator =>
  page.getByRole('list', { name: dataText('waitingUnread') }).getByRole('listitem')

export const restoreFromTrash = (row: Locator): Promise<void> =>
  row.getByRole('button', { name: dataText('trashRestore') }).click()

export const retryButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: common('retry'), exact: true })

export const syncNowButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: sync('syncNow'), exact: true })

/** The tag in the header with the number of unsent rows. */
export const waitingTag = (page: Page, count: number): Locator =>
  page.getByRole('banner').getByRole('button', { name: sync('waiting', { count }) })

export const openWaitingFromDialog = (page: Page): Promise<void> =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: sync('seeThem') })
    .click()

/** The content of the file that the browser saved. */
export async function exportWaitingRows(page: Page): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: dataText('waitingExport') }).click()
  const stream = await (await coming).createReadStream()
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece as Uint8Array)
  return Buffer.concat(pieces).toString('utf8')
}

/** Simulates disk damage: a field of the row gets an impossible value. */
export const damageRows = (page: Page): Promise<unknown> =>
  page.evaluate(`new Promise(async (resolve, reject) => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    const opening = indexedDB.open(names.find((name) => /^reprieve-[0-9a-f]+$/.test(name)))
    opening.onerror = reject
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('rows', 'readwrite')
      const rows = transaction.objectStore('rows')
      rows.index('kindDay').openCursor(IDBKeyRange.bound(['record', 0], ['record', []])).onsuccess = ({ target }) => {
        const cursor = target.result
        if (cursor === null) return
        cursor.update({ ...cursor.value, ver: 'torn' })
        cursor.continue()
      }
      transaction.oncomplete = () => {
        opening.result.close()
        resolve(null)
      }
    }
  })`)

/** As after years of deleting, or after an import that was undone. */
export const fillTrash = (page: Page, count: number): Promise<unknown> =>
  page.evaluate(`new Promise(async (resolve, reject) => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    const opening = indexedDB.open(names.find((name) => /^reprieve-[0-9a-f]+$/.test(name)))
    opening.onerror = reject
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('shelves', 'readwrite')
      for (let n = 0; n < ${count}; n++) {
        const clientId = '00000000-0000-7000-8000-' + String(n).padStart(12, '0')
        const at = Date.now() - n
        const values = [['severity', { severity: 3 }], ['timing', { timing: at, time_offset: 0 }]]
        const value = { clientId, kind: 'record', values, lost: [] }
        transaction.objectStore('shelves').put({
          shelf: 'trash',
          id: clientId + ' ' + at,
          at,
          content: { codec: 'plain', value: { kind: 'deleted-row', value } },
        })
      }
      transaction.oncomplete = () => {
        opening.result.close()
        resolve(null)
      }
    }
  })`)

export const showMoreButton = (page: Page, count: number): Locator =>
  page.getByRole('button', { name: common('showMore', { 0: count }) })

export const yourDataSectionHeading = (page: Page, section: YourDataSection): Locator =>
  page.getByRole('heading', { level: 2, name: TITLES[section] })
