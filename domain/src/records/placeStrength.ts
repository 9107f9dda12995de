import type { Reference } from '../lists/reference.ts'
import { wholeSeverity } from './editRecord.ts'
import type { BodyLocation } from '../lists/locationRegions.ts'
import type { PainRecord } from './painRecord.ts'

const LOWEST = 0
const HIGHEST = 10

/** The number of a chosen place; null if none is told. None is not 0. [PLACE-1] */
export const strengthOfPlace = ({ placeStrengths }: PainRecord, place: string): number | null =>
  placeStrengths.find((one) => one.place === place)?.severity ?? null

/** The chosen places that have a number, in the order in which they were chosen. [PLACE-1] */
export const placesWithStrength = (record: PainRecord): { place: Reference; severity: number }[] =>
  record.location.flatMap((place) => {
    const severity = strengthOfPlace(record, place.id)
    return severity === null ? [] : [{ place, severity }]
  })

/** Null clears it. NaN changes nothing. [PLACE-1] */
export function setPlaceStrength(record: PainRecord, place: string, severity: number | null): PainRecord {
  if (severity !== null && Number.isNaN(severity)) return record
  const others = record.placeStrengths.filter((one) => one.place !== place)
  if (severity === null) return { ...record, placeStrengths: others }
  const within = wholeSeverity(Math.min(Math.max(LOWEST, severity), HIGHEST))
  return { ...record, placeStrengths: [...others, { place, severity: within }] }
}

/** What one press offers as the overall number; null if there is one, or no place has a number. [PLACE-2] */
export function offeredOverall(record: PainRecord): number | null {
  if (record.severity !== null) return null
  const told = placesWithStrength(record).map(({ severity }) => severity)
  return told.length === 0 ? null : Math.max(...told)
}

const MIDDLE = 5

/** The first press begins at the overall number, or in the middle; the next ones go one up or down. [PLACE-8] */
export function stepPlaceStrength(record: PainRecord, place: string, step: 1 | -1): PainRecord {
  const now = strengthOfPlace(record, place)
  return setPlaceStrength(record, place, now === null ? (record.severity ?? MIDDLE) : now + step)
}

/** The number to draw on each region: of two locations that cover it the higher one. [PLACE-4] */
export function strengthsOnFigure(
  record: PainRecord,
  places: readonly BodyLocation[],
): ReadonlyMap<string, number> {
  const regionsOf = new Map(places.map(({ id, regions }) => [id, regions]))
  const strongest = new Map<string, number>()
  for (const { place, severity } of placesWithStrength(record))
    for (const region of regionsOf.get(place.id) ?? [])
      strongest.set(region, Math.max(severity, strongest.get(region) ?? 0))
  return strongest
}
