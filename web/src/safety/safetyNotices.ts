import type { DangerFinding } from '@reprieve/domain/safety/danger.ts'
import { storeChoice, readChoice } from '../device/storage.ts'
import { makeObservable } from '../device/observable.ts'
import type { Diary } from '../local/rows/rows.ts'

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

const NAME = 'quietLine'

const isOn = makeObservable(readChoice(NAME) !== 'off')

/** Whether the quiet line may appear: a choice of this device, sent to nobody. [SAFE-23] */
export const quietLineSwitch = {
  current: isOn.current,
  subscribe: isOn.subscribe,
  turn: (next: boolean): void => {
    storeChoice(NAME, next ? null : 'off')
    isOn.become(next)
  },
}

/** The diary it was written in, and the screen, on which the line is not shown. */
interface QuietLine {
  diary: Diary
  writtenAt: string
}

const line = makeObservable<QuietLine | null>(null)

/** In memory only: it reveals nothing about the text. [SAFE-22, SAFE-23] */
export const quietLineStore = {
  current: line.current,
  subscribe: line.subscribe,
  show: line.become,
  close: (): void => line.become(null),
}
