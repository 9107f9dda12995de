import { API_BASE } from '@reprieve/contract/call.ts'
import { HEADERS } from '@reprieve/contract/headers.ts'
import { demoYear } from '@reprieve/contract/testing/demoYear.ts'
import type { Page } from 'playwright-core'
import { sendUntilTaken } from '../load/shoot.ts'
import type { Shot } from '../load/shots.ts'
import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { median } from '../measure/statistics.ts'
import type { Person } from '../people/makePeople.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice, type Device } from './browser.ts'
import { SETTLE_MS, threadMeter, workOfPress } from './threadWork.ts'
import { localAddress, workPage } from './workPage.ts'

const TABS = ['insights', 'charts', 'timeline', 'records', 'calendar'] as const
type Tab = (typeof TABS)[number]

/** Enough days for 10,000 records and reflections, and the doses of one year. */
const DAYS = 4_400
const DOSES = 500
const SEED = 7
const ZONE = 'Europe/Vienna'
const BULK = 250
const ROUNDS = 5
const RATE = 4
const MOST_WORK_MS = 100
const MOST_FRAME_MS = 50
const LONGEST_MS = 180_000
/** A results screen is complete when its first chart, table, card or calendar is drawn. */
const SHOWN = 'main :is(svg[role="img"], table, article, [role="grid"]):visible'

/** Switching between the results screens with 10,000 records of all time, from the second time on. */
export async function resultTabs(stage: Stage): Promise<Figure[]> {
  const device = await newDevice()
  try {
    const count = await signedInWithYears(device, stage)
    const slowed = await workOfTabs(device, stage, RATE)
    const asItIs = await workOfTabs(device, stage, 1)
    return [
      ...TABS.map((tab) =>
        atMost(
          `to ${tab} of ${formatNumber(count)}, main thread, 4x slowdown`,
          MOST_WORK_MS,
          median(slowed[tab].map(({ work }) => work)),
          ' ms',
        ),
      ),
      ...TABS.map((tab) =>
        atMost(
          `from the press to the frame that shows ${tab} as open, 4x slowdown`,
          MOST_FRAME_MS,
          median(slowed[tab].map(({ frame }) => frame)),
          ' ms',
        ),
      ),
      figureWithoutTarget(
        'the same without slowdown',
        TABS.map((tab) => `${tab} ${formatNumber(median(asItIs[tab].map(({ work }) => work)))} ms`).join(
          '; ',
        ),
      ),
    ]
  } finally {
    await device.close()
  }
}

/** The sample records are years old. The range of an address is kept for the list. */
export async function chooseAllTime(page: Page, port: number): Promise<void> {
  await page.goto(`${localAddress(port)}/results/records?range=alltime`)
  await page.locator('main article').first().waitFor({ timeout: LONGEST_MS })
  await page.waitForTimeout(SETTLE_MS)
}

interface TabOpening {
  /** Milliseconds of the main thread. */
  work: number
  /** Milliseconds until a frame shows the tab as open. */
  frame: number
}

async function workOfTabs(device: Device, stage: Stage, rate: number): Promise<Record<Tab, TabOpening[]>> {
  const page = await device.newPage()
  await page.goto(`${localAddress(stage.product.port)}/results/insights?range=alltime`)
  await page.locator(SHOWN).first().waitFor({ timeout: LONGEST_MS })
  await page.waitForTimeout(SETTLE_MS)
  const range = new URL(page.url()).searchParams.get('range')
  if (range !== 'alltime') throw new Error(`All time was asked for, and ${range} is shown`)
  const meter = await threadMeter(page, rate)
  const all: Record<Tab, TabOpening[]> = { insights: [], charts: [], timeline: [], records: [], calendar: [] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const tab of round % 2 === 0 ? [...TABS.slice(1), TABS[0]] : TABS.toReversed()) {
      const opening = await openTab(page, meter, tab)
      await page.locator(SHOWN).first().waitFor()
      // The first time loads files, which is another figure.
      if (round > 0) all[tab].push(opening)
    }
  }
  await page.close()
  return all
}

async function openTab(page: Page, meter: () => Promise<number>, tab: Tab): Promise<TabOpening> {
  const link = `.results-tabs a[href^="/results/${tab}"]`
  await page.evaluate(`{
    globalThis.benchFrame = null
    const tab = document.querySelector('${link}')
    tab.addEventListener('click', () => {
      const began = performance.now()
      const look = () => requestAnimationFrame(() => setTimeout(() => {
        if (tab.getAttribute('aria-current') === 'page') globalThis.benchFrame = performance.now() - began
        else look()
      }))
      look()
    }, { once: true, capture: true })
  }`)
  const work = await workOfPress(page, meter, link)
  return { work, frame: await page.evaluate<number>('globalThis.benchFrame') }
}

/** The app itself loads the years from the server, as on a new device; returns the number of entries. */
export async function signedInWithYears(device: Device, stage: Stage): Promise<number> {
  const [person] = await stage.newPeople(1)
  if (person === undefined) throw new Error('Nobody was made')
  const year = demoYear({ seed: SEED, now: Date.now(), zone: ZONE, days: DAYS })
  const entries = [...year.records, ...year.reflections]
  await sendUntilTaken(stage.product.port, shotsOf(person, [...entries, ...year.doses.slice(-DOSES)]))
  const beside = await workPage(device, stage.product.port)
  await beside.evaluate((caller) => globalThis.benchWork.signIn(caller), person)
  const app = await device.newPage()
  await app.goto(`${localAddress(stage.product.port)}/home`)
  const count = () => beside.evaluate((caller) => globalThis.benchWork.countOf(caller), person)
  const began = performance.now()
  while ((await count()) < year.records.length) {
    if (performance.now() - began > LONGEST_MS) throw new Error('The records did not come in time')
    await beside.waitForTimeout(SETTLE_MS)
  }
  await letItTidy(app)
  await beside.close()
  await app.close()
  return entries.length
}

/** Once a week the app checks every row: that is not part of switching screens. */
async function letItTidy(app: Page): Promise<void> {
  while ((await app.evaluate(`localStorage.getItem('reprieve.swept')`)) === null) {
    await app.waitForTimeout(SETTLE_MS)
  }
}

function shotsOf(person: Person, all: readonly object[]): Shot[] {
  const headers = {
    'content-type': 'application/json',
    [HEADERS.language]: 'en',
    [HEADERS.clientType]: 'web',
    [HEADERS.appPackage]: 'reprieve.bench',
    [HEADERS.appVersion]: '4.41.0',
    [HEADERS.timezone]: ZONE,
    [HEADERS.authorization]: `Bearer ${person.token}`,
    [HEADERS.userId]: String(person.userId),
  }
  return Array.from({ length: Math.ceil(all.length / BULK) }, (_, at) => ({
    path: `${API_BASE}/sync/create-records`,
    headers,
    body: JSON.stringify({ records: all.slice(at * BULK, (at + 1) * BULK) }),
  }))
}
