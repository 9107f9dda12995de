import { readDoseGroups } from '@reprieve/contract/doses/doseWire.ts'
import { RECORD_KIND, savedRecordFromRow } from '@reprieve/contract/records/recordCodec.ts'
import { BAR_DAYS, recordedDays, type Bar, type RecordedUse } from '@reprieve/domain/home/bars.ts'
import { isCurrent } from '@reprieve/domain/medications/groupMedicationsByDate.ts'
import { itemsInAnswer } from '@reprieve/domain/records/answer.ts'
import { isDeleted, groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { DOSE_KIND, MEDICATION_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { dayNumberOf, localDay, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { useSyncExternalStore } from 'react'
import { localNow } from '../../device/useNow.ts'
import { perDiary } from '../../local/perDiary.ts'
import { readRowPage } from '../../local/rows/rowPages.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { watch } from '../../local/watch.ts'
import { allMedications } from '../../medications/medicationTable.ts'
import { dayOfMoment } from '../../records/recordDay.ts'

type Bars = readonly Bar[]

/** About as many rows as a month has. */
const PAGE = 100

/** For the current medicines, from the rows of one month: the diary may be ten years long. [HOME-21] */
export async function medicationBars(diary: Diary): Promise<Bars> {
  const today = dayNumberOf(localNow(diary.now()))
  const current = (await allMedications(diary)).filter((one) => isCurrent(one, localDay(today)))
  if (current.length === 0) return []
  return recordedDays(current, { recorded: await recordedUntil(diary, today), today })
}

async function recordedUntil(diary: Diary, today: DayNumber): Promise<RecordedUse[]> {
  // Rows are ordered by UTC day: one day more, for time zones far from UTC.
  const oldest = dayOfMoment((today - BAR_DAYS) * DAY_MS)
  const recorded: RecordedUse[] = []
  let before: number | null = null
  do {
    const page = await readRowPage(diary, { kinds: [RECORD_KIND, DOSE_KIND], before, count: PAGE })
    recorded.push(...page.rows.flatMap(recordedIn))
    before = page.next
  } while (before !== null && before > oldest)
  return recorded
}

function recordedIn(row: LocalRow): RecordedUse[] {
  if (row.kind === RECORD_KIND) {
    const record = savedRecordFromRow(row)
    if (record === null) return []
    const moment = { at: record.startsAt, offset: record.timeOffset }
    return itemsInAnswer(record.medication).map(({ id }) => ({ id, moment }))
  }
  const dose = isDeleted(row) ? null : readDoseGroups(groupValues(row), row.clientId)
  if (dose === null || dose.what.kind !== 'medication') return []
  return [{ id: dose.what.id, moment: { at: dose.takenAt, offset: dose.timeOffset } }]
}

const watchBars = perDiary((diary: Diary) =>
  watch(diary.doorbell, [RECORD_KIND, DOSE_KIND, MEDICATION_KIND], () => medicationBars(diary)),
)

/** Null until first read, and if they cannot be read. */
export function useMedicationBars(diary: Diary): Bars | null {
  const { subscribe, current } = watchBars(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}
