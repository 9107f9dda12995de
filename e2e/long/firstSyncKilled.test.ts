import type { Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../harness/apiCall.ts'
import { readPullProgress, readStoredRows, type PullProgress } from '../harness/browserDiary.ts'
import { startBrowser, type BrowserProcess } from '../harness/browserProcess.ts'
import { sendActs } from '../harness/diary.ts'
import { noteCreate, unackedActs, type Ledger } from '../harness/ledger.ts'
import { removeTemporary, temporaryFolder } from '../harness/leftovers.ts'
import { printFigure } from '../harness/longRun.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { account, labelledField, logIn } from '../pages/account/account.ts'
import { recordPain } from '../pages/app/home.ts'

const RECORDS = 10_000
const PAGE = 2_500
const BULK = 250
const FIRST_SYNCS = 7
/** Killed once while nothing or little is stored, once after one page, and once after two. */
const KILLED_AFTER = [0, 1, 2]
/** About as long as the app takes to write one page. */
const LATER_MS = 300
const PATIENCE_MS = 120_000

let server: ServerProcess
let session: Session
let ledger: Ledger

beforeAll(async () => {
  server = await startServer()
  session = await newPerson(server)
  ledger = new Map()
  for (let made = 0; made < RECORDS; made += BULK) {
    const acts = Array.from({ length: BULK }, () => noteCreate(ledger))
    await sendActs({ port: server.port, session }, 'sync/create-records', acts)
  }
  if (unackedActs(ledger).length > 0) throw new Error('The server did not take all of it')
})
afterAll(() => server?.remove())

/** The cursor of each requested page. */
function watchPulls(page: Page): number[] {
  const from: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/sync/get-all-records'))
      from.push((request.postDataJSON() as { cursor?: number }).cursor ?? 0)
  })
  return from
}

const placeOn = (page: Page): Promise<PullProgress> =>
  // Before the sign-in there is no diary.
  readPullProgress(page).catch(() => ({ rows: 0, cursor: 0 }))

async function untilStored(page: Page, rows: number): Promise<void> {
  const patienceEnds = performance.now() + PATIENCE_MS
  while ((await placeOn(page)).rows < rows) {
    if (performance.now() > patienceEnds) throw new Error(`It did not come to ${rows}`)
    await wait(10)
  }
}

/** Opens the same profile again; a signed-in person stays signed in. */
async function open(profile: string): Promise<{ browser: BrowserProcess; from: number[] }> {
  const browser = await startBrowser(profile)
  const { page } = browser
  page.setDefaultTimeout(PATIENCE_MS)
  const from = watchPulls(page)
  await page.goto(`http://localhost:${server.port}/login`)
  const name = labelledField(page, account('signInName'))
  await recordPain(page).or(name).waitFor()
  if (await name.isVisible()) await logIn(page, session.username)
  await expect.poll(() => from.length, { timeout: PATIENCE_MS, interval: 5 }).toBeGreaterThan(0)
  return { browser, from }
}

interface Lives {
  kills: number
  pulls: number
  /** The number of kills after which the pull continued from a stored page. */
  resumed: number
}

async function killedFirstSync(profile: string): Promise<Lives> {
  const lives: Lives = { kills: 0, pulls: 0, resumed: 0 }
  let { browser, from } = await open(profile)
  for (const pages of KILLED_AFTER) {
    await untilStored(browser.page, pages * PAGE)
    await wait(Math.random() * LATER_MS)
    await browser.kill9()
    lives.kills += 1
    lives.pulls += from.length
    ;({ browser, from } = await open(profile))
    expect(from[0]).toBeGreaterThanOrEqual(pages * PAGE)
    if (Number(from[0]) > 0) lives.resumed += 1
  }
  await untilStored(browser.page, RECORDS)
  const kept = await readStoredRows(browser.page)
  expect(new Set(kept.rows.map(({ clientId }) => clientId))).toEqual(new Set(ledger.keys()))
  expect(kept.rows).toHaveLength(RECORDS)
  expect(kept.unreadable).toBe(0)
  expect(from.toSorted((a, b) => a - b)).toEqual(from)
  lives.pulls += from.length
  // A kill costs at most the page that was being written and the one that was being fetched at the same time.
  expect(lives.pulls).toBeLessThanOrEqual(RECORDS / PAGE + 2 * lives.kills)
  await browser.close()
  return lives
}

test('[REL 1b, SYNC-18] a killed first sync of 10,000 continues from the last stored page', async () => {
  const all: Lives[] = []
  for (let round = 0; round < FIRST_SYNCS; round += 1) {
    const profile = temporaryFolder()
    all.push(await killedFirstSync(profile))
    await removeTemporary(profile)
  }
  const sum = (of: keyof Lives): number => all.reduce((total, lives) => total + lives[of], 0)
  printFigure('kills in the midst of a first sync', sum('kills'))
  printFigure('of these it went on from a page that was stored', sum('resumed'))
  printFigure('pages asked for, in all', sum('pulls'))
  expect(sum('resumed')).toBeGreaterThan(0)
})
