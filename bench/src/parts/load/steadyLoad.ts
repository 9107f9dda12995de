import { failures, p99, times } from '../../load/shoot.ts'
import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../../measure/figure.ts'
import { percentile } from '../../measure/statistics.ts'
import type { Stage } from '../../stage/stage.ts'
import { DEVICES } from '../crowd.ts'
import type { Length } from './partLength.ts'
import { atTruePace } from './truePace.ts'

const MORE_DEVICES = 5_000
const MORE_MINUTES = 1

/** RELIABILITY 1a: the calls of the devices of a small town, in real time. */
export async function measureSteadyLoad(stage: Stage, { minutes, words }: Length): Promise<Figure[]> {
  const what = `2,000 devices steady for ${words}`
  const seen = await crowdOf(stage, DEVICES, minutes)
  const more = await crowdOf(stage, MORE_DEVICES, Math.min(MORE_MINUTES, minutes))
  return [
    atMost(`${what}: p95`, 60, seen.p95, ' ms'),
    atMost(`${what}: p99`, 150, seen.p99, ' ms'),
    figureWithoutTarget(
      `${what}: p99 of the worst minute; the slowest call`,
      `${formatNumber(seen.worst)} ms; ${formatNumber(seen.slowest)} ms`,
    ),
    figureWithoutTarget(
      `${what}: calls; a second`,
      `${formatNumber(seen.calls)}; ${formatNumber(seen.calls / minutes / 60)}`,
    ),
    atMost(`${what}: calls that failed`, 0, seen.failed),
    figureWithoutTarget(
      `5,000 devices for ${formatNumber(Math.min(MORE_MINUTES, minutes))} min: p95; p99; calls that failed`,
      `${formatNumber(more.p95)} ms; ${formatNumber(more.p99)} ms; ${more.failed} of ${formatNumber(more.calls)}`,
    ),
  ]
}

async function crowdOf(stage: Stage, devices: number, minutes: number) {
  const tallies = await atTruePace(stage.product.port, await stage.newPeople(devices), minutes)
  const all = tallies.flatMap(times)
  return {
    calls: all.length,
    failed: tallies.reduce((sum, tally) => sum + failures(tally), 0),
    p95: percentile(all, 0.95),
    p99: percentile(all, 0.99),
    worst: Math.max(...tallies.map(p99)),
    slowest: percentile(all, 1),
  }
}
