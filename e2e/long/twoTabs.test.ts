import { chromium, type Browser, type Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readStoredRows, type StoredRows } from '../harness/browserDiary.ts'
import { BROWSER_ARGS, browserPath } from '../harness/browserPath.ts'
import { startFaultProxy, type FaultProxy } from '../harness/faultProxy.ts'
import { addIntent } from '../harness/intents.ts'
import { LIMIT_MS, printFigure, pickByRunLength } from '../harness/longRun.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { waitForTouchedRows } from '../harness/touchedRows.ts'
import { beginToSync, findMismatchesOnceQuiet, type Household } from '../pages/account/household.ts'
import { recordPain } from '../pages/app/home.ts'
import { openByNewerApp, wholeDiary } from '../pages/app/newerSchema.ts'
import {
  changeSeverity,
  goHome,
  recordPainOnDevice,
  startDevice,
  tapNothingNew,
  type DiaryDevice,
} from '../pages/sync/diaryDevice.ts'
import { watchPasses } from '../pages/sync/syncPasses.ts'

const shell = await loadText('en', 'shell')

/** Simulates a browser without locks, but only for the sync: other users of locks are not affected. */
const NO_SYNC_LOCK = `{
  const request = LockManager.prototype.request
  LockManager.prototype.request = function (name, how, work) {
    return name.startsWith('sync:') ? work({ name }) : request.apply(this, arguments)
  }
}`

const ROUNDS = pickByRunLength({ short: 2, long: 50 })
const UNLOCKED_ROUNDS = pickByRunLength({ short: 1, long: 20 })
/** Whether two unlocked tabs really overlap depends on timing, so several attempts are made. */
const MOST_TRIES = 5
/** So that a pass takes long enough for the other tab to start one. */
const SLOW = { fault: 'delay', ms: 60 } as const

let server: ServerProcess
let line: FaultProxy
let browser: Browser
let usual: TwoTabs

beforeAll(async () => {
  server = await startServer()
  line = await startFaultProxy(server.port)
  browser = await chromium.launch({ executablePath: browserPath(), args: [...BROWSER_ARGS] })
  usual = await openTwice()
})
afterAll(async () => {
  await browser?.close()
  await line?.close()
  await server?.remove()
})

interface TwoTabs {
  household: Household
  tabs: [DiaryDevice, DiaryDevice]
}

/** Opens one diary with a record in two tabs. */
async function openTwice(script = ''): Promise<TwoTabs> {
  line.usually({ fault: 'none' })
  const session = await newPerson(server)
  const { username } = session
  const first = await startDevice(browser, { name: 'the first tab', line, username, script })
  const second = { ...first, name: 'the second tab', page: await first.context.newPage() }
  await second.page.goto('/home')
  const household: Household = { server, session, intents: new Map(), devices: [first, second] }
  await keepingOf(household, 1, () => recordPainOnDevice(first, 5))
  await Promise.all([first, second].map(goHome))
  line.usually(SLOW)
  line.hangUp()
  return { household, tabs: [first, second] }
}

/** Performs an act in the tabs and records it, however many rows it changes. */
async function keepingOf(
  { intents, devices: [first] }: Household,
  rows: number,
  act: () => Promise<unknown>,
): Promise<void> {
  const { page } = first as DiaryDevice
  const before = await readStoredRows(page)
  await act()
  for (const { clientId, ...left } of await waitForTouchedRows(page, before, { atLeast: rows }))
    addIntent(intents, clientId, { device: 'a tab', ...left })
}

/** Both tabs act at the same time, and both start to sync at the same time. */
async function inBoth(
  tabs: readonly DiaryDevice[],
  act: (tab: DiaryDevice) => Promise<unknown>,
): Promise<void> {
  await Promise.all(tabs.map(act))
  await Promise.all(tabs.map(beginToSync))
}

async function writeAndSync({ household, tabs }: TwoTabs, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await keepingOf(household, 2, () => inBoth(tabs, tapNothingNew))
    await keepingOf(household, 1, () =>
      inBoth([tabs[round % 2] as DiaryDevice], (tab) => changeSeverity(tab, 0)),
    )
    await Promise.all(tabs.map(goHome))
    expect(await findMismatchesOnceQuiet(household)).toEqual([])
  }
}

/** Numbers and stamps that were assigned twice. [SYNC I8] */
function repeatedIn({ rows, device }: StoredRows): unknown[] {
  const numbers = rows.map(({ localId }) => localId)
  const saves = rows.flatMap(({ stamps }) => [...new Set(Object.values(stamps))])
  const own = saves.filter((stamp) => stamp.endsWith(device))
  return [...numbers, ...own].filter((one, index, all) => all.indexOf(one) !== index)
}

test(
  '[LOCAL-6, SYNC I8] two tabs that save and sync at the same time run one pass at a time, and lose and duplicate nothing',
  async () => {
    const { tabs } = usual
    const passes = watchPasses(tabs[0].context)
    await writeAndSync(usual, ROUNDS)
    expect(repeatedIn(await readStoredRows(tabs[0].page))).toEqual([])
    expect(passes.atOnce()).toEqual([])
    expect(passes.calls()).toBeGreaterThan(0)
    printFigure('calls of the passes of two tabs, one at a time', passes.calls())
  },
  LIMIT_MS,
)

test(
  '[D56, SYNC I8] without a lock they sync at the same time, and lose and duplicate nothing either',
  async () => {
    const unlocked = await openTwice(NO_SYNC_LOCK)
    const { tabs } = unlocked
    const passes = watchPasses(tabs[0].context)
    for (let tries = 0; tries === 0 || (tries < MOST_TRIES && passes.atOnce().length === 0); tries += 1)
      await writeAndSync(unlocked, UNLOCKED_ROUNDS)
    expect(repeatedIn(await readStoredRows(tabs[0].page))).toEqual([])
    // Proves that the tabs can overlap: otherwise the test above would find nothing either.
    expect(passes.atOnce()).not.toEqual([])
    printFigure('times that both were at it', passes.atOnce().length)
    await tabs[0].context.close()
  },
  LIMIT_MS,
)

const told = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('[LOCAL-11, LOCAL-12] a tab of an older schema is asked to reload, and writes nothing', async () => {
  const [old, other] = usual.tabs
  await other.page.goto('/healthz')
  await openByNewerApp(other.page)
  const before = await wholeDiary(other.page)

  await told(old.page, shell('diaryGoneText')).waitFor()
  const passes = watchPasses(old.context)
  await beginToSync(old)
  await old.page.getByRole('button', { name: shell('reload') }).press('Enter')
  await told(old.page, shell('newerAppText')).waitFor()
  await beginToSync(old)
  await old.page.goto('/records/add')
  await told(old.page, shell('newerAppText')).waitFor()

  expect(await recordPain(old.page).count()).toBe(0)
  expect(passes.calls()).toBe(0)
  expect(await wholeDiary(other.page)).toBe(before)
})
