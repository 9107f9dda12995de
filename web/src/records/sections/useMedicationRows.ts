import { byAnyId } from '@reprieve/domain/medications/byAnyId.ts'
import { itemsOf } from '@reprieve/domain/records/answer.ts'
import { medicationRows, type MedicationRow } from '@reprieve/domain/records/medicationRows.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { useState } from 'react'
import { useNow } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useLatestRecords } from '../recordTableWatch.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useWords } from '../../settings/words.tsx'

const LOOKED_AT = 50

/** In an order that a press does not change. Null until all was read, so that nothing jumps. [MED-6] */
export function useMedicationRows(
  diary: Diary,
  record: PainRecord,
  showsPast: boolean,
): readonly MedicationRow[] | null {
  const tag = useFormatTag()
  const { language } = useWords()
  const now = useNow()
  const all = useMedications(diary)
  const latest = useLatestRecords(diary, LOOKED_AT)
  const uses = itemsOf(record.medication)
  const [atFirst] = useState(uses)
  if (all === null || latest === null) return null
  const medications = showsPast ? all : []
  const known = byAnyId(medications)
  // Hidden ones, too: what is on the record is in sight.
  const strangers = uses.filter(({ id }) => known.get(id)?.isShown !== true)
  return medicationRows([...atFirst, ...strangers], {
    medications,
    records: showsPast ? latest : [],
    language,
    today: dayOf(now),
    compare: new Intl.Collator(tag).compare,
  })
}
