import { HOUR_MS, MINUTE_MS, type LocalInstant } from '@reprieve/domain/time/instant.ts'

const FURTHEST = 14 * HOUR_MS

/** "2026-10-23T08:15:00+02:00": local time and offset. An offset that FHIR cannot express is converted to UTC. */
export function fhirMoment({ at, offset }: LocalInstant): string {
  const isTellable = Math.abs(offset) <= FURTHEST && offset % MINUTE_MS === 0
  const shift = isTellable ? offset : 0
  return `${new Date(at + shift).toISOString().slice(0, 19)}${zoneOf(shift)}`
}

function zoneOf(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE_MS
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** 24-hour clock, as FHIR's `time`. */
export const fhirClock = ({ hour, minute }: { hour: number; minute: number }): string =>
  `${two(hour)}:${two(minute)}:00`

const two = (value: number): string => String(value).padStart(2, '0')

const DAY = /^\d{4}-\d\d-\d\d$/

/** Other clients write any text where a day belongs: what is not a calendar day is left out. */
export function fhirDay(said: string | null): string | undefined {
  if (said === null || !DAY.test(said)) return undefined
  const at = Date.parse(`${said}T00:00:00Z`)
  const isReal = !Number.isNaN(at) && new Date(at).toISOString().startsWith(said)
  return isReal ? said : undefined
}
