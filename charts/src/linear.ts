export type Scale = (value: number) => number

/** Maps one interval to another. An interval of length zero maps to the middle of the other. */
export function linear(from: readonly [number, number], to: readonly [number, number]): Scale {
  const [first, last] = from
  const [start, end] = to
  if (first === last) return () => (start + end) / 2
  return (value) => start + ((value - first) / (last - first)) * (end - start)
}

/** Tenths of a pixel are finer than a screen shows, and keep a path of 366 days short. */
export const px = (value: number): number => Math.round(value * 10) / 10 + 0

/** A number from 0 to 10, or null: nothing else is ever drawn. */
export function valueInScale(value: number | null): number | null {
  return value !== null && value >= 0 && value <= 10 ? value : null
}
