import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callApi, type Session } from '../harness/apiCall.ts'
import { readDiarySummary } from '../harness/browserDiary.ts'
import { startBrowser, type BrowserProcess } from '../harness/browserProcess.ts'
import { pullAll } from '../harness/diary.ts'
import { removeTemporary, temporaryFolder } from '../harness/leftovers.ts'
import { LIMIT_MS, printFigure, pickByRunLength } from '../harness/longRun.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { stampAt } from '../harness/stamps.ts'
import { logIn } from '../pages/account/account.ts'
import { recordPain } from '../pages/app/home.ts'
import {
  goHomeFromReflection,
  recordPainFromHome,
  saveRecordButton,
  setSeverity,
} from '../pages/records/record.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const YEAR = 365 * DAY
const ALLOWED_AHEAD_MS = 60_000
const PATIENCE = { timeout: 60_000, interval: 200 }
const EDITED_THERE = 10
const EDITED_HERE = 9

interface Jump {
  what: string
  /** The device's clock after the change. */
  shows: () => number
  /** The offset of the time zone from UTC at that time. */
  offset?: number
}

const fromNow = (ms: number) => (): number => Date.now() + ms
const at = (time: string) => (): number => Date.parse(time)

const JUMPS: readonly Jump[] = [
  { what: 'a year ahead', shows: fromNow(YEAR) },
  { what: 'a year behind', shows: fromNow(-YEAR) },
  { what: 'a day ahead', shows: fromNow(DAY) },
  { what: 'a day behind', shows: fromNow(-DAY) },
  { what: 'an hour ahead', shows: fromNow(HOUR) },
  { what: 'an hour behind', shows: fromNow(-HOUR) },
  { what: 'the last minutes of summer time', shows: at('2026-10-25T00:50:00Z'), offset: 2 * HOUR },
  { what: 'the same hour once more', shows: at('2026-10-25T01:01:00Z'), offset: HOUR },
  { what: 'the last minutes of winter time', shows: at('2027-03-28T00:50:00Z'), offset: HOUR },
  { what: 'an hour that was skipped', shows: at('2027-03-28T01:01:00Z'), offset: 2 * HOUR },
  { what: 'the end of 31 bits of seconds', shows: at('2038-01-19T03:10:00Z') },
  { what: 'beyond 31 bits of seconds', shows: at('2038-01-19T03:14:30Z') },
]
const TRIED = JUMPS.slice(0, pickByRunLength({ short: 1, long: JUMPS.length }))

let server: ServerProcess
let session: Session
let profile: string
let browser: BrowserProcess

beforeAll(async () => {
  server = await startServer()
  session = await newPerson(server)
  profile = temporaryFolder()
  browser = await startBrowser(profile)
  const { page } = browser
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setTimezoneOverride', { timezoneId: 'Europe/Vienna' })
  await page.addInitScript(SHIFTED_CLOCK)
  await page.goto(`http://localhost:${server.port}/login`)
  await logIn(page, session.username)
  await recordPain(page).waitFor()
})
afterAll(async () => {
  await browser?.close()
  await removeTemporary(profile)
  await server?.remove()
})

// A string, because it runs in the page. Only the wall clock moves; timers and performance.now() continue, as when a
// person sets the clock of a phone.
const SHIFTED_CLOCK = `(() => {
  const trueNow = Date.now
  let moved = Number(sessionStorage.getItem('clock-moved') ?? 0)
  const now = () => trueNow() + moved
  globalThis.moveClock = (by) => sessionStorage.setItem('clock-moved', String((moved = by)))
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
})()`

/** Every second jump happens while the app is open and untouched: it must not count the jump as idle time. [ACC-34] */
async function setClock(page: Page, shows: number, round: number): Promise<void> {
  await page.evaluate(`moveClock(${shows - Date.now()})`)
  if (round % 2 === 0) await start(page)
}

const door = () => ({ port: server.port, session })

/** In the order of the server's sequence. */
const onServer = async () => (await pullAll(door())).filter(({ record_type: type }) => type === 'pain_record')

const severityThere = async (): Promise<number[]> =>
  (await onServer()).map(({ content }) => Number(content?.['severity']))

/** Server and device have exactly these, in the order in which they were written. */
async function expectEverywhere(severities: readonly number[]): Promise<void> {
  await vi.waitFor(async () => expect(await severityThere()).toEqual(severities), PATIENCE)
  await vi.waitFor(
    async () => expect(await readDiarySummary(browser.page)).toEqual({ severities, unreadable: 0 }),
    PATIENCE,
  )
}

/** Reloads the app; the clock stays as it was set. */
async function start(page: Page): Promise<void> {
  await page.goto(`http://localhost:${server.port}/home`)
  await recordPain(page).waitFor()
}

/** Edits the record created last, wherever its time puts it in the list. */
async function editHere(page: Page, routeId: number, severity: number): Promise<void> {
  await page.goto(`http://localhost:${server.port}/records/edit/${routeId}`)
  await setSeverity(page, severity)
  await saveRecordButton(page).click()
  await goHomeFromReflection(page)
}

const msOf = (stamp: unknown): number => Number.parseInt(String(stamp).slice(0, 12), 16)

test(
  '[REL 1b, SYNC 1.4, D32] wherever the clock of a device jumps, its saves arrive once, in order, and the later of two edits wins',
  async () => {
    const { page } = browser
    const told: number[] = []
    for (const [round, { what, shows, offset }] of TRIED.entries()) {
      await setClock(page, shows(), round)
      const severity = 1 + (round % 8)
      await recordPainFromHome(page, severity)
      told.push(severity)
      await expectEverywhere(told)

      const saved = (await onServer()).at(-1)
      const stamps = Object.values(saved?.stamps ?? {}).map(msOf)
      expect(Math.max(...stamps)).toBeLessThan(Date.now() + ALLOWED_AHEAD_MS)
      // As the clock of the device showed it, because that is what the person saw.
      const { timing, time_offset: east } = saved?.content ?? {}
      expect(Math.abs(Number(timing) - shows())).toBeLessThan(10 * 60_000)
      expect(east).toBe(offset ?? east)

      // A device with a right clock edits it, and then this device again.
      const edited = {
        record_type: 'pain_record',
        client_id: saved?.client_id,
        stamps: { severity: stampAt(Date.now()) },
        content: { severity: EDITED_THERE },
      }
      expect((await callApi(door(), 'sync/update-record', edited)).code).toBe(0)
      await start(page)
      await expectEverywhere([...told.slice(0, -1), EDITED_THERE])
      await editHere(page, Number(saved?.record_id), EDITED_HERE)
      told[told.length - 1] = EDITED_HERE
      await expectEverywhere(told)
      printFigure('the clock of the device showed', `${what}: kept, sent once, and the later edit won`)
    }
  },
  LIMIT_MS,
)
