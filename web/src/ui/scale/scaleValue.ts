export const LOWEST = 0
export const HIGHEST = 10
export const STEPS: readonly number[] = Array.from({ length: HIGHEST + 1 }, (_, value) => value)

/** D36: null until the person touches it; a preset number would bias the answer. */
export type SwellValue = number | null

const within = (value: number): number => Math.min(HIGHEST, Math.max(LOWEST, value))

/** Rounded to tenths, without floating-point residue. */
export const moveBy = (value: SwellValue, by: number): number =>
  within(Math.round(((value ?? LOWEST) + by) * 10) / 10)

/** Halves round up, as everywhere a severity is rounded. */
export const wholeValue = (position: number): number => within(Math.round(position))

/** Each step has an equal share of the width, centred on its number. In tenths: finer movement is only trembling. */
export function positionAt(x: number, width: number): number {
  const position = (x / width) * STEPS.length - 0.5
  return within(Math.round(position * 10) / 10)
}

/** The position as a share of the width, from 0 to 1. */
export const shareAt = (position: number): number => (position + 0.5) / STEPS.length

/** The distance of one press of an arrow key and of a page key. */
interface KeySteps {
  arrow: number
  page: number
}

/** A severity moves in tenths (D35), whole-number answers in whole steps. */
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
  // Enter and Space act like a tap on the thumb: they choose the value at its position.
  ['Enter', (value) => value ?? LOWEST],
  [' ', (value) => value ?? LOWEST],
])

/** Null: the slider does not handle this key, the browser may. */
export const valueAfterKey = (key: string, value: SwellValue, precision: Precision): number | null =>
  MOVES.get(key)?.(value, KEY_STEPS[precision]) ?? null

export interface Range {
  from: number
  to: number
}

/** UI-1: whichever end was moved, the smaller value becomes `from`. */
export const orderedRange = (one: number, other: number): Range => ({
  from: Math.min(one, other),
  to: Math.max(one, other),
})

/** The end that stays when the nearer one is dragged. If both are equally near, the side of the finger decides. */
export function endThatStays({ from, to }: Range, position: number): number {
  const [toFrom, toTo] = [Math.abs(position - from), Math.abs(position - to)]
  if (toFrom === toTo) return position < from ? to : from
  return toFrom < toTo ? to : from
}

export const dragRange = (stays: number, position: number): Range => orderedRange(stays, wholeValue(position))

export const isStepInRange = ({ from, to }: Range, step: number): boolean => step >= from && step <= to

/** The typed number as a value of the scale; null if it is not a number. */
export const typedValue = (typed: number): number | null =>
  Number.isNaN(typed) ? null : Math.min(HIGHEST, Math.max(LOWEST, Math.round(typed)))
