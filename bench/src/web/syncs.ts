import { alternate, medianOf, ratioOf } from '../measure/alternate.ts'
import { atMost, shown, told, type Figure } from '../measure/figure.ts'
import { personWithYears, RECORDS } from '../people/personWithYears.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice } from './browser.ts'
import { workPage } from './workPage.ts'

const ROUNDS = 6
const PAGE = 2_500
const PUSHED = 1_000

/** The first sync of somebody with years of records and the push of a long journey, each against one request and one put. */
export async function syncs(stage: Stage): Promise<Figure[]> {
  const floor = `http://127.0.0.1:${stage.floor.port}`
  const years = await personWithYears(stage)
  const writers = await stage.newPeople(2 * ROUNDS + 2)
  const device = await newDevice({ asksOthers: true })
  try {
    const page = await workPage(device, stage.product.port)
    const pull = {
      ours: () => page.evaluate((caller) => globalThis.benchWork.firstSync(caller), years),
      floor: () =>
        page.evaluate(([floor, caller]) => globalThis.benchWork.firstFetch(floor, caller), [
          floor,
          years,
        ] as const),
    }
    const given = { floor, count: PUSHED }
    const push = {
      ours: () =>
        page.evaluate(([caller, { count }]) => globalThis.benchWork.push(caller, count), [
          writers.pop()!,
          given,
        ] as const),
      floor: () =>
        page.evaluate(([caller, { floor, count }]) => globalThis.benchWork.post(floor, caller, count), [
          writers.pop()!,
          given,
        ] as const),
    }
    await alternate<unknown>(1, pull)
    const pulls = await alternate<{ ms: number }>(ROUNDS, pull)
    const last = await pull.ours()
    await alternate<unknown>(1, push)
    const pushes = await alternate<{ ms: number }>(ROUNDS - 1, push)
    const lastPush = await push.ours()
    return [
      atMost(
        'first sync of 10,000, by one fetch and one put',
        1.3,
        ratioOf(pulls, ({ ms }) => ms),
      ),
      told(
        'first sync of 10,000: time; of the floor',
        `${shown(medianOf(pulls.ours, ({ ms }) => ms))} ms; ${shown(medianOf(pulls.floor, ({ ms }) => ms))} ms`,
      ),
      atMost('first sync of 10,000: requests', RECORDS / PAGE, last.requests),
      atMost('first sync of 10,000: records that did not come', 0, RECORDS - last.count),
      atMost(
        'push of 1,000, by one POST and one put',
        2,
        ratioOf(pushes, ({ ms }) => ms),
      ),
      told(
        'push of 1,000: time; of the floor; requests',
        `${shown(medianOf(pushes.ours, ({ ms }) => ms))} ms; ${shown(medianOf(pushes.floor, ({ ms }) => ms))} ms; ${lastPush.requests}`,
      ),
      atMost('push of 1,000: records that still wait', 0, lastPush.waiting),
    ]
  } finally {
    await device.close()
  }
}
