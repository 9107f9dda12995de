export interface ScaleRange {
  least: number
  most: number
  step: number
}

/** On a step, within the ends: 0.1 + 0.2 is no answer. */
export function stepped(value: number, { least, most, step }: ScaleRange): number {
  const steps = Math.round((value - least) / step)
  const on = Number((least + steps * step).toFixed(10))
  return Math.min(most, Math.max(least, on))
}
