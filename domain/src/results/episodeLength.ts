import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../time/instant.ts'

const DAY_HOURS = SECONDS_PER_DAY / SECONDS_PER_HOUR

type LengthWords =
  | { key: 'lengthMinutes'; values: { minutes: number } }
  | { key: 'lengthHours'; values: { hours: number; minutes: number } }
  | { key: 'lengthWholeHours'; values: { hours: number } }
  | { key: 'lengthDays'; values: { days: number; hours: number } }

/** A length in its two largest units, as a text of `results` and its values. From two days on minutes say nothing. */
export function episodeLength(seconds: number): LengthWords {
  const minutes = Math.round(Math.max(0, seconds) / 60)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return { key: 'lengthMinutes', values: { minutes } }
  if (hours >= 2 * DAY_HOURS) {
    const whole = Math.round(seconds / SECONDS_PER_HOUR)
    return {
      key: 'lengthDays',
      values: { days: Math.floor(whole / DAY_HOURS), hours: whole % DAY_HOURS },
    }
  }
  const rest = minutes % 60
  return rest === 0
    ? { key: 'lengthWholeHours', values: { hours } }
    : { key: 'lengthHours', values: { hours, minutes: rest } }
}
