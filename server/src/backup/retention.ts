import { DAY_MS, HOUR_MS } from '@reprieve/domain/time/instant.ts'
import type { Retention } from '../backupConfig.ts'

const DAYS_OF_WEEK = 7
const MONTHS_OF_YEAR = 12

// Day 0 of the count was a Thursday: with three more, weeks begin on Monday.
const DAYS_BEFORE = 3

const day = (at: number): number => Math.floor(at / DAY_MS)

const BUCKETS: Record<keyof Retention, (at: number) => number> = {
  hourly: (at) => Math.floor(at / HOUR_MS),
  daily: day,
  weekly: (at) => Math.floor((day(at) + DAYS_BEFORE) / DAYS_OF_WEEK),
  monthly: (at) => new Date(at).getUTCFullYear() * MONTHS_OF_YEAR + new Date(at).getUTCMonth(),
}

/** Which of these backups, by their times, need not be kept any longer. The newest always is. [BACKUP-4] */
export function expiredTimes(times: readonly number[], keep: Retention): number[] {
  const newestFirst = times.toSorted((a, b) => b - a)
  const kept = new Set(newestFirst.slice(0, 1))
  for (const [period, bucket] of Object.entries(BUCKETS) as [keyof Retention, (at: number) => number][]) {
    const newest = new Map<number, number>()
    for (const at of newestFirst) if (!newest.has(bucket(at))) newest.set(bucket(at), at)
    for (const at of [...newest.values()].slice(0, keep[period])) kept.add(at)
  }
  return newestFirst.filter((at) => !kept.has(at))
}
