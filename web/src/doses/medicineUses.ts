import { RECORD_KIND, savedRecordFromRow } from '@reprieve/contract/records/recordCodec.ts'
import { REFLECTION_KIND, savedReflectionFromRow } from '@reprieve/contract/reflections/savedReflection.ts'
import type { Dose } from '@reprieve/domain/doses/dose.ts'
import { listIntakes } from '@reprieve/domain/doses/intakes.ts'
import { dateIntakes, medicineDaysUntil, type DatedUse } from '@reprieve/domain/doses/medicineDays.ts'
import { itemsInAnswer } from '@reprieve/domain/records/answer.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { DOSE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { dayNumberOf, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { useSyncExternalStore } from 'react'
import { perDiary } from '../local/perDiary.ts'
import { readRowPage } from '../local/rows/rowPages.ts'
import type { Diary } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { dayOfMoment } from '../records/recordDay.ts'
import { doseOf, dosesById } from './doseTable.ts'

/** What was taken in some days, and on which of them anything was written down. */
export interface MedicineUses {
  uses: readonly DatedUse[]
  logged: ReadonlySet<DayNumber>
}

/** About as many rows as a month has. */
const PAGE = 100
const KINDS = [RECORD_KIND, REFLECTION_KIND, DOSE_KIND]

/** From the rows of these days only: the diary may be ten years long. [MDAY-1, MDAY-5] */
export async function readMedicineUses(
  diary: Diary,
  { from, to }: { from: DayNumber; to: DayNumber },
): Promise<MedicineUses> {
  // Rows are ordered by UTC day: one day more on both sides, for time zones far from UTC.
  const oldest = dayOfMoment((from - 1) * DAY_MS)
  const doses: Dose[] = []
  const records: PainRecord[] = []
  const logged = new Set<DayNumber>()
  let before: number | null = dayOfMoment((to + 2) * DAY_MS)
  do {
    const page = await readRowPage(diary, { kinds: KINDS, before, count: PAGE })
    for (const row of page.rows) {
      const dose = row.kind === DOSE_KIND ? doseOf(row) : null
      const record = row.kind === RECORD_KIND ? savedRecordFromRow(row) : null
      const reflection = row.kind === REFLECTION_KIND ? savedReflectionFromRow(row) : null
      if (dose !== null) {
        doses.push(dose)
        logged.add(dayNumberOf({ at: dose.takenAt, offset: dose.timeOffset }))
      }
      if (record !== null) {
        records.push(record)
        logged.add(dayNumberOf({ at: record.startsAt, offset: record.timeOffset }))
      }
      if (reflection !== null) logged.add(dayNumberOf({ at: reflection.at, offset: reflection.timeOffset }))
    }
    before = page.next
  } while (before !== null && before > oldest)
  const elsewhere = await dosesById(diary, linkedElsewhere(records, doses))
  return { uses: dateIntakes(listIntakes([...doses, ...elsewhere], records)), logged }
}

/** A use on a record counts as its doses, also if they are of other days. [DOSE-7] */
function linkedElsewhere(records: readonly PainRecord[], doses: readonly Dose[]): readonly string[] {
  const here = new Set(doses.map(({ id }) => id))
  const linked = records.flatMap(({ medication }) =>
    itemsInAnswer(medication).flatMap((use) => use.doses ?? []),
  )
  return [...new Set(linked)].filter((id) => !here.has(id))
}

const watchedByDay = perDiary(() => new Map<DayNumber, WatchedRead<MedicineUses>>())

function watchUses(diary: Diary, last: DayNumber): WatchedRead<MedicineUses> {
  const byDay = watchedByDay(diary)
  const known = byDay.get(last)
  if (known !== undefined) return known
  const watched = watch(diary.doorbell, KINDS, () => readMedicineUses(diary, medicineDaysUntil(last)))
  byDay.set(last, watched)
  return watched
}

/** Of the 30 days up to this one; null until read, because half a count would be wrong. [MDAY-4] */
export function useMedicineUses(diary: Diary, last: DayNumber): MedicineUses | null {
  const { subscribe, current } = watchUses(diary, last)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' ? seen.value : null
}
