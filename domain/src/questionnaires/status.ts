import type { DayNumber } from '../time/dayNumber.ts'
import { windowOn, type Schedule } from './windows.ts'

export const STATUSES = [
  'to be completed',
  'to be updated',
  'recently completed',
  'partially completed',
] as const
export type Status = (typeof STATUSES)[number]

export interface QuestionnaireFacts {
  schedule: Schedule
  /** When the first window opened. */
  first: DayNumber
  /** When it was last completed. */
  completedOn: DayNumber | null
  hasDraft: boolean
  today: DayNumber
}

/** D49. Null before the first window. [QST-10] */
export function questionnaireStatus({
  schedule,
  first,
  completedOn,
  hasDraft,
  today,
}: QuestionnaireFacts): Status | null {
  const window = windowOn(schedule, first, today)
  if (window === null) return null
  if (hasDraft) return 'partially completed'
  if (completedOn === null) return 'to be completed'
  return completedOn >= window.opens ? 'recently completed' : 'to be updated'
}

/**
 * The person's own questionnaires have no windows: a number of days after completion they may be taken again. [QST-10]
 */
export function ownQuestionnaireStatus({
  days,
  completedOn,
  hasDraft,
  today,
}: Pick<QuestionnaireFacts, 'completedOn' | 'hasDraft' | 'today'> & { days: number }): Status {
  if (hasDraft) return 'partially completed'
  if (completedOn === null) return 'to be completed'
  return today - completedOn < days ? 'recently completed' : 'to be updated'
}

/** Whether the current window still needs an answer. A draft after completing it does not count. [QST-11] */
export function needsAnswer(asking: QuestionnaireFacts): boolean {
  const status = questionnaireStatus({ ...asking, hasDraft: false })
  return status === 'to be completed' || status === 'to be updated'
}
