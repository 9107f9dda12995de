import type { DangerFinding } from '@reprieve/domain/safety/danger.ts'
import type { Diary } from '../local/rows.ts'

/** What was found after a save, and in which diary: nobody else may see it. */
export interface SafetyAlarm extends DangerFinding {
  diary: Diary
  /** Where it was written: the card is not shown on that screen. */
  writtenAt: string
}

let alarm: SafetyAlarm | null = null
const listeners = new Set<() => void>()

function become(next: SafetyAlarm | null): void {
  alarm = next
  for (const listener of listeners) listener()
}

/** In memory only: the text is in the diary, and the card does not repeat it. [SAFE-9] */
export const safetyStore = {
  current: (): SafetyAlarm | null => alarm,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  show: become,
  close: (): void => become(null),
}
