import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { median } from '../measure/statistics.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice, slowDown } from './browser.ts'
import { workPage } from './workPage.ts'

const RECORDS = 10_000
const ROUNDS = 5
const RATE = 4

/** What home reads of 10,000 records, against reading all of them as objects. */
export async function measureReads(stage: Stage): Promise<Figure[]> {
  const device = await newDevice()
  try {
    const page = await workPage(device, stage.product.port)
    await page.evaluate((count) => globalThis.benchWork.fill(count), RECORDS)
    await slowDown(page, RATE)
    const seen = await page.evaluate((rounds) => globalThis.benchWork.reads(rounds), ROUNDS)
    const [all, latest, whole] = [median(seen.all), median(seen.latest), median(seen.openAndLatest)]
    return [
      atMost('home of 10,000 records: latest records and their number, by reading all', 0.2, latest / all),
      atMost('home of 10,000 records: the same with opening the database, by reading all', 0.2, whole / all),
      figureWithoutTarget(
        'home of 10,000 records: latest; with opening; all',
        `${formatNumber(latest)} ms; ${formatNumber(whole)} ms; ${formatNumber(all)} ms`,
      ),
    ]
  } finally {
    await device.close()
  }
}
