import type { Instant } from '../time/instant.ts'

/** Where somebody stopped in an article. */
export interface ReadingPlace {
  /** The number of the paragraph, heading or list at the top of the screen, from 0. */
  block: number
  /** How much of the text is above it, from 0 to 1. */
  share: number
  at: Instant
}

/** By the id of the article. */
export type ReadingPlaces = Readonly<Record<string, ReadingPlace>>

/** Older places are forgotten: nobody goes back to the thirtieth article. */
const MOST = 30

/** Null, or the beginning of the text, is no place: the article opens at its top. [GUIDE-29] */
export function setReadingPlace(
  places: ReadingPlaces,
  id: string,
  place: ReadingPlace | null,
): ReadingPlaces {
  const { [id]: _, ...others } = places
  const kept = place === null || place.block <= 0 ? others : { ...others, [id]: place }
  return Object.fromEntries(
    Object.entries(kept)
      .toSorted(([, one], [, other]) => other.at - one.at)
      .slice(0, MOST),
  )
}

export const findReadingPlace = (places: ReadingPlaces, id: string): ReadingPlace | null =>
  Object.hasOwn(places, id) ? places[id]! : null

/** The article that was read last and not to its end; null if none of these was. [GUIDE-29] */
export function findLatestPlace(places: ReadingPlaces, ids: ReadonlySet<string>): string | null {
  const begun = Object.entries(places).filter(([id]) => ids.has(id))
  const [latest] = begun.toSorted(([, one], [, other]) => other.at - one.at)
  return latest?.[0] ?? null
}

/** How much of a text is above one of its blocks, by the lengths of them all. */
export function shareAbove(lengths: readonly number[], block: number): number {
  const total = sum(lengths)
  return total === 0 ? 0 : sum(lengths.slice(0, block)) / total
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

/** Never none: the end of an article is not reached yet. */
export const minutesLeft = (minutes: number, share: number): number =>
  Math.max(1, Math.ceil(minutes * (1 - share)))
