import { groupMedicationsByDate } from '@reprieve/domain/medications/groupMedicationsByDate.ts'
import { isAsNeeded } from '@reprieve/domain/medications/medication.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import type { ReactNode } from 'react'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useFormatTag } from '../text/useText.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { ListRow } from '../ui/layout/ListRow.tsx'
import type { StoredMedication } from './medicationTable.ts'
import { useMedicationWords } from './useMedicationWords.ts'
import { useMedications } from './useMedications.ts'
import '../ui/layout/rows.css'
import './medicationRows.css'

interface MedicationRowsProps {
  diary: Diary
  label: string
  /** Null for all of them. */
  group: 'current' | 'previous' | null
  /** At most this many, those taken as needed first: they are what people look for. [HOME-3] */
  most?: number
  /** Shown after each row: a menu, a button. */
  trailing?: (medication: StoredMedication) => ReactNode
}

/** Each row links to its editor. Renders nothing if there are none. */
export function MedicationRows({ diary, label, group, most, trailing }: MedicationRowsProps) {
  const sorted = useMedicationGroup(diary, group) ?? []
  const shown = most === undefined ? sorted : neededFirst(sorted).slice(0, most)
  if (shown.length === 0) return null
  return (
    <ul className="rows medication-rows" aria-label={label}>
      {shown.map((medication) => (
        <li key={medication.id} className="medication-row">
          <MedicationLink medication={medication} />
          {trailing?.(medication)}
        </li>
      ))}
    </ul>
  )
}

/** By name, the current ones first; null until read. [MED-9] */
export function useMedicationGroup(
  diary: Diary,
  group: MedicationRowsProps['group'],
): readonly StoredMedication[] | null {
  const all = useMedications(diary)
  const { name } = useMedicationWords()
  const { compare } = new Intl.Collator(useFormatTag())
  const today = dayOf(useNow())
  if (all === null) return null
  const groups = groupMedicationsByDate(all, {
    today,
    compare: (one, other) => compare(name(one), name(other)),
  })
  return group === null ? [...groups.current, ...groups.previous] : groups[group]
}

function MedicationLink({ medication }: { medication: StoredMedication }) {
  const words = useMedicationWords()
  return (
    <Link className="list-row" to={PATHS.medicationEdit} params={{ id: medication.routeId }}>
      <ListRow
        icon={<DiaryIcon name="pill" />}
        title={words.name(medication)}
        subtitle={words.taken(medication) ?? undefined}
        end={<span />}
      />
    </Link>
  )
}

const neededFirst = (medications: readonly StoredMedication[]): StoredMedication[] => [
  ...medications.filter(isAsNeeded),
  ...medications.filter((one) => !isAsNeeded(one)),
]
