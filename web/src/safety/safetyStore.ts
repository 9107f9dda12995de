import type { DangerFinding } from '@reprieve/domain/safety/danger.ts'
import type { Diary } from '../local/rows.ts'

/** What was found behind a save, and in whose diary: nobody else is to see it. */
export interface Alarm extends DangerFinding {
  diary: Diary
  /** Where it was written: that screen is left alone. */
  writtenAt: string
}

let alarm: Alarm | null = null
const listeners = new Set<() => void>()

function become(next: Alarm | null): void {
  alarm = next
  for (const listener of listeners) listener()
}

/** In memory only: what was written is in the diary, and the card says nothing of it. [SAFE-9] */
export const safetyStore = {
  current: (): Alarm | null => alarm,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  show: become,
  close: (): void => become(null),
}
