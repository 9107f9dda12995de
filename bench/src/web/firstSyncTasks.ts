import type { Page } from 'playwright-core'
import { formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { personWithYears, RECORDS } from '../people/personWithYears.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice } from './browser.ts'
import { localAddress, workPage } from './workPage.ts'

const LOOK_EACH_MS = 250
const LONGEST_MS = 120_000
const NOTICED_MS = 200

interface Task {
  at: number
  ms: number
}

interface Watched {
  tasks: Task[]
  /** When the first page was requested; before that the app starts, which is another figure. */
  asked: number
}

/** The app right after sign-in, while years of records arrive: how long does it not react to a press? */
export async function firstSyncTasks(stage: Stage): Promise<Figure[]> {
  const years = await personWithYears(stage)
  const device = await newDevice()
  try {
    const beside = await workPage(device, stage.product.port)
    await beside.evaluate((caller) => globalThis.benchWork.signIn(caller), years)
    const app = await device.newPage()
    await app.addInitScript(WATCH)
    const began = performance.now()
    await app.goto(`${localAddress(stage.product.port)}/home`, { waitUntil: 'commit' })
    const count = () => beside.evaluate((caller) => globalThis.benchWork.countOf(caller), years)
    let found = await count()
    while (found < RECORDS && performance.now() - began < LONGEST_MS) {
      await beside.waitForTimeout(LOOK_EACH_MS)
      found = await count()
    }
    const seconds = (performance.now() - began) / 1_000
    return figuresOf(await watched(app), { found, seconds })
  } finally {
    await device.close()
  }
}

// A string, because it runs in the page.
const WATCH = `
  globalThis.benchTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) benchTasks.push({ at: startTime, ms: duration })
  }).observe({ type: 'longtask', buffered: true })`

const TELL = `({
  tasks: benchTasks,
  asked: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('get-all-records'))?.startTime ?? 0,
})`

const watched = (app: Page): Promise<Watched> => app.evaluate(TELL)

function figuresOf(
  { tasks, asked }: Watched,
  { found, seconds }: { found: number; seconds: number },
): Figure[] {
  const during = tasks.filter(({ at }) => at >= asked).map(({ ms }) => ms)
  const long = during.filter((ms) => ms > NOTICED_MS)
  return [
    figureWithoutTarget(
      'first sync in the open app: records, and seconds from the opening',
      `${formatNumber(found)}; ${formatNumber(seconds)} s`,
    ),
    figureWithoutTarget(
      `first sync in the open app: its longest task (wished: ${NOTICED_MS} ms)`,
      `${formatNumber(Math.max(0, ...during))} ms`,
    ),
    figureWithoutTarget(
      `first sync in the open app: tasks over ${NOTICED_MS} ms; over 50 ms`,
      `${long.length}; ${during.length}`,
    ),
  ]
}
