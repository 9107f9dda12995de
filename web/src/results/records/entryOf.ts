import { toContent } from '@reprieve/contract/groups.ts'
import { readRecordStart } from '@reprieve/contract/records/startOfGroups.ts'
import { REFLECTION_KIND } from '@reprieve/contract/reflections/savedReflection.ts'
import type { DiaryEntry } from '@reprieve/domain/results/dayList.ts'
import { groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { shownEntry } from '../shownEntry.ts'

export const toDiaryEntry = (row: LocalRow): DiaryEntry<LocalRow> => ({
  id: row.clientId,
  at: entryMoment(row),
  content: row,
})

/** When the entry was. For a reflection the parsed entry decides the day: in the morning it is the day before. */
export function entryMoment(row: LocalRow): LocalInstant {
  const reflected = row.kind === REFLECTION_KIND ? shownEntry(row) : null
  if (reflected?.is === 'reflection') {
    return { at: reflected.reflection.at, offset: reflected.reflection.timeOffset }
  }
  const values = groupValues(row)
  const offset = toContent(values.get('timing'))['time_offset']
  return { at: readRecordStart(values), offset: typeof offset === 'number' ? offset : 0 }
}
