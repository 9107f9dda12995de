/** The guide lasts two minutes: twelve slow breaths. */
export const BREATHING_MS = 120_000

const IN_MS = 4_000
const OUT_MS = 6_000
export const BREATH_MS = IN_MS + OUT_MS

export interface BreathPhase {
  is: 'in' | 'out'
  /** When it ends, counted like the elapsed time. */
  until: number
}

/** The phase after this many milliseconds; null when the guide is over. [FLARE-3] */
export function breathPhase(elapsed: number): BreathPhase | null {
  if (elapsed >= BREATHING_MS) return null
  const breath = Math.floor(elapsed / BREATH_MS) * BREATH_MS
  const isIn = elapsed - breath < IN_MS
  return isIn ? { is: 'in', until: breath + IN_MS } : { is: 'out', until: breath + BREATH_MS }
}
