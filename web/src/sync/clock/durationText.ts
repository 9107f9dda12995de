import { DAY_MS, HOUR_MS, MINUTE_MS } from '@reprieve/domain/time/instant.ts'

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const

/** "1 hour 3 minutes", in the two largest units that are not zero. */
export function durationText(tag: string, ms: number): string {
  let rest = Math.round(Math.abs(ms) / MINUTE_MS) * MINUTE_MS
  const parts: string[] = []
  for (const [unit, length] of UNITS) {
    const count = Math.floor(rest / length)
    rest -= count * length
    const isLast = parts.length === 0 && unit === 'minute'
    if (count > 0 || isLast) {
      parts.push(new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count))
    }
  }
  return new Intl.ListFormat(tag, { type: 'unit', style: 'long' }).format(parts.slice(0, 2))
}
