import { itemsOf } from '@reprieve/domain/records/answer.ts'
import {
  medicationRows,
  usesWithoutRow,
  type MedicationRow,
} from '@reprieve/domain/records/medicationRows.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { useState } from 'react'
import { useNow } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useMedicationWords } from '../../medications/useMedicationWords.ts'
import { useLatestRecords } from '../recordTableWatch.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useWords } from '../../settings/words.tsx'
import { rowsInWords } from './rowsInWords.ts'

const LOOKED_AT = 50

/** In an order that a press does not change. Null until everything is read, so that nothing jumps. [MED-6] */
export function useMedicationRows(
  diary: Diary,
  record: PainRecord,
  showsPast: boolean,
): readonly MedicationRow[] | null {
  const tag = useFormatTag()
  const { language } = useWords()
  const { shortName } = useMedicationWords()
  const now = useNow()
  const all = useMedications(diary)
  const latest = useLatestRecords(diary, LOOKED_AT)
  const uses = itemsOf(record.medication)
  const [atFirst] = useState(uses)
  if (all === null || latest === null) return null
  const medications = showsPast ? all : []
  // Medicines on the record are always visible.
  const rows = medicationRows([...atFirst, ...usesWithoutRow(uses, medications)], {
    medications,
    records: showsPast ? latest : [],
    language,
    today: dayOf(now),
    compare: new Intl.Collator(tag).compare,
  })
  return rowsInWords(rows, medications, shortName)
}
