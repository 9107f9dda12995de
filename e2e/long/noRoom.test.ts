import type { Locator, Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callApi, type Session } from '../harness/apiCall.ts'
import { readDiarySummary } from '../harness/browserDiary.ts'
import { startBrowser, type BrowserProcess } from '../harness/browserProcess.ts'
import { pullAll } from '../harness/diary.ts'
import { removeTemporary, temporaryFolder } from '../harness/leftovers.ts'
import { LIMIT_MS, printFigure, pickByRunLength } from '../harness/longRun.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { recordVersion, someClientId } from '../harness/stamps.ts'
import { logIn } from '../pages/account/account.ts'
import { recordPain } from '../pages/app/home.ts'
import {
  goHomeFromReflection,
  openNewRecord,
  saveRecordButton,
  savedToast,
  setSeverity,
  severitySlider,
} from '../pages/records/record.ts'

const ROUNDS = pickByRunLength({ short: 1, long: 10 })
const PATIENCE = { timeout: 30_000, interval: 200 }

const common = await loadText('en', 'common')
const records = await loadText('en', 'records')
const sync = await loadText('en', 'sync')

let server: ServerProcess
let session: Session
let profile: string
let browser: BrowserProcess
let disk: Disk

beforeAll(async () => {
  server = await startServer()
  session = await newPerson(server)
  profile = temporaryFolder()
  browser = await startBrowser(profile)
  await browser.page.addInitScript(FULL_AT_NTH)
  await browser.page.goto(`http://localhost:${server.port}/login`)
  await logIn(browser.page, session.username)
  await recordPain(browser.page).waitFor()
  disk = diskOf(browser.page)
})
afterAll(async () => {
  await browser?.close()
  await removeTemporary(profile)
  await server?.remove()
})

interface Disk {
  /** Fails from the nth write of the diary on, so that a batch may also fail in the middle. */
  fill: (writesLeft: number) => Promise<unknown>
  free: () => Promise<unknown>
}

// A string, because it runs in the page. A write of the diary fails in the same way as in the real engine.
const FULL_AT_NTH = `(() => {
  for (const name of ['put', 'add']) {
    const real = IDBObjectStore.prototype[name]
    IDBObjectStore.prototype[name] = function (...given) {
      if (globalThis.writesLeft !== undefined && globalThis.writesLeft-- <= 0)
        throw new DOMException('no room', 'QuotaExceededError')
      return real.apply(this, given)
    }
  }
})()`

const diskOf = (page: Page): Disk => ({
  fill: (writesLeft) => page.evaluate(`void (globalThis.writesLeft = ${writesLeft})`),
  free: () => page.evaluate('void delete globalThis.writesLeft'),
})

const anyDialog = (page: Page): Locator => page.getByRole('alertdialog').or(page.getByRole('dialog'))
const noRoomDialog = (page: Page): Locator => anyDialog(page).filter({ hasText: records('faultNoRoom') })
const syncTag = (page: Page): Locator => page.locator('.sync-tag')

const tagSays = async (what: RegExp): Promise<void> =>
  vi.waitFor(async () => expect(await syncTag(browser.page).innerText()).toMatch(what), PATIENCE)

const severitiesOf = (all: readonly { content?: Record<string, unknown> | undefined }[]): number[] =>
  all.map(({ content }) => Number(content?.['severity'])).toSorted((a, b) => a - b)

const onServer = async (): Promise<number[]> => severitiesOf(await pullAll({ port: server.port, session }))

const inDiary = async (): Promise<number[]> =>
  (await readDiarySummary(browser.page)).severities.toSorted((a, b) => a - b)

/** Everything that was confirmed as saved is here and on the server, once each. */
async function expectEverywhere(severities: readonly number[]): Promise<void> {
  const sorted = severities.toSorted((a, b) => a - b)
  await vi.waitFor(async () => expect(await onServer()).toEqual(sorted), PATIENCE)
  await vi.waitFor(async () => expect(await inDiary()).toEqual(sorted), PATIENCE)
  expect((await readDiarySummary(browser.page)).unreadable).toBe(0)
}

const all: number[] = []

test(
  '[REL 1b, LOCAL-10] a save without room is reported, the input stays, and with room it is saved once',
  async () => {
    const { page } = browser
    for (let round = 0; round < ROUNDS; round += 1) {
      const severity = 1 + (round % 10)
      const before = await inDiary()
      await openNewRecord(page)
      await setSeverity(page, severity)
      await disk.fill(round % 2)
      await saveRecordButton(page).click()
      await noRoomDialog(page).waitFor()
      expect(await severitySlider(page).inputValue()).toBe(String(severity))
      expect(await inDiary()).toEqual(before)
      await disk.free()
      await noRoomDialog(page)
        .getByRole('button', { name: common('retry') })
        .click()
      await savedToast(page).waitFor()
      all.push(severity)
      await goHomeFromReflection(page)
      await expectEverywhere(all)
    }
    printFigure('saves without room, none of which was lost', ROUNDS)
  },
  LIMIT_MS,
)

test(
  '[REL 1b, LOCAL-10] data of another device without room are not reported as synced, and arrive with room',
  async () => {
    const { page } = browser
    for (let round = 0; round < ROUNDS; round += 1) {
      await tagSays(/Synced/)
      await disk.fill(round % 4)
      for (const n of [1, 2, 3]) {
        const record = recordVersion(someClientId(), n)
        expect((await callApi({ port: server.port, session }, 'sync/create-record', record)).code).toBe(0)
        all.push(n)
      }
      const before = await inDiary()
      await syncTag(page).click()
      await anyDialog(page).waitFor()
      expect(await page.getByText(sync('success')).count()).toBe(0)
      expect(await inDiary()).toEqual(before)
      await disk.free()
      await page.reload()
      await expectEverywhere(all)
    }
    printFigure('pulls without room, all of which came later', ROUNDS)
  },
  LIMIT_MS,
)

test(
  '[REL 1b, LOCAL-10] a row that cannot be marked as sent waits, and with room it is sent once',
  async () => {
    const { page } = browser
    for (let round = 0; round < ROUNDS; round += 1) {
      const severity = 1 + (round % 10)
      await openNewRecord(page)
      await setSeverity(page, severity)
      await saveRecordButton(page).click()
      await savedToast(page).waitFor()
      // The sync starts about a second after the save.
      await disk.fill(round % 4)
      all.push(severity)
      await goHomeFromReflection(page)
      await tagSays(/waiting/)
      expect(await page.getByText(sync('success')).count()).toBe(0)
      await disk.free()
      await page.reload()
      await expectEverywhere(all)
    }
    printFigure('pushes without room, each record of which arrived once', ROUNDS)
  },
  LIMIT_MS,
)
