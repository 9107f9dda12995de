import type { Schedule } from '@reprieve/domain/questionnaires/windows.ts'
import { toFields, type Fields } from '../fields.ts'

const MOST_DAYS = 3_660

/** `{kind: once | every, days, due_days}`; null if it is not valid or the days cannot form a window. [QST-9] */
export function scheduleFromWire(said: unknown): Schedule | null {
  const { kind, days, due_days: due = null } = toFields(said)
  if (due !== null && !isDays(due)) return null
  if (kind === 'once') return { kind, dueDays: due }
  if (kind !== 'every' || !isDays(days)) return null
  return due === null || due <= days ? { kind, days, dueDays: due } : null
}

const isDays = (said: unknown): said is number =>
  typeof said === 'number' && Number.isSafeInteger(said) && said >= 1 && said <= MOST_DAYS

export const scheduleToWire = (schedule: Schedule): Fields =>
  schedule.kind === 'once'
    ? { kind: 'once', due_days: schedule.dueDays }
    : { kind: 'every', days: schedule.days, due_days: schedule.dueDays }
