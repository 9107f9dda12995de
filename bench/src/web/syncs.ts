import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { measureAlternating, medianBy, medianRatio } from '../measure/measureAlternating.ts'
import { personWithYears, RECORDS } from '../people/personWithYears.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice } from './browser.ts'
import type { FloorIndexing } from './pageWork.ts'
import { workPage } from './workPage.ts'

const ROUNDS = 6
const BARE_ROUNDS = 3
const PAGE = 2_500
const PUSHED = 1_000

const msOf = ({ ms }: { ms: number }): number => ms

/**
 * The first sync of a person with years of records, and the push after a long time offline, each against one request
 * and one put.
 */
export async function syncs(stage: Stage): Promise<Figure[]> {
  const floor = `http://127.0.0.1:${stage.floor.port}`
  const years = await personWithYears(stage)
  const writers = await stage.newPeople(2 * (ROUNDS + BARE_ROUNDS + 1) + 1)
  const device = await newDevice({ asksOthers: true })
  try {
    const page = await workPage(device, stage.product.port)
    const pull = (kept: FloorIndexing) => ({
      ours: () => page.evaluate((caller) => globalThis.benchWork.firstSync(caller), years),
      floor: () =>
        page.evaluate(([floor, caller, kept]) => globalThis.benchWork.firstFetch(floor, caller, kept), [
          floor,
          years,
          kept,
        ] as const),
    })
    const push = (kept: FloorIndexing) => ({
      ours: () =>
        page.evaluate(([caller, count]) => globalThis.benchWork.push(caller, count), [
          writers.pop()!,
          PUSHED,
        ] as const),
      floor: () =>
        page.evaluate(([floor, given, kept]) => globalThis.benchWork.post(floor, given, kept), [
          floor,
          { caller: writers.pop()!, count: PUSHED },
          kept,
        ] as const),
    })
    await measureAlternating<unknown>(1, pull('indexed'))
    const pulls = await measureAlternating<{ ms: number }>(ROUNDS, pull('indexed'))
    const barePulls = await measureAlternating<{ ms: number }>(BARE_ROUNDS, pull('bare'))
    const last = await pull('indexed').ours()
    await measureAlternating<unknown>(1, push('indexed'))
    const pushes = await measureAlternating<{ ms: number }>(ROUNDS, push('indexed'))
    const barePushes = await measureAlternating<{ ms: number }>(BARE_ROUNDS, push('bare'))
    const lastPush = await push('indexed').ours()
    return [
      atMost(
        'first sync of 10,000, by one fetch and one put',
        1.3,
        medianRatio(pulls, ({ ms }) => ms),
      ),
      figureWithoutTarget(
        'first sync of 10,000: time; of the floor',
        `${formatNumber(medianBy(pulls.ours, ({ ms }) => ms))} ms; ${formatNumber(medianBy(pulls.floor, ({ ms }) => ms))} ms`,
      ),
      figureWithoutTarget(
        'first sync of 10,000, by one fetch and one put without any index',
        formatNumber(medianRatio(barePulls, msOf)),
      ),
      atMost('first sync of 10,000: requests', RECORDS / PAGE, last.requests),
      atMost('first sync of 10,000: records that did not come', 0, RECORDS - last.count),
      atMost(
        'push of 1,000, by one POST and one put',
        2,
        medianRatio(pushes, ({ ms }) => ms),
      ),
      figureWithoutTarget(
        'push of 1,000: time; of the floor; requests',
        `${formatNumber(medianBy(pushes.ours, ({ ms }) => ms))} ms; ${formatNumber(medianBy(pushes.floor, ({ ms }) => ms))} ms; ${lastPush.requests}`,
      ),
      figureWithoutTarget(
        'push of 1,000, by one POST and one put without any index',
        formatNumber(medianRatio(barePushes, msOf)),
      ),
      atMost('push of 1,000: records that still wait', 0, lastPush.waiting),
    ]
  } finally {
    await device.close()
  }
}
