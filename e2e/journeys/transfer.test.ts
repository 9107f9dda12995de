import { expect } from '@playwright/test'
import { ACCOUNT_DATA_PARTS } from '@reprieve/contract/account/keptRecord.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { findAxeFaults } from '../pages/app/axe.ts'
import { recentRecords, startWithoutAccount } from '../pages/app/home.ts'
import { toastMessage } from '../pages/app/menu.ts'
import { LONG, PHONE, sidewaysScroll, smallTargets } from '../pages/app/shell.ts'
import { sendChatQuestion as askSolace, openChat, signInWithDiary } from '../pages/guide/assistant.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import { waitPastPress } from '../pages/records/steadyPress.ts'
import { downloadButton, generateButton, openCreate } from '../pages/results/reports.ts'
import { anotherDevice } from '../pages/sync/anotherDevice.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import {
  accountIn,
  chooseFile,
  columnChoice,
  transferText,
  exportWord,
  setImportFile,
  openTransfer,
  pressMainButton,
  retryWord,
  rowsIn,
  readSavedFile,
  transferMessage,
} from '../pages/sync/transfer.ts'
import { test } from '../pages/sync/watch.ts'

test.use({ viewport: PHONE })

const PULL = '**/sync/get-all-records'

const count = (key: 'importNew' | 'importSame', many: number): string => transferText(key, { count: many })

test(
  '[LOCAL-29] the diary is exported to a file and imported on another device, offline',
  LONG,
  async ({ page, context, watch }) => {
    watch.expectError(/ERR_INTERNET_DISCONNECTED/)
    await startWithoutAccount(page)
    await recordPainFromHome(page, 5)
    await recordPainFromHome(page, 8)
    await openTransfer(page, 'export')
    await context.setOffline(true)
    const file = await readSavedFile(page, transferText('exportMake'))
    await context.setOffline(false)

    const other = await anotherDevice(context, PHONE)
    await startWithoutAccount(other)
    await openTransfer(other, 'import')
    await other.context().setOffline(true)
    await chooseFile(other, 'diary.json', file)
    await expect(transferMessage(other, transferText('importHereEmpty'))).toBeVisible()
    await pressMainButton(other, transferText('importAdd'))
    await expect(transferMessage(other, count('importNew', rowsIn(file).length))).toBeVisible()
    await pressMainButton(other, transferText('importAgain'))
    await chooseFile(other, 'diary.json', file)
    await pressMainButton(other, transferText('importAdd'))
    await expect(transferMessage(other, transferText('importNothingNew'))).toBeVisible()
    await other.context().setOffline(false)

    await openTransfer(other, 'export')
    expect(rowsIn(await readSavedFile(other, transferText('exportMake')))).toEqual(rowsIn(file))
    await other.goto('/home')
    await expect(recentRecords(other)).toHaveCount(2)
    await other.context().close()
  },
)

test('[LOCAL-29] an import is undone', LONG, async ({ page, context }) => {
  await startWithoutAccount(page)
  await recordPainFromHome(page, 5)
  await openTransfer(page, 'export')
  const file = await readSavedFile(page, transferText('exportMake'))
  const other = await anotherDevice(context, PHONE)
  await startWithoutAccount(other)
  await recordPainFromHome(other, 3)
  await openTransfer(other, 'import')
  await chooseFile(other, 'diary.json', file)
  await pressMainButton(other, transferText('importAdd'))
  await pressMainButton(other, transferText('importUndo'))
  await expect(toastMessage(other)).toContainText(
    transferText('importUndone', { count: rowsIn(file).length }),
  )
  await other.goto('/home')
  await expect(recentRecords(other)).toHaveCount(1)
  await other.context().close()
})

const HOSTILE: [string, string | Buffer, string][] = [
  ['no JSON', '{"product":', transferText('importNotRead')],
  ['another product', '{"product":"Other"}', transferText('importOtherProduct')],
  ['a newer format', '{"product":"Reprieve","format":99}', transferText('importNewerFormat')],
  ['a prototype', '{"product":"Reprieve","format":1,"__proto__":{}}', transferText('importUnsafe')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1, 2]), transferText('importNoTable')],
]

test(
  '[LOCAL-29] files that are not a diary are refused with a sentence, and change nothing',
  LONG,
  async ({ page }) => {
    await startWithoutAccount(page)
    await openTransfer(page, 'import')
    for (const [name, text, sentence] of HOSTILE) {
      await setImportFile(page, `${name}.json`, text)
      await expect(transferMessage(page, sentence)).toBeVisible()
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
    await expect(transferMessage(page, transferText('csvBad', { count: 1 }))).toBeVisible()
    expect(await readSavedFile(page, transferText('csvSaveBad'))).toContain('soon')
    await page.getByText(transferText('csvOrderDmy')).click()
    await expect(page.getByText(/February 1/)).toBeVisible()
    expect(await findAxeFaults(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    await pressMainButton(page, transferText('csvAdd', { count: 2 }))
    await pressMainButton(page, transferText('importAgain'))
    await chooseFile(page, 'other.csv', TABLE)
    await page.getByText(transferText('csvOrderDmy')).click()
    await pressMainButton(page, transferText('csvAdd', { count: 2 }))
    await expect(transferMessage(page, transferText('importNothingNew'))).toBeVisible()

    await openTransfer(page, 'csv')
    const table = await readSavedFile(page, transferText('csvSave'))
    expect(table.startsWith('\uFEFF')).toBe(true)
    expect(table).toContain(`"'=HYPERLINK`)
    await openTransfer(page, 'import')
    await pressMainButton(page, transferText('importUndo'))
    // Two records and two locations that the lists did not have.
    await expect(toastMessage(page)).toContainText(transferText('importUndone', { count: 4 }))
    await page.goto('/home')
    await expect(recentRecords(page)).toHaveCount(0)
  },
)

test(
  '[FILE-1, FILE-2, FILE-3, D47] signed in, the file contains the server’s data, or says what is missing; an import leaves them out',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/ERR_FAILED/)
    const { username } = await signInNewPerson(page, startedServer())
    await recordPainFromHome(page, 5)
    await openTransfer(page, 'export')
    await expect(transferMessage(page, transferText('exportAccount'))).toBeVisible()
    await page.route('**/sync/get-record', (route) => route.abort())
    const lacking = await readSavedFile(page, transferText('exportMake'))
    await expect(transferMessage(page, transferText('exportMissingAll'))).toBeVisible()
    expect(rowsIn(lacking).length).toBeGreaterThan(0)
    expect(accountIn(lacking)).toMatchObject({
      entries: [],
      missing: ACCOUNT_DATA_PARTS.map((part) => ({ part })),
    })

    await page.unroute('**/sync/get-record')
    await waitPastPress(page)
    const file = await readSavedFile(page, retryWord)
    await expect(transferMessage(page, transferText('exportMissingAll'))).toHaveCount(0)
    const { entries, missing } = accountIn(file)
    expect(missing).toEqual([])
    expect(entries).toContainEqual(expect.objectContaining({ table: 'account', username }))
    expect(entries).toContainEqual(expect.objectContaining({ table: 'acceptance', document: 'privacy' }))
    expect(entries).toContainEqual(expect.objectContaining({ table: 'access_log', event: 'data-exported' }))
    expect(rowsIn(file)).toEqual(rowsIn(lacking))

    await openTransfer(page, 'import')
    await chooseFile(page, 'all.json', file)
    await expect(transferMessage(page, transferText('importAccount'))).toBeVisible()
    await pressMainButton(page, transferText('importAdd'))
    await expect(transferMessage(page, transferText('importNothingNew'))).toBeVisible()
  },
)

const QUESTION = 'What was my average pain last week?'
const MADE_MS = 60_000

test(
  '[FILE-1, D24, D47] chats and reports are in the file of their person and in no other, also before an account is deleted',
  LONG,
  async ({ page, context }) => {
    test.setTimeout(180_000)
    await signInWithDiary(page)
    await openChat(page)
    await askSolace(page, QUESTION)
    await openCreate(page)
    await generateButton(page).click()
    await expect(downloadButton(page)).toBeVisible({ timeout: MADE_MS })
    await openTransfer(page, 'export')
    const file = await readSavedFile(page, transferText('exportMake'))
    await page.goto('/profile/delete-account')
    const last = await readSavedFile(page, exportWord)
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
    await signInNewPerson(other, startedServer())
    await openTransfer(other, 'export')
    expect(await readSavedFile(other, transferText('exportMake'))).not.toContain(QUESTION)
    await other.context().close()
  },
)

test(
  '[FILE-4] before the first sync has ended the file and the page say that something may be missing',
  LONG,
  async ({ page, watch }) => {
    watch.expectError(/ERR_FAILED/)
    await page.route(PULL, (route) => route.abort())
    await signInNewPerson(page, startedServer())
    await recordPainFromHome(page, 5)
    await openTransfer(page, 'export')
    await expect(page.getByText(transferText('exportNotYet'))).toBeVisible()
    expect([...(await findAxeFaults(page)), await sidewaysScroll(page)]).toEqual([0])
    const file = await readSavedFile(page, transferText('exportMake'))
    expect(file.slice(0, file.indexOf('\n'))).toContain('"part":"diary"')
    await expect(page.getByText(transferText('exportNotWhole'))).toBeVisible()
    await page.unroute(PULL)
    await page.reload()
    await expect(page.getByText(transferText('exportNotYet'))).toBeHidden()
  },
)
