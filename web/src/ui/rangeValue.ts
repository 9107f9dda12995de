import { HIGHEST, wholeValue, LOWEST } from './swellValue.ts'

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
