export const LOWEST = 0
export const HIGHEST = 10
export const STEPS: readonly number[] = Array.from({ length: HIGHEST + 1 }, (_, value) => value)

/** D36: null until the person has touched it; a preset number would pull the answer towards itself. */
export type SwellValue = number | null

const within = (value: number): number => Math.min(HIGHEST, Math.max(LOWEST, value))

export const moveBy = (value: SwellValue, by: number): number => within((value ?? LOWEST) + by)

/** Half-way between two steps the greater one is kept, as everywhere a severity is rounded. */
export const keptValue = (position: number): number => within(Math.round(position))

/** Each step has an equal part of the width, and its middle is its whole number. In tenths: finer is only trembling. */
export function positionAt(x: number, width: number): number {
  const position = (x / width) * STEPS.length - 0.5
  return within(Math.round(position * 10) / 10)
}

/** How far along the width a position lies, from 0 to 1. */
export const shareAt = (position: number): number => (position + 0.5) / STEPS.length

const MOVES = new Map<string, (value: SwellValue) => number>([
  ['ArrowRight', (value) => moveBy(value, 1)],
  ['ArrowUp', (value) => moveBy(value, 1)],
  ['ArrowLeft', (value) => moveBy(value, -1)],
  ['ArrowDown', (value) => moveBy(value, -1)],
  ['PageUp', (value) => moveBy(value, 2)],
  ['PageDown', (value) => moveBy(value, -2)],
  ['Home', () => LOWEST],
  ['End', () => HIGHEST],
  // The key that presses: as a tap on the thumb, it takes the value where the thumb stands.
  ['Enter', (value) => value ?? LOWEST],
  [' ', (value) => value ?? LOWEST],
])

/** null: not a key of the slider, the browser may have it. */
export const valueAfterKey = (key: string, value: SwellValue): number | null =>
  MOVES.get(key)?.(value) ?? null
