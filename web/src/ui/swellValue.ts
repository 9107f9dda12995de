export const LOWEST = 0
export const HIGHEST = 10
export const STEPS: readonly number[] = Array.from({ length: HIGHEST + 1 }, (_, value) => value)

/** D36: null until the person has touched it; a preset number would pull the answer towards itself. */
export type SwellValue = number | null

const within = (value: number): number => Math.min(HIGHEST, Math.max(LOWEST, value))

/** In tenths, without the dust that adding them up leaves. */
export const moveBy = (value: SwellValue, by: number): number =>
  within(Math.round(((value ?? LOWEST) + by) * 10) / 10)

/** Half-way between two steps the greater one is kept, as everywhere a severity is rounded. */
export const keptValue = (position: number): number => within(Math.round(position))

/** Each step has an equal part of the width, and its middle is its whole number. In tenths: finer is only trembling. */
export function positionAt(x: number, width: number): number {
  const position = (x / width) * STEPS.length - 0.5
  return within(Math.round(position * 10) / 10)
}

/** How far along the width a position lies, from 0 to 1. */
export const shareAt = (position: number): number => (position + 0.5) / STEPS.length

/** How far one press of an arrow moves, and one of a page key. */
interface KeySteps {
  arrow: number
  page: number
}

/** A severity moves in tenths (D35); what is answered in whole numbers moves by them. */
export const KEY_STEPS = {
  tenths: { arrow: 0.1, page: 1 },
  wholes: { arrow: 1, page: 2 },
} as const satisfies Record<string, KeySteps>

export type Precision = keyof typeof KEY_STEPS

const MOVES = new Map<string, (value: SwellValue, steps: KeySteps) => number>([
  ['ArrowRight', (value, { arrow }) => moveBy(value, arrow)],
  ['ArrowUp', (value, { arrow }) => moveBy(value, arrow)],
  ['ArrowLeft', (value, { arrow }) => moveBy(value, -arrow)],
  ['ArrowDown', (value, { arrow }) => moveBy(value, -arrow)],
  ['PageUp', (value, { page }) => moveBy(value, page)],
  ['PageDown', (value, { page }) => moveBy(value, -page)],
  ['Home', () => LOWEST],
  ['End', () => HIGHEST],
  // The key that presses: as a tap on the thumb, it takes the value where the thumb stands.
  ['Enter', (value) => value ?? LOWEST],
  [' ', (value) => value ?? LOWEST],
])

/** null: not a key of the slider, the browser may have it. */
export const valueAfterKey = (key: string, value: SwellValue, precision: Precision): number | null =>
  MOVES.get(key)?.(value, KEY_STEPS[precision]) ?? null
