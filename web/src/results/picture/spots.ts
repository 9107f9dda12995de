import type { Drawing, Spot } from '@reprieve/charts/shapes.ts'

/** A week, so that a year takes fifty presses. */
const PAGE = 7

const STEPS = new Map<string, number>(
  Object.entries({
    ArrowRight: 1,
    ArrowDown: 1,
    ArrowLeft: -1,
    ArrowUp: -1,
    PageDown: PAGE,
    PageUp: -PAGE,
    Home: -Infinity,
    End: Infinity,
  }),
)

/** The spot that a key leads to; null if the key has no function here. Stops at both ends. */
export function spotAfterKey(key: string, at: number, count: number): number | null {
  const step = STEPS.get(key)
  if (step === undefined || count === 0) return null
  return Math.max(0, Math.min(count - 1, at + step))
}

const FAR: Record<Drawing['along'], (spot: Spot, x: number, y: number) => number> = {
  // Days are so close that only the horizontal distance counts, whatever the height of the mark.
  x: (spot, x) => Math.abs(spot.x - x),
  y: (spot, _x, y) => Math.abs(spot.y - y),
  both: (spot, x, y) => Math.hypot(spot.x - x, spot.y - y),
}

/** The number of the spot nearest to the pointer; null if there is none. */
export function spotNear({ spots, along }: Drawing, { x, y }: { x: number; y: number }): number | null {
  let nearest: number | null = null
  let least = Infinity
  for (const [at, spot] of spots.entries()) {
    const far = FAR[along](spot, x, y)
    if (far >= least) continue
    least = far
    nearest = at
  }
  return nearest
}
