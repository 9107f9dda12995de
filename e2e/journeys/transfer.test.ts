import { expect } from '@playwright/test'
import { ACCOUNT_DATA_PARTS } from '@reprieve/contract/account/keptRecord.ts'
import { faultsOf } from '../pages/axe.ts'
import { anotherDevice } from '../pages/anotherDevice.ts'
import { recentRecords, startWithoutAccount } from '../pages/home.ts'
import { message } from '../pages/menu.ts'
import { ask as askSolace, openChat, withDiary } from '../pages/assistant.ts'
import { started } from '../pages/place.ts'
import { recordPainOf } from '../pages/record.ts'
import { downloadButton, generateButton, openCreate } from '../pages/reports.ts'
import { somebodySignsIn } from '../pages/signedIn.ts'
import { LONG, PHONE, sidewaysScroll, smallTargets } from '../pages/shell.ts'
import { waitForPress } from '../pages/steadyPress.ts'
import {
  accountIn,
  chooseFile,
  columnChoice,
  data,
  exportWord,
  giveFile,
  openTransfer,
  press,
  retry,
  rowsIn,
  savedBy,
  told,
} from '../pages/transfer.ts'
import { test } from '../pages/watch.ts'

test.use({ viewport: PHONE })

const PULL = '**/sync/get-all-records'

const count = (key: 'importNew' | 'importSame', many: number): string => data(key, { count: many })

test(
  '[LOCAL-29] the diary goes into a file and out of it on another device, with the network off',
  LONG,
  async ({ page, context, watch }) => {
    watch.expectError(/ERR_INTERNET_DISCONNECTED/)
    await startWithoutAccount(page)
    await recordPainOf(page, 5)
    await recordPainOf(page, 8)
    await openTransfer(page, 'export')
    await context.setOffline(true)
    const file = await savedBy(page, data('exportMake'))
    await context.setOffline(false)

    const other = await anotherDevice(context, PHONE)
    await startWithoutAccount(other)
    await openTransfer(other, 'import')
    await other.context().setOffline(true)
    await chooseFile(other, 'diary.json', file)
    await expect(told(other, data('importHereEmpty'))).toBeVisible()
    await press(other, data('importAdd'))
    await expect(told(other, count('importNew', rowsIn(file).length))).toBeVisible()
    await press(other, data('importAgain'))
    await chooseFile(other, 'diary.json', file)
    await press(other, data('importAdd'))
    await expect(told(other, data('importNothingNew'))).toBeVisible()
    await other.context().setOffline(false)

    await openTransfer(other, 'export')
    expect(rowsIn(await savedBy(other, data('exportMake')))).toEqual(rowsIn(file))
    await other.goto('/home')
    await expect(recentRecords(other)).toHaveCount(2)
    await other.context().close()
  },
)

test('[LOCAL-29] what was imported is taken back', LONG, async ({ page, context }) => {
  await startWithoutAccount(page)
  await recordPainOf(page, 5)
  await openTransfer(page, 'export')
  const file = await savedBy(page, data('exportMake'))
  const other = await anotherDevice(context, PHONE)
  await startWithoutAccount(other)
  await recordPainOf(other, 3)
  await openTransfer(other, 'import')
  await chooseFile(other, 'diary.json', file)
  await press(other, data('importAdd'))
  await press(other, data('importUndo'))
  await expect(message(other)).toContainText(data('importUndone', { count: rowsIn(file).length }))
  await other.goto('/home')
  await expect(recentRecords(other)).toHaveCount(1)
  await other.context().close()
})

const HOSTILE: [string, string | Buffer, string][] = [
  ['no JSON', '{"product":', data('importNotRead')],
  ['another product', '{"product":"Other"}', data('importOtherProduct')],
  ['a newer format', '{"product":"Reprieve","format":99}', data('importNewerFormat')],
  ['a prototype', '{"product":"Reprieve","format":1,"__proto__":{}}', data('importUnsafe')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1, 2]), data('importNoTable')],
]

test(
  '[LOCAL-29] files that are no diary are told in a sentence, and change nothing',
  LONG,
  async ({ page }) => {
    await startWithoutAccount(page)
    await openTransfer(page, 'import')
    for (const [name, text, sentence] of HOSTILE) {
      await giveFile(page, `${name}.json`, text)
      await expect(told(page, sentence)).toBeVisible()
    }
    await page.goto('/home')
    await expect(recentRecords(page)).toHaveCount(0)
  },
)

const TABLE = `Date,Pain,Where,Comment
01/02/2026 10:00,7,"Left ear, My spot","=HYPERLINK(""http://x"")"
03/04/2026 11:30,3,,fine
soon,5,,
`

test(
  '[LOCAL-31] a table of another app is looked at, put right, added, and taken back',
  LONG,
  async ({ page }) => {
    await startWithoutAccount(page)
    await openTransfer(page, 'import')
    await chooseFile(page, 'other.csv', TABLE)
    await expect(columnChoice(page, 'Date')).toHaveValue('date')
    await expect(columnChoice(page, 'Where')).toHaveValue('location')
    await expect(columnChoice(page, 'Comment')).toHaveValue('note')
    await expect(told(page, data('csvBad', { count: 1 }))).toBeVisible()
    expect(await savedBy(page, data('csvSaveBad'))).toContain('soon')
    await page.getByText(data('csvOrderDmy')).click()
    await expect(page.getByText(/February 1/)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    await press(page, data('csvAdd', { count: 2 }))
    await press(page, data('importAgain'))
    await chooseFile(page, 'other.csv', TABLE)
    await page.getByText(data('csvOrderDmy')).click()
    await press(page, data('csvAdd', { count: 2 }))
    await expect(told(page, data('importNothingNew'))).toBeVisible()

    await openTransfer(page, 'csv')
    const table = await savedBy(page, data('csvSave'))
    expect(table.startsWith('\uFEFF')).toBe(true)
    expect(table).toContain(`"'=HYPERLINK`)
    await openTransfer(page, 'import')
    await press(page, data('importUndo'))
    // Two records and two places that the lists did not have.
    await expect(message(page)).toContainText(data('importUndone', { count: 4 }))
    await page.goto('/home')
    await expect(recentRecords(page)).toHaveCount(0)
  },
)

test('[FILE-1, FILE-2, FILE-3, D47] signed in, the file holds what the server keeps, or says what it lacks; an import leaves it out', async ({
  page,
  watch,
}) => {
  watch.expectError(/ERR_FAILED/)
  const { username } = await somebodySignsIn(page, started())
  await recordPainOf(page, 5)
  await openTransfer(page, 'export')
  await expect(told(page, data('exportAccount'))).toBeVisible()
  await page.route('**/sync/get-record', (route) => route.abort())
  const lacking = await savedBy(page, data('exportMake'))
  await expect(told(page, data('exportMissingAll'))).toBeVisible()
  expect(rowsIn(lacking).length).toBeGreaterThan(0)
  expect(accountIn(lacking)).toMatchObject({
    entries: [],
    missing: ACCOUNT_DATA_PARTS.map((part) => ({ part })),
  })

  await page.unroute('**/sync/get-record')
  await waitForPress(page)
  const file = await savedBy(page, retry)
  await expect(told(page, data('exportMissingAll'))).toHaveCount(0)
  const { entries, missing } = accountIn(file)
  expect(missing).toEqual([])
  expect(entries).toContainEqual(expect.objectContaining({ table: 'account', username }))
  expect(entries).toContainEqual(expect.objectContaining({ table: 'acceptance', document: 'privacy' }))
  expect(entries).toContainEqual(expect.objectContaining({ table: 'access_log', event: 'data-exported' }))
  expect(rowsIn(file)).toEqual(rowsIn(lacking))

  await openTransfer(page, 'import')
  await chooseFile(page, 'all.json', file)
  await expect(told(page, data('importAccount'))).toBeVisible()
  await press(page, data('importAdd'))
  await expect(told(page, data('importNothingNew'))).toBeVisible()
})

const QUESTION = 'What was my average pain last week?'
const MADE_MS = 60_000

test(
  '[FILE-1, D24, D47] chats and reports are in the file of their person and in no other, also before an account is deleted',
  LONG,
  async ({ page, context }) => {
    test.setTimeout(180_000)
    await withDiary(page)
    await openChat(page)
    await askSolace(page, QUESTION)
    await openCreate(page)
    await generateButton(page).click()
    await expect(downloadButton(page)).toBeVisible({ timeout: MADE_MS })
    await openTransfer(page, 'export')
    const file = await savedBy(page, data('exportMake'))
    await page.goto('/profile/delete-account')
    const last = await savedBy(page, exportWord)
    for (const { entries, missing } of [file, last].map(accountIn)) {
      expect(missing).toEqual([])
      expect(entries).toContainEqual(expect.objectContaining({ part: 'chats', input_text: QUESTION }))
      const pdf = expect.objectContaining({
        part: 'reports',
        form: 'pdf',
        base64: expect.stringMatching(/^JVBERi/),
      })
      expect(entries).toContainEqual(pdf)
    }
    const other = await anotherDevice(context, PHONE)
    await somebodySignsIn(other, started())
    await openTransfer(other, 'export')
    expect(await savedBy(other, data('exportMake'))).not.toContain(QUESTION)
    await other.context().close()
  },
)

test(
  '[FILE-4] before the first sync has ended the file and the page say that something may be missing',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/ERR_FAILED/)
    await page.route(PULL, (route) => route.abort())
    await somebodySignsIn(page, started())
    await recordPainOf(page, 5)
    await openTransfer(page, 'export')
    await expect(page.getByText(data('exportNotYet'))).toBeVisible()
    expect([...(await faultsOf(page)), await sidewaysScroll(page)]).toEqual([0])
    const file = await savedBy(page, data('exportMake'))
    expect(file.slice(0, file.indexOf('\n'))).toContain('"part":"diary"')
    await expect(page.getByText(data('exportNotWhole'))).toBeVisible()
    await page.unroute(PULL)
    await page.reload()
    await expect(page.getByText(data('exportNotYet'))).toBeHidden()
  },
)
