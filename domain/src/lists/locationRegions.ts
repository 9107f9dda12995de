import type { Reference } from './reference.ts'

/** A location and the regions of the body map that it covers: an arm has two. */
export interface BodyLocation extends Reference {
  regions: readonly string[]
  /** The person made it. */
  isOwn?: boolean
}

/**
 * The location that covers a region and the fewest others; of two equal ones a built-in one; null if none does.
 * [REC-31, PLACE-7]
 */
export function locationForRegion<P extends BodyLocation>(region: string, places: readonly P[]): P | null {
  const covering = places.filter(({ regions }) => regions.includes(region))
  const rank = ({ regions, isOwn = false }: P): number => regions.length * 2 + Number(isOwn)
  return covering.toSorted((one, other) => rank(one) - rank(other))[0] ?? null
}

/** What a press on the figure does to the regions of a location that is being described. [PLACE-7] */
export const toggleRegion = (regions: readonly string[], region: string): readonly string[] =>
  regions.includes(region) ? regions.filter((one) => one !== region) : [...regions, region]
