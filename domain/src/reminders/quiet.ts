import type { Frequency } from '../schedule/frequency.ts'
import { dueMinutes, clockAt } from '../schedule/nextTimeDays.ts'
import type { Clock } from '../time/typedTime.ts'

/** Hours in which nothing comes, by the clock on the wall; null for none. They may run over midnight. [REM-13] */
export type Quiet = { from: Clock; to: Clock } | null

const minuteOf = ({ hour, minute }: Clock): number => hour * 60 + minute

/** The first minute is quiet, the last is not; from a time to the same is none, else all would be silent for ever. */
export function isQuiet(quiet: Quiet, clock: Clock): boolean {
  if (quiet === null) return false
  const [from, to, now] = [quiet.from, quiet.to, clock].map(minuteOf) as [number, number, number]
  return from <= to ? now >= from && now < to : now >= from || now < to
}

/** Whether it would never come, which is to be said where either is chosen. [REM-13] */
export const isSilenced = (frequency: Frequency, quiet: Quiet): boolean =>
  dueMinutes({ frequency, startDay: '1970-01-01' }).every((minute) => isQuiet(quiet, clockAt(minute)))
