export type Scale = (value: number) => number

/** From one stretch of numbers to another. Of a stretch without a length all is in the middle of the other. */
export function linear(from: readonly [number, number], to: readonly [number, number]): Scale {
  const [first, last] = from
  const [start, end] = to
  if (first === last) return () => (start + end) / 2
  return (value) => start + ((value - first) / (last - first)) * (end - start)
}

/** Tenths of a pixel are more than a screen shows, and keep a path of 366 days short. */
export const px = (value: number): number => Math.round(value * 10) / 10 + 0

/** A number of the scale from 0 to 10, or null: nothing else is ever drawn as one. */
export function known(value: number | null): number | null {
  return value !== null && value >= 0 && value <= 10 ? value : null
}
