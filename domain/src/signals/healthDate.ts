import type { Instant, LocalInstant } from '../time/instant.ts'
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts'

const SHAPE = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)(?:\.\d+)? ?(?:Z|([+-])(\d\d):?(\d\d))$/
const EARLIEST: Instant = Date.UTC(1990, 0, 1)
const LATEST: Instant = Date.UTC(2100, 0, 1)

/** "2019-03-01 23:15:00 +0100" with the offset that it names; null if it cannot be read. [SIG-6] */
export function readHealthDate(written: string): LocalInstant | null {
  const found = SHAPE.exec(written)
  if (found === null) return null
  const [year, month, day, hour, minute, second] = found.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const [, , , , , , , sign, hours = '0', minutes = '0'] = found
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  const isInCalendar = new Date(local).getUTCDate() === day && month >= 1 && month <= 12 && hour < 24
  const size = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
  const offset = sign === '-' ? -size : size
  const at = local - offset
  return isInCalendar && at >= EARLIEST && at < LATEST ? { at, offset } : null
}
