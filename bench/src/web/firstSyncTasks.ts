import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { median } from '../measure/statistics.ts'
import { personWithYears, RECORDS } from '../people/personWithYears.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice } from './browser.ts'
import { recordTasks } from './longestTask.ts'
import type { Caller } from './pageWork.ts'
import { localAddress, workPage } from './workPage.ts'

const ROUNDS = 3
const LOOK_EACH_MS = 250
const LONGEST_MS = 120_000
/** The results of all records are read once no more arrive. */
const SETTLE_MS = 6_000
/** How much slower a phone is. */
const SLOWER = 4
const TARGET_MS = 100
const NOTICED_MS = 50

interface Sync {
  found: number
  seconds: number
  /** Milliseconds of each task on a phone. */
  tasks: number[]
}

/** The app right after sign-in, while years of records arrive: how long does it not react to a press? */
export async function firstSyncTasks(stage: Stage): Promise<Figure[]> {
  const years = await personWithYears(stage)
  const syncs: Sync[] = []
  for (let round = 0; round < ROUNDS; round += 1) syncs.push(await syncOnce(stage, years))
  const longest = syncs.map(({ tasks }) => Math.max(...tasks))
  const noticed = syncs.map(({ tasks }) => tasks.filter((ms) => ms > NOTICED_MS).length)
  return [
    atMost('first sync in the open app: records that did not come', 0, RECORDS - syncs[0]!.found),
    figureWithoutTarget(
      'first sync in the open app: seconds from the opening',
      `${formatNumber(median(syncs.map(({ seconds }) => seconds)))} s`,
    ),
    atMost(
      `first sync in the open app: its longest task on a phone (${SLOWER} times its processor time)`,
      TARGET_MS,
      median(longest),
      ' ms',
    ),
    figureWithoutTarget(
      `first sync in the open app: the longest of each round; tasks over ${NOTICED_MS} ms`,
      `${longest.map(formatNumber).join(', ')} ms; ${noticed.join(', ')}`,
    ),
  ]
}

async function syncOnce(stage: Stage, years: Caller): Promise<Sync> {
  const device = await newDevice()
  try {
    const beside = await workPage(device, stage.product.port)
    await beside.evaluate((caller) => globalThis.benchWork.signIn(caller), years)
    const app = await device.newPage()
    const tasks = await recordTasks(app)
    const began = performance.now()
    await app.goto(`${localAddress(stage.product.port)}/home`, { waitUntil: 'commit' })
    const count = () => beside.evaluate((caller) => globalThis.benchWork.countOf(caller), years)
    let found = await count()
    while (found < RECORDS && performance.now() - began < LONGEST_MS) {
      await beside.waitForTimeout(LOOK_EACH_MS)
      found = await count()
    }
    const seconds = (performance.now() - began) / 1_000
    await beside.waitForTimeout(SETTLE_MS)
    return { found, seconds, tasks: (await tasks('/get-all-records')).map((ms) => SLOWER * ms) }
  } finally {
    await device.close()
  }
}
