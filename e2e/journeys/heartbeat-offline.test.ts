import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { PulledRecord } from '@reprieve/contract/records/calls.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import type { Session } from '../harness/apiCall.ts'
import { pullAll, sendActs } from '../harness/diary.ts'
import { noteCreate, type Ledger } from '../harness/ledger.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { waitUntilAppCached } from '../pages/app/appWorker.ts'
import { recentRecords, recordPain } from '../pages/app/home.ts'
import { LONG, PHONE } from '../pages/app/shell.ts'
import { recordPainFromHome } from '../pages/records/record.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test as watched } from '../pages/sync/watch.ts'

const sync = await loadText('en', 'sync')

const CUT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_RESET/
const PUSH = '**/sync/create-records'
const PULL = '**/sync/get-all-records'
const WHEN_BACK = { timeout: 30_000 }

/** A person signed in here, whose second session shows what the server has. */
const test = watched.extend<{ elsewhere: Session }>({
  elsewhere: async ({ page, watch }, use) => {
    watch.expectError(CUT)
    const session = await signInNewPerson(page, startedServer())
    await waitUntilAppCached(page)
    await use(session)
  },
})
test.use({ viewport: PHONE, serviceWorkers: 'allow' })

async function recordsOnServer(session: Session): Promise<PulledRecord[]> {
  const all = await pullAll({ port: startedServer().port, session })
  return all.filter(({ record_type }) => record_type === 'pain_record')
}

const severitiesOnServer = async (session: Session): Promise<number[]> =>
  (await recordsOnServer(session)).map(({ content }) => Number(content?.['severity']))

/** One of the newest records on home. */
const recent = (page: Page, severity: number): Locator =>
  recentRecords(page).filter({ has: page.getByRole('img', { name: `${severity} of 10` }) })

/** The app reports that nothing is unsent on this device. */
const expectSynced = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: sync('syncNow') })).toBeVisible(WHEN_BACK)

/** The network comes back, and the browser notices. */
async function networkIsBack(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await expect.poll(() => page.evaluate('navigator.onLine')).toBe(false)
  await page.context().setOffline(false)
}

test('[REL 1b] offline a pain is saved immediately, and is sent once when online', async ({
  page,
  elsewhere,
}) => {
  await page.context().setOffline(true)
  await recordPainFromHome(page, 7)
  expect(await severitiesOnServer(elsewhere)).toEqual([])

  await page.context().setOffline(false)
  await expect.poll(() => severitiesOnServer(elsewhere), WHEN_BACK).toEqual([7])
  await expectSynced(page)
})

test(
  '[REL 1b] a network that is cut between save and sync loses nothing, nor does closing the app then',
  LONG,
  async ({ page, elsewhere }) => {
    await recordPainFromHome(page, 6)
    await page.context().setOffline(true)
    const context = page.context()
    await page.close()

    const again = await context.newPage()
    await again.goto('/home')
    await expect(recordPain(again)).toBeVisible()
    await expect(recent(again, 6)).toBeVisible()
    await networkIsBack(again)
    await expect.poll(() => severitiesOnServer(elsewhere), WHEN_BACK).toEqual([6])
  },
)

test(
  '[D28] a request that is cut off is sent again, and a save beside it does not wait for it',
  LONG,
  async ({ page, elsewhere }) => {
    const held: Route[] = []
    let isCut = true
    await page.route(PUSH, async (route) => {
      if (isCut) held.push(route)
      else await route.continue()
    })
    await recordPainFromHome(page, 5)
    await expect.poll(() => held.length, WHEN_BACK).toBe(1)
    // The first request is in progress and gets no answer.
    await recordPainFromHome(page, 4)
    await expect(recent(page, 4)).toBeVisible()
    isCut = false
    for (const route of held) await route.abort('connectionreset')

    await networkIsBack(page)
    await expect
      .poll(async () => (await severitiesOnServer(elsewhere)).toSorted((a, b) => a - b), WHEN_BACK)
      .toEqual([4, 5])
    await expectSynced(page)
  },
)

test('[D28] an answer that is lost makes no second record', LONG, async ({ page, elsewhere }) => {
  let lost = 0
  await page.route(PUSH, async (route) => {
    await route.fetch()
    lost += 1
    await route.abort('connectionreset')
  })
  await recordPainFromHome(page, 8)
  await expect.poll(() => lost, WHEN_BACK).toBeGreaterThan(0)
  expect(await severitiesOnServer(elsewhere)).toEqual([8])

  await page.unroute(PUSH)
  await networkIsBack(page)
  await expectSynced(page)
  expect(await severitiesOnServer(elsewhere)).toEqual([8])
})

test(
  '[SYNC-18] a record of another device arrives, although the first answer with it was lost',
  LONG,
  async ({ page, elsewhere }) => {
    const ledger: Ledger = new Map()
    const act = noteCreate(ledger)
    let lost = 0
    // The sync at the start of every sign-in is over.
    await expectSynced(page)
    await page.route(PULL, async (route) => {
      await route.fetch()
      lost += 1
      await route.abort('connectionreset')
    })
    await sendActs({ port: startedServer().port, session: elsewhere }, act.call, [act])
    await networkIsBack(page)
    await expect.poll(() => lost, WHEN_BACK).toBeGreaterThan(0)

    await page.unroute(PULL)
    await networkIsBack(page)
    await expect(recent(page, Number(act.record.content['severity']))).toBeVisible(WHEN_BACK)
  },
)
