import type { Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readDiarySummary, type DiarySummary } from '../harness/browserDiary.ts'
import { startBrowser, type BrowserProcess } from '../harness/browserProcess.ts'
import { pullAll } from '../harness/diary.ts'
import { removeTemporary, temporaryFolder } from '../harness/leftovers.ts'
import { LIMIT_MS, printFigure, pickByRunLength } from '../harness/longRun.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { logIn } from '../pages/account/account.ts'
import { recordPain } from '../pages/app/home.ts'
import { passTheIntro, startButton } from '../pages/app/onboarding.ts'
import {
  goHomeFromReflection,
  openNewRecord,
  saveRecordButton,
  savedToast,
  setSeverity,
} from '../pages/records/record.ts'

const ROUNDS = pickByRunLength({ short: 1, long: 25 })
const SYNC_ROUNDS = 50
// The sync starts about a second after the save.
const LONGEST_SYNC_MS = 2_500

let server: ServerProcess

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.remove())

const severityIn = (round: number): number => 1 + (round % 10)

/** Opens the same profile after a kill: home must open by itself. */
async function openAgain(profile: string): Promise<{ browser: BrowserProcess; kept: DiarySummary }> {
  const browser = await startBrowser(profile)
  await browser.page.goto(`http://localhost:${server.port}/home`)
  await recordPain(browser.page).waitFor()
  return { browser, kept: await readDiarySummary(browser.page) }
}

async function newDiary(): Promise<{ profile: string; browser: BrowserProcess }> {
  const profile = temporaryFolder()
  const browser = await startBrowser(profile)
  await browser.page.goto(`http://localhost:${server.port}/`)
  await startButton(browser.page).click()
  await passTheIntro(browser.page)
  await recordPain(browser.page).waitFor()
  return { profile, browser }
}

/** Everything up to Save, which the caller presses. */
async function writePain(page: Page, severity: number): Promise<void> {
  await openNewRecord(page)
  await setSeverity(page, severity)
}

/** By the keyboard: a click first locates the button, which takes longer than the save. */
async function press(page: Page): Promise<void> {
  await saveRecordButton(page).focus()
  await page.keyboard.press('Enter')
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

test(
  '[REL 1b] a browser killed right after the message that the record is saved has the record',
  async () => {
    const { profile, ...first } = await newDiary()
    let { browser } = first
    const told: number[] = []

    for (let round = 0; round < ROUNDS; round += 1) {
      await writePain(browser.page, severityIn(round))
      await saveRecordButton(browser.page).click()
      await savedToast(browser.page).waitFor()
      await browser.kill9()
      told.push(severityIn(round))

      const again = await openAgain(profile)
      expect(again.kept).toEqual({ severities: told, unreadable: 0 })
      browser = again.browser
    }

    printFigure('kills right after the message, none of whose records was lost', told.length)
    await browser.close()
    await removeTemporary(profile)
  },
  LIMIT_MS,
)

test(
  '[REL 1b] a browser killed in the midst of a save has the whole record or none, and the diary opens @long',
  async () => {
    const { profile, ...first } = await newDiary()
    let { browser } = first
    await writePain(browser.page, 10)
    const saveMs = await timeOf(() => press(browser.page).then(() => savedToast(browser.page).waitFor()))
    await goHomeFromReflection(browser.page)
    let before = [10]

    for (let round = 0; round < ROUNDS; round += 1) {
      await writePain(browser.page, severityIn(round))
      // Not awaited: the kill comes at any moment from the press to some time after the save.
      void press(browser.page).catch(() => undefined)
      await wait(Math.random() * 1.5 * saveMs)
      await browser.kill9()

      const again = await openAgain(profile)
      expect([before, [...before, severityIn(round)]]).toContainEqual(again.kept.severities)
      expect(again.kept.unreadable).toBe(0)
      before = again.kept.severities
      browser = again.browser
    }

    printFigure('kills in the midst of a save', ROUNDS)
    printFigure('of these the record was there after', before.length - 1)
    await browser.close()
    await removeTemporary(profile)
  },
  LIMIT_MS,
)

test(
  '[REL 1b] a browser killed during a sync sends each record to the server once @long',
  async () => {
    const session = await newPerson(server)
    const profile = temporaryFolder()
    let browser = await startBrowser(profile)
    await browser.page.goto(`http://localhost:${server.port}/login`)
    await logIn(browser.page, session.username)
    await recordPain(browser.page).waitFor()
    const told: number[] = []

    for (let round = 0; round < SYNC_ROUNDS; round += 1) {
      await writePain(browser.page, severityIn(round))
      await press(browser.page)
      await savedToast(browser.page).waitFor()
      told.push(severityIn(round))
      await wait(Math.random() * LONGEST_SYNC_MS)
      await browser.kill9()

      const again = await openAgain(profile)
      expect(again.kept).toEqual({ severities: told, unreadable: 0 })
      browser = again.browser
    }

    const onServer = async () => {
      const all = await pullAll({ port: server.port, session })
      const records = all.filter(({ record_type }) => record_type === 'pain_record')
      return records.map(({ content }) => Number(content?.['severity'])).toSorted((a, b) => a - b)
    }
    await vi.waitFor(async () => expect(await onServer()).toEqual(told.toSorted((a, b) => a - b)), {
      timeout: 60_000,
      interval: 500,
    })
    printFigure('kills in the midst of a sync', SYNC_ROUNDS)
    await browser.close()
    await removeTemporary(profile)
  },
  LIMIT_MS,
)
