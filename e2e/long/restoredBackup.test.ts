import type { Page } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callApi, type Session } from '../harness/apiCall.ts'
import { readDiarySummary } from '../harness/browserDiary.ts'
import { startBrowser, type BrowserProcess } from '../harness/browserProcess.ts'
import { pullAll, pullPage } from '../harness/diary.ts'
import { removeTemporary, temporaryFolder } from '../harness/leftovers.ts'
import { LIMIT_MS, printFigure, pickByRunLength } from '../harness/longRun.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { recordVersion, someClientId, tombstone } from '../harness/stamps.ts'
import { logIn } from '../pages/account/account.ts'
import { recordPain } from '../pages/app/home.ts'
import { recordPainFromHome } from '../pages/records/record.ts'

const CHECKOUT = join(import.meta.dirname, '../..')
const ROUNDS = pickByRunLength({ short: 1, long: 3 })
const DELETED = 5
const PATIENCE = { timeout: 90_000, interval: 500 }

let server: ServerProcess
let session: Session
const places: string[] = []
const devices: BrowserProcess[] = []

beforeAll(async () => {
  server = await startServer()
  session = await newPerson(server)
  devices.push(await aDevice(), await aDevice())
})
afterAll(async () => {
  for (const device of devices) await device.close()
  for (const place of places) await removeTemporary(place)
  await server?.remove()
})

async function aDevice(): Promise<BrowserProcess> {
  const profile = temporaryFolder()
  places.push(profile)
  const browser = await startBrowser(profile)
  await browser.page.goto(`http://localhost:${server.port}/login`)
  await logIn(browser.page, session.username)
  await recordPain(browser.page).waitFor()
  return browser
}

/** Runs `npm run backup` or `npm run restore` on the same folder. */
function run(command: 'backup' | 'restore', ...given: string[]): void {
  const { PATH, HOME, LANG } = process.env
  const script = join('server/src/backup', `${command}Command.ts`)
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...given], {
    cwd: CHECKOUT,
    env: { PATH, HOME, LANG, DATA_DIR: server.dataDir },
    stdio: 'pipe',
  })
}

const door = () => ({ port: server.port, session })
const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

const onServer = async (): Promise<number[]> =>
  sorted(
    (await pullAll(door()))
      .filter(({ content }) => content?.['deleted'] !== 1)
      .map(({ content }) => Number(content?.['severity'])),
  )

/** Includes deleted rows, which are stored as long as they can be restored. */
const here = async (page: Page): Promise<number[]> =>
  sorted((await readDiarySummary(page)).severities.filter((severity) => severity !== DELETED))

/** Everything is on both devices and on the server, once each. */
async function expectEverywhere(severities: readonly number[]): Promise<void> {
  const wanted = sorted(severities)
  await vi.waitFor(async () => expect(await onServer()).toEqual(wanted), PATIENCE)
  // A device that pulled before the other pushed would pull again only minutes later.
  await wake()
  for (const { page } of devices) {
    await vi.waitFor(async () => expect(await here(page)).toEqual(wanted), PATIENCE)
    expect((await readDiarySummary(page)).unreadable).toBe(0)
  }
}

const epochOf = async (): Promise<string> => (await pullPage(door(), { cursor: 0 })).head.epoch

/** Restarts the app, as after a night; it syncs at its start. */
async function wake(): Promise<void> {
  for (const { page } of devices) {
    await page.goto(`http://localhost:${server.port}/home`)
    await recordPain(page).waitFor()
  }
}

test(
  '[REL 1b, SYNC-16, D53] a server restored from yesterday’s backup has all that its devices have after they synced, once',
  async () => {
    const all: number[] = []
    const [first, second] = devices.map(({ page }) => page) as [Page, Page]
    for (let round = 0; round < ROUNDS; round += 1) {
      const folder = join(temporaryFolder(), 'backup')
      places.push(join(folder, '..'))
      await wake()
      await recordPainFromHome(first, 1)
      all.push(1)
      await wake()
      await expectEverywhere(all)
      const before = await epochOf()
      run('backup', folder)

      // A day of writing on both devices and by a client without a browser, which ends before the disk breaks.
      await recordPainFromHome(first, 2)
      await recordPainFromHome(second, 3)
      const record = recordVersion(someClientId(), 4)
      expect((await callApi(door(), 'sync/create-record', record)).code).toBe(0)
      const gone = recordVersion(someClientId(), DELETED)
      expect((await callApi(door(), 'sync/create-record', gone)).code).toBe(0)
      expect((await callApi(door(), 'sync/delete-record', tombstone(gone.client_id))).code).toBe(0)
      all.push(2, 3, 4)
      await wake()
      await vi.waitFor(async () => expect(await onServer()).toEqual(sorted(all)), PATIENCE)
      await wake()

      await server.stop()
      // Written while the server is down.
      await recordPainFromHome(second, 6)
      all.push(6)
      const began = performance.now()
      run('restore', folder, '--replace')
      printFigure(`round ${round + 1}: restore, seconds`, (performance.now() - began) / 1_000)
      server = await server.again()
      expect(await epochOf()).not.toBe(before)
      printFigure(
        `round ${round + 1}: lost to the server by the restore`,
        all.length - (await onServer()).length,
      )
      await wake()
      await wake()
      await expectEverywhere(all)
      const { records } = await pullPage(door(), { cursor: 0 })
      expect(new Set(records.map(({ client_id: id }) => id)).size).toBe(records.length)
    }
    printFigure('restores after which nothing was missing', ROUNDS)
  },
  LIMIT_MS,
)
