import type { ListedQuestionnaire, QuestionnaireList } from '@reprieve/contract/questionnaires/listWire.ts'
import { hasDraft, type Drafts } from '@reprieve/domain/questionnaires/drafts.ts'
import {
  needsAnswer,
  ownQuestionnaireStatus,
  questionnaireStatus,
  type QuestionnaireFacts,
  type Status,
} from '@reprieve/domain/questionnaires/status.ts'
import { windowOn, type Schedule } from '@reprieve/domain/questionnaires/windows.ts'
import { dayNumberOf, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { Instant, LocalInstant, TimeOffset } from '@reprieve/domain/time/instant.ts'

/** What only the device knows: its own day and its drafts. */
export interface QuestionnaireDeviceFacts {
  drafts: Drafts
  /** See `clampToServerTime`. */
  now: LocalInstant
  /** The device's UTC offset at a past moment. */
  offsetAt: (at: Instant) => TimeOffset
}

/**
 * No earlier than the server's last response: a clock a month behind would bring back past windows and hide new ones.
 * [QST-18]
 */
export const clampToServerTime = (
  now: LocalInstant,
  { toldAt }: Pick<QuestionnaireList, 'toldAt'>,
  offsetAt: QuestionnaireDeviceFacts['offsetAt'],
): LocalInstant => (toldAt === null || toldAt <= now.at ? now : { at: toldAt, offset: offsetAt(toldAt) })

export interface TodaysQuestionnaire extends ListedQuestionnaire {
  /** Today's status on this device. */
  status: Status
  due: DayNumber | null
  isPastDue: boolean
  hasDraft: boolean
}

/** Null before the first window. A new window also opens offline. [QST-30] */
export function questionnaireToday(
  row: ListedQuestionnaire,
  here: QuestionnaireDeviceFacts,
): TodaysQuestionnaire | null {
  const today = dayNumberOf(here.now)
  const isHalf = hasDraft(here.drafts, row.nid)
  const { rhythm } = row
  if (rhythm.kind === 'own') {
    const asking = { days: rhythm.days, completedOn: completedOn(row, here), hasDraft: isHalf, today }
    return { ...row, status: ownQuestionnaireStatus(asking), due: null, isPastDue: false, hasDraft: isHalf }
  }
  const asking = askingOf(row, rhythm, here)
  const status = questionnaireStatus(asking)
  if (status === null) return null
  const due = needsAnswer(asking) ? (windowOn(rhythm, asking.first, today)?.due ?? null) : null
  return { ...row, status, due, isPastDue: due !== null && due < today, hasDraft: isHalf }
}

/** How many questionnaires institutions wait for. Nobody waits for those a person takes on their own. [QST-30] */
export const countToComplete = (
  { institutions }: QuestionnaireList,
  here: QuestionnaireDeviceFacts,
): number =>
  institutions
    .flatMap(({ rows }) => rows)
    .filter((row) => row.rhythm.kind !== 'own' && needsAnswer(askingOf(row, row.rhythm, here))).length

function askingOf(
  row: ListedQuestionnaire,
  schedule: Schedule,
  here: QuestionnaireDeviceFacts,
): QuestionnaireFacts {
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
 * A wrong clock at that time must not give a completion date in the future. Uses the offset of that day, not of today:
 * after a clock change, half past midnight would be the day before its window.
 */
function completedOn(
  { lastCompleted }: ListedQuestionnaire,
  { now, offsetAt }: QuestionnaireDeviceFacts,
): DayNumber | null {
  if (lastCompleted === null) return null
  const at = Math.min(lastCompleted, now.at)
  return dayNumberOf({ at, offset: offsetAt(at) })
}
