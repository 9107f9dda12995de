export interface ScaleRange {
  least: number
  most: number
  step: number
}

/** The nearest step within the range, without floating-point remainders (0.1 + 0.2). */
export function stepped(value: number, { least, most, step }: ScaleRange): number {
  const steps = Math.round((value - least) / step)
  const on = Number((least + steps * step).toFixed(10))
  return Math.min(most, Math.max(least, on))
}
