import { RESULT } from '@reprieve/contract/codes.ts'
import { percentile } from '../measure/statistics.ts'
import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { failures, p99, perSecond, fireShots, fireShotsAtPace, type Tally } from '../load/shoot.ts'
import { emptyDelta } from '../load/shots.ts'
import type { Stage } from '../stage/stage.ts'

const SATURATION_SECONDS = 3
const OVERLOAD_SECONDS = 10
const TIMES = 3
const CONNECTIONS = 1_500
const LIGHT = { connections: 8, seconds: 1, perSecond: 30 }
const LONGEST_RECOVERY_SECONDS = 20
const NOISE_MS = 20

/**
 * Sends three times what the server can handle: it must refuse politely (503 with 112, or 429) and recover soon
 * after.
 */
export const overload = (stage: Stage): Promise<Figure[]> =>
  overloadFor(stage, { seconds: OVERLOAD_SECONDS, what: 'overload' })

export async function overloadFor(
  stage: Stage,
  { seconds, what }: { seconds: number; what: string },
): Promise<Figure[]> {
  const { port, hasExited } = stage.product
  const shots = stage.people.map(emptyDelta)
  const full = await fireShots({ port, shots, connections: 64, seconds: SATURATION_SECONDS })
  const before = await fireShotsAtPace({ port, shots, ...LIGHT, seconds: 3 })
  const offered = perSecond(full) * TIMES
  const tally = await fireShotsAtPace({
    port,
    shots,
    connections: CONNECTIONS,
    seconds,
    perSecond: offered,
  })
  const recovery = await secondsToNormal(() => fireShotsAtPace({ port, shots, ...LIGHT }), p99(before))
  const wrong = [...tally.answers].filter(([kind]) => !ALLOWED.has(kind))
  const kinds = [...tally.answers].map(
    ([kind, ms]) =>
      `${kind}: ${formatNumber(ms.length)}, p50 ${formatNumber(percentile(ms, 0.5))} ms, p99 ${formatNumber(percentile(ms, 0.99))} ms`,
  )
  return [
    figureWithoutTarget(
      `${what}: calls a second when full, and offered`,
      `${formatNumber(perSecond(full))}, ${formatNumber(offered)}`,
    ),
    figureWithoutTarget(`${what}: answers`, kinds.join('; ')),
    atMost(
      `${what}: answers that are neither served nor "later"`,
      0,
      wrong.reduce((sum, [, ms]) => sum + ms.length, 0),
    ),
    atMost(`${what}: exits of the server`, 0, hasExited() ? 1 : 0),
    atMost(`${what}: back to normal`, 10, recovery, ' s'),
  ]
}

const ALLOWED = new Set([`200 ${RESULT.ok}`, `503 ${RESULT.overloaded}`, `429 ${RESULT.rateLimited}`])

/** Seconds until a light load is answered completely, and as fast as before. */
async function secondsToNormal(look: () => Promise<Tally>, usual: number): Promise<number> {
  const began = performance.now()
  const passed = () => (performance.now() - began) / 1_000
  while (passed() < LONGEST_RECOVERY_SECONDS) {
    const tally = await look()
    if (failures(tally) === 0 && p99(tally) <= usual * 2 + NOISE_MS) return passed()
  }
  return passed()
}
