import { reminderToWire, remindersFromSettings } from '@reprieve/contract/reminders/reminderWire.ts'
import { VISIT_KEY, visitFromWire, visitToWire } from '@reprieve/contract/reminders/visitWire.ts'
import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import { nextDue } from '@reprieve/domain/reminders/dueReminders.ts'
import {
  visitReminder,
  visitReminderTime,
  VISIT_REMINDER_KEY,
  type Visit,
} from '@reprieve/domain/reminders/visit.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { momentAt, type Place } from '@reprieve/domain/time/place.ts'
import type { Clock } from '@reprieve/domain/time/typedTime.ts'
import { useSyncExternalStore } from 'react'
import { deviceOffsetAt } from '../device/useNow.ts'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { readSettings, saveSettings } from '../settings/saving/settingsTable.ts'
import type { ReminderFault } from './reminderTable.ts'

const PREF = 'reminders'

/** The next visit and its reminder. */
export interface PlannedVisit {
  visit: Visit | null
  /** Null without a reminder. */
  remindAt: Clock | null
  /** When the reminder comes; null if there is none, or its time has passed. */
  remindsAt: Instant | null
}

export async function readVisit(diary: Diary, place: Place = deviceOffsetAt): Promise<PlannedVisit> {
  const now = diary.now()
  const kept = await readSettings(diary, PREF)
  const { reminders, quiet } = remindersFromSettings(kept, dayOf(momentAt(now, place)))
  const own = reminders.filter(({ key }) => key === VISIT_REMINDER_KEY)
  return {
    visit: visitFromWire(kept[VISIT_KEY]),
    remindAt: visitReminderTime(own),
    remindsAt: nextDue({ reminders: own, quiet }, now, place),
  }
}

type VisitWrite = Promise<Result<undefined, ReminderFault>>

/** The visit and its reminder in one write: a crash cannot leave one without the other. Null deletes both. [REM-24] */
export async function saveVisit(
  diary: Diary,
  planned: { visit: Visit; remindAt: Clock | null } | null,
  place: Place = deviceOffsetAt,
): Promise<Result<() => VisitWrite, ReminderFault>> {
  const { [VISIT_KEY]: visit, [VISIT_REMINDER_KEY]: reminder } = await readSettings(diary, PREF)
  const opened = { [VISIT_KEY]: visit, [VISIT_REMINDER_KEY]: reminder }
  const now = planned === null ? {} : wireVisit(planned, { before: reminder, now: diary.now(), place })
  const saved = await saveSettings(diary, PREF, { opened, now })
  return saved.ok ? ok(() => saveSettings(diary, PREF, { opened: now, now: opened })) : saved
}

function wireVisit(
  { visit, remindAt }: { visit: Visit; remindAt: Clock | null },
  { before, now, place }: { before: unknown; now: Instant; place: Place },
): Record<string, unknown> {
  if (remindAt === null) return { [VISIT_KEY]: visitToWire(visit) }
  const reminder = visitReminder(visit, { at: remindAt, now })
  const next = nextDue({ reminders: [reminder], quiet: null }, now, place)
  return { [VISIT_KEY]: visitToWire(visit), [VISIT_REMINDER_KEY]: reminderToWire(reminder, { before, next }) }
}

const watchVisit = perDiary((diary: Diary): WatchedRead<PlannedVisit> =>
  watch(diary.doorbell, [KIND_OF_PREF[PREF]], () => readVisit(diary)),
)

/** Null until it is first read. */
export function useVisit(diary: Diary): PlannedVisit | null {
  const { subscribe, current } = watchVisit(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}
