import { itemsOf } from '@reprieve/domain/records/answer.ts'
import { medicationRows, type MedicationRow } from '@reprieve/domain/records/medicationRows.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { useState } from 'react'
import type { Diary } from '../../local/rows.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useLatestRecords } from '../recordTableWatch.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'

const LOOKED_AT = 50

/** In an order that a press does not change. Null until all was read, so that nothing jumps. [MED-6] */
export function useMedicationRows(
  diary: Diary,
  record: PainRecord,
  showsPast: boolean,
): readonly MedicationRow[] | null {
  const tag = useFormatTag()
  const all = useMedications(diary)
  const latest = useLatestRecords(diary, LOOKED_AT)
  const uses = itemsOf(record.medication)
  const [atFirst] = useState(uses)
  if (all === null || latest === null) return null
  const medications = showsPast ? all : []
  const known = new Set(medications.map(({ id }) => id))
  const strangers = uses.filter(({ id }) => !known.has(id))
  return medicationRows([...atFirst, ...strangers], {
    medications,
    records: showsPast ? latest : [],
    compare: new Intl.Collator(tag).compare,
  })
}
