import { dueMinutes, clockAt } from '../schedule/dueDays.ts'
import type { Frequency } from '../schedule/frequency.ts'
import type { Clock } from '../time/typedTime.ts'

/** Hours without reminders, in local time; null for none. They may span midnight. [REM-13] */
export type Quiet = { from: Clock; to: Clock } | null

const minuteOf = ({ hour, minute }: Clock): number => hour * 60 + minute

/** Includes the start, excludes the end; equal times mean none, otherwise everything would be silent for ever. */
export function isQuiet(quiet: Quiet, clock: Clock): boolean {
  if (quiet === null) return false
  const [from, to, now] = [quiet.from, quiet.to, clock].map(minuteOf) as [number, number, number]
  return from <= to ? now >= from && now < to : now >= from || now < to
}

/** Whether quiet hours suppress it completely, which the app states where either is chosen. [REM-13] */
export const isSilenced = (frequency: Frequency, quiet: Quiet): boolean =>
  dueMinutes({ frequency, startDay: '1970-01-01' }).every((minute) => isQuiet(quiet, clockAt(minute)))
