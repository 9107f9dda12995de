import { medianOf } from '../measure/alternate.ts'
import { atMost, shown, told, type Figure } from '../measure/figure.ts'
import { median } from '../measure/statistics.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice, slowDown, type Device } from './browser.ts'
import { openHome } from './opening.ts'
import type { Opening } from './pageWork.ts'
import { workPage } from './workPage.ts'

const ROUNDS = 5
const RATE = 4
const RECORDS = 10_000
const KB = 1_000

/** From the first byte to a home that can be used, on a slow phone, by somebody who is not registered. */
export async function opens(stage: Stage): Promise<Figure[]> {
  const { port } = stage.product
  const cold = await times(ROUNDS, () => openCold(port))
  const device = await newDevice()
  try {
    await prepare(device, port)
    const warm = await times(ROUNDS, () => openIn(device, port))
    const restarted = await times(ROUNDS, () => device.restart().then(() => openIn(device, port)))
    await fill(device, port, RECORDS)
    const many = await times(ROUNDS, () => openIn(device, port))
    const work = await times(ROUNDS, () => workOfOpening(device, port))
    return [
      atMost('cold open to a usable home, 4x slowdown', 1_500, usable(cold), ' ms'),
      atMost('warm open to a usable home, 4x slowdown', 600, usable(warm), ' ms'),
      told('the same after a restart of the browser', `${shown(usable(restarted))} ms`),
      told('the same with 10,000 records', `${shown(usable(many))} ms`),
      told(
        'the newest records are shown: warm; with 10,000 records',
        `${shown(medianOf(warm, ({ listed }) => listed))} ms; ${shown(medianOf(many, ({ listed }) => listed))} ms`,
      ),
      told(
        'first paint: cold; warm',
        `${shown(medianOf(cold, ({ firstPaint }) => firstPaint))} ms; ${shown(medianOf(warm, ({ firstPaint }) => firstPaint))} ms`,
      ),
      // On a machine that does other things as well only this one holds.
      told('processor time of the page in a warm open, no slowdown', `${shown(median(work))} ms`),
      told(
        'scripts until home is there, packed',
        `${shown(medianOf(cold, ({ scriptBytes }) => scriptBytes) / KB)} kB`,
      ),
    ]
  } finally {
    await device.close()
  }
}

/** Nothing of the app was ever loaded here; only the diary is there, as after somebody has cleared the caches. */
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

/** Visited before: the service worker has kept its files. */
async function prepare(device: Device, port: number): Promise<void> {
  await fill(device, port, 0)
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

/** Milliseconds that the main thread of the page was at work until home was there. */
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

const usable = (all: readonly Opening[]): number => medianOf(all, ({ usable }) => usable)
