import { countHelped } from '@reprieve/domain/doses/countHelped.ts'
import { dayLines } from '@reprieve/domain/doses/dayLines.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { allMedicationIds } from '@reprieve/domain/medications/medicationsByAnyId.ts'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useLatestRecords } from '../records/readRecords.ts'
import { useText } from '../text/useText.tsx'
import { useDayLineText } from './useDoseWords.ts'
import { LATEST_RECORDS, useRecentIntakes } from './useDoses.ts'
import './doses.css'

interface DayLinesProps {
  diary: Diary
  medication: Medication
  /** Where there is little room: nothing if nothing was taken. */
  isShort?: boolean
}

/** When the last dose was, and what was taken in 24 hours. Nothing until read: half a sum would be wrong. [DOSE-3] */
export function IntakeSummary({ diary, medication, isShort = false }: DayLinesProps) {
  const text = useText('doses')
  const words = useDayLineText()
  const taken = useRecentIntakes(diary)
  const now = useNow()
  const helped = countHelped(useLatestRecords(diary, LATEST_RECORDS) ?? [], allMedicationIds(medication))
  if (taken === null) return null
  const lines = dayLines(medication, taken, now.at).filter(({ is }) => !isShort || is !== 'never')
  const told = [...lines.map(words), ...(helped === null ? [] : [text('helped', { ...helped })])]
  if (told.length === 0) return null
  return (
    <ul className="day-lines">
      {told.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
