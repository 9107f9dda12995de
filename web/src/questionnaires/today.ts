import type { ListedQuestionnaire, QuestionnaireList } from '@reprieve/contract/questionnaires/listWire.ts'
import { hasDraft, type Drafts } from '@reprieve/domain/questionnaires/drafts.ts'
import {
  isWaitedFor,
  ownStatusOf,
  statusOf,
  type Asking,
  type Status,
} from '@reprieve/domain/questionnaires/status.ts'
import { windowOn, type Schedule } from '@reprieve/domain/questionnaires/windows.ts'
import { dayNumberOf, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { Instant, LocalInstant, TimeOffset } from '@reprieve/domain/time/instant.ts'

/** What a device knows that the server does not: its own day, and what is half done on it. */
export interface QuestionnaireDeviceFacts {
  drafts: Drafts
  /** See `notBeforeTold`. */
  now: LocalInstant
  /** Where the device is, at a moment that has passed. */
  offsetAt: (at: Instant) => TimeOffset
}

/**
 * No earlier than the server last said what is asked: a clock that stands a month back would bring back windows that
 * are over, and hide what began since. [QST-18]
 */
export const notBeforeTold = (
  now: LocalInstant,
  { toldAt }: Pick<QuestionnaireList, 'toldAt'>,
  offsetAt: QuestionnaireDeviceFacts['offsetAt'],
): LocalInstant => (toldAt === null || toldAt <= now.at ? now : { at: toldAt, offset: offsetAt(toldAt) })

export interface TodaysQuestionnaire extends ListedQuestionnaire {
  /** As it is today, here. */
  status: Status
  due: DayNumber | null
  isPastDue: boolean
  hasDraft: boolean
}

/** Null before it is asked for the first time. A new window opens without a line, too. [QST-30] */
export function questionnaireToday(
  row: ListedQuestionnaire,
  here: QuestionnaireDeviceFacts,
): TodaysQuestionnaire | null {
  const today = dayNumberOf(here.now)
  const isHalf = hasDraft(here.drafts, row.nid)
  const { rhythm } = row
  if (rhythm.kind === 'own') {
    const asking = { days: rhythm.days, completedOn: completedOn(row, here), hasDraft: isHalf, today }
    return { ...row, status: ownStatusOf(asking), due: null, isPastDue: false, hasDraft: isHalf }
  }
  const asking = askingOf(row, rhythm, here)
  const status = statusOf(asking)
  if (status === null) return null
  const due = isWaitedFor(asking) ? (windowOn(rhythm, asking.first, today)?.due ?? null) : null
  return { ...row, status, due, isPastDue: due !== null && due < today, hasDraft: isHalf }
}

/** How many the institutions wait for. What one takes for oneself nobody waits for. [QST-30] */
export const countToComplete = (
  { institutions }: QuestionnaireList,
  here: QuestionnaireDeviceFacts,
): number =>
  institutions
    .flatMap(({ rows }) => rows)
    .filter((row) => row.rhythm.kind !== 'own' && isWaitedFor(askingOf(row, row.rhythm, here))).length

function askingOf(row: ListedQuestionnaire, schedule: Schedule, here: QuestionnaireDeviceFacts): Asking {
  const today = dayNumberOf(here.now)
  return {
    schedule,
    first: row.first ?? today,
    completedOn: completedOn(row, here),
    hasDraft: hasDraft(here.drafts, row.nid),
    today,
  }
}

/**
 * A clock that was wrong then must not say that it was completed in a year to come. By the offset of that day and not of
 * today: after a change of the clocks half past midnight would be the day before its window.
 */
function completedOn(
  { lastCompleted }: ListedQuestionnaire,
  { now, offsetAt }: QuestionnaireDeviceFacts,
): DayNumber | null {
  if (lastCompleted === null) return null
  const at = Math.min(lastCompleted, now.at)
  return dayNumberOf({ at, offset: offsetAt(at) })
}
