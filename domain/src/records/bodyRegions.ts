import { locationForRegion, type BodyLocation } from '../lists/locationRegions.ts'
import type { PainRecord } from './painRecord.ts'

const covers = (place: BodyLocation, region: string): boolean => place.regions.includes(region)

/** The regions that the figure shows as selected. [REC-30] */
export function regionsChosen({ location }: PainRecord, places: readonly BodyLocation[]): Set<string> {
  const chosen = new Set(location.map(({ id }) => id))
  return new Set(places.filter(({ id }) => chosen.has(id)).flatMap(({ regions }) => regions))
}

/**
 * Selects the location of a region, or removes every location that covers it. With Back and Lower back selected,
 * removing only one would leave the figure unchanged, as if the press had failed. [REC-31, REC-32]
 */
export function pressRegion(
  record: PainRecord,
  { region, places }: { region: string; places: readonly BodyLocation[] },
): PainRecord {
  const covering = new Set(places.filter((place) => covers(place, region)).map(({ id }) => id))
  const others = record.location.filter(({ id }) => !covering.has(id))
  if (others.length < record.location.length) return { ...record, location: others }
  const place = locationForRegion(region, places)
  if (place === null) return record
  return { ...record, location: [...record.location, { id: place.id, text: place.text }] }
}
