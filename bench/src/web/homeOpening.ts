import { measureAlternating, medianBy, type Pairs } from '../measure/measureAlternating.ts'
import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { median } from '../measure/statistics.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice, slowDown, type Device } from './browser.ts'
import { openHome } from './openHome.ts'
import type { Opening } from './pageWork.ts'
import { workPage } from './workPage.ts'

const ROUNDS = 5
// More pairs than usual, because a difference of two times varies more than a time.
const PAIRS = 10
const RATE = 4
const RECORDS = 10_000
const KB = 1_000
const MOST_COLD_MS = 1_000
const MOST_WARM_MS = 450
const MOST_RESTARTED_MS = 700
const MOST_PAINT_MS = 800
const MOST_REQUESTS = 40

/** From the first byte to a usable home, on a slow phone, for a person without an account. */
export async function measureOpening(stage: Stage): Promise<Figure[]> {
  const { port } = stage.product
  const cold = await times(ROUNDS, () => openCold(port))
  const none = await newDevice()
  try {
    const many = await newDevice()
    try {
      return figuresOf(cold, await openedInTurn({ none, many }, port))
    } finally {
      await many.close()
    }
  } finally {
    await none.close()
  }
}

interface OpenedInTurn {
  warm: Pairs<Opening>
  /** Right after a restart of the browser. */
  restarted: Pairs<Opening>
  /** In a process that has not run the app yet. */
  anew: Pairs<Opening>
  /** Milliseconds. */
  work: number[]
  readingAll: number
}

async function openedInTurn(
  { none, many }: { none: Device; many: Device },
  port: number,
): Promise<OpenedInTurn> {
  await prepare(none, port, 0)
  await prepare(many, port, RECORDS)
  const sides = { floor: () => openIn(none, port), ours: () => openIn(many, port) }
  const warm = await measureAlternating(PAIRS, sides)
  const work = await times(ROUNDS, () => workOfOpening(none, port))
  const readingAll = await timeOfReadingAll(many, port)
  // Measured last: a restarted browser opens each page in a new process, which has to compile the app. Later
  // measurements would look slow for that reason.
  const restarted = await measureAlternating(ROUNDS, {
    floor: () => none.restart().then(sides.floor),
    ours: () => many.restart().then(sides.ours),
  })
  const anew = await measureAlternating(ROUNDS, sides)
  return { warm, restarted, anew, work, readingAll }
}

function figuresOf(cold: readonly Opening[], seen: OpenedInTurn): Figure[] {
  const { warm, restarted, anew, work, readingAll } = seen
  const added = (value: (one: Opening) => number): number => addedIn(warm, value) / readingAll
  const both = ({ floor, ours }: Pairs<Opening>): string => `${ms(usable(floor))}; ${ms(usable(ours))}`
  return [
    atMost('cold open to a usable home, 4x slowdown', MOST_COLD_MS, usable(cold), ' ms'),
    atMost('warm open to a usable home, 4x slowdown', MOST_WARM_MS, usable(warm.floor), ' ms'),
    atMost('the same with 10,000 records', MOST_WARM_MS, usable(warm.ours), ' ms'),
    // Times depend on the machine and its hour: this ratio does not.
    atMost('the same, by reading all of them', 0.4, usable(warm.ours) / readingAll),
    atMost('what 10,000 records add to it, by reading all of them', 0.1, added(usableOf)),
    atMost('what they add until the newest are shown, by reading all', 0.1, added(listedOf)),
    figureWithoutTarget(
      'the newest records are shown: with none; with 10,000; reading all',
      `${ms(medianBy(warm.floor, listedOf))}; ${ms(medianBy(warm.ours, listedOf))}; ${ms(readingAll)}`,
    ),
    figureWithoutTarget(
      'warm, in a process that has not run the app yet: with none; with 10,000',
      both(anew),
    ),
    atMost(
      'warm, right after a restart of the browser, no records',
      MOST_RESTARTED_MS,
      usable(restarted.floor),
      ' ms',
    ),
    atMost('the same with 10,000 records, after a restart', MOST_RESTARTED_MS, usable(restarted.ours), ' ms'),
    atMost('first contentful paint, cold, 4x slowdown', MOST_PAINT_MS, medianBy(cold, firstPaintOf), ' ms'),
    atMost(
      'requests until home is shown, cold',
      MOST_REQUESTS,
      medianBy(cold, ({ requests }) => requests),
    ),
    figureWithoutTarget('first contentful paint, warm', ms(medianBy(warm.floor, firstPaintOf))),
    // On a busy machine only this figure is reliable.
    figureWithoutTarget('processor time of the page in a warm open, no slowdown', ms(median(work))),
    figureWithoutTarget(
      'scripts until home is there, packed',
      `${formatNumber(medianBy(cold, ({ scriptBytes }) => scriptBytes) / KB)} kB`,
    ),
  ]
}

/** No file of the app was loaded before; only the diary exists, as after a person has cleared the caches. */
async function openCold(port: number): Promise<Opening> {
  const device = await newDevice()
  try {
    await fill(device, port, 0)
    await device.restart()
    return await openIn(device, port)
  } finally {
    await device.close()
  }
}

/** Visits the app once, so that the service worker has cached its files. */
async function prepare(device: Device, port: number, count: number): Promise<void> {
  await fill(device, port, count)
  const page = await device.newPage()
  await openHome(page, port)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await page.close()
  await openIn(device, port)
}

async function fill(device: Device, port: number, count: number): Promise<void> {
  const page = await workPage(device, port)
  await page.evaluate((count) => globalThis.benchWork.fill(count), count)
  await page.close()
}

async function openIn(device: Device, port: number): Promise<Opening> {
  const page = await device.newPage()
  await slowDown(page, RATE)
  const opening = await openHome(page, port)
  await page.close()
  return opening
}

/** Milliseconds to load every record as an object, with the same slowdown. */
async function timeOfReadingAll(device: Device, port: number): Promise<number> {
  const page = await workPage(device, port)
  await slowDown(page, RATE)
  const seen = await page.evaluate((rounds) => globalThis.benchWork.reads(rounds), ROUNDS)
  await page.close()
  return median(seen.all)
}

/** Milliseconds that the main thread of the page worked until home was shown. */
async function workOfOpening(device: Device, port: number): Promise<number> {
  const page = await device.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await openHome(page, port)
  const { metrics } = await session.send('Performance.getMetrics')
  await page.close()
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

async function times<T>(count: number, act: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let time = 0; time < count; time += 1) all.push(await act())
  return all
}

const usableOf = ({ usable }: Opening): number => usable
const firstPaintOf = ({ firstPaint }: Opening): number => firstPaint
const listedOf = ({ listed }: Opening): number => listed
const ms = (value: number): string => `${formatNumber(value)} ms`
const usable = (all: readonly Opening[]): number => medianBy(all, usableOf)

/** The median of the differences, one difference per pair. */
const addedIn = ({ floor, ours }: Pairs<Opening>, value: (one: Opening) => number): number =>
  median(ours.map((one, at) => value(one) - value(floor[at]!)))
