import { readConditionGroups } from '@reprieve/contract/conditions/conditionWire.ts'
import { readDoseGroups } from '@reprieve/contract/doses/doseWire.ts'
import { readMedicationGroups } from '@reprieve/contract/medications/medicationWire.ts'
import { conditionText } from '@reprieve/domain/conditions/condition.ts'
import { wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import { groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { ReactNode } from 'react'
import { useDoseName } from '../../doses/useDoseWords.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useMedicationWords, useUnitCounts } from '../../medications/useMedicationWords.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { placesText } from '../../records/placeText.ts'
import { recordRouteId } from '../../records/readRecords.ts'
import { useMomentText } from '../../records/useMomentText.ts'
import { useSeverityWords } from '../../records/useSeverityWords.ts'
import { reflectionRouteId } from '../../reflections/readReflections.ts'
import { useScoreWords } from '../../reflections/useScoreWords.ts'
import { entryMoment, shownEntry } from '../../results/shownEntry.ts'
import { useText, useLanguage } from '../../text/useText.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { ListRow } from '../../ui/layout/ListRow.tsx'
import { Badge } from '../../ui/scale/Badge.tsx'

interface RowProps {
  diary: Diary
  row: LocalRow
  /** The name of what a record refers to, in the page's language. */
  labelOf: (reference: { id: string; text: string }) => string
}

/** One row behind a number. A row that cannot be read as its kind is not shown. */
export function BasisRow({ diary, row, labelOf }: RowProps) {
  switch (row.kind) {
    case 'dose':
      return <DoseRow diary={diary} row={row} />
    case 'medication':
      return <MedicationRow row={row} />
    case 'condition':
      return <ConditionRow row={row} />
    default:
      return <EntryRow row={row} labelOf={labelOf} />
  }
}

function EntryRow({ row, labelOf }: Pick<RowProps, 'row' | 'labelOf'>) {
  const when = useMomentText()(entryMoment(row))
  const severityWords = useSeverityWords()
  const scoreWords = useScoreWords()
  const reflections = useText('reflections')
  const entry = shownEntry(row)
  if (entry === null) return null
  if (entry.is === 'reflection') {
    const { reflection } = entry
    const { score, activities } = reflection
    const id = reflectionRouteId(reflection)
    const inside = (
      <ListRow
        icon={
          score === null ? (
            <DiaryIcon name="sunrise" />
          ) : (
            <Badge ramp="score" value={score} label={scoreWords.spoken(score)} />
          )
        }
        title={when}
        subtitle={activities.map(labelOf).join(', ') || reflections('title')}
        end={id === undefined && <NoEnd />}
      />
    )
    return id === undefined ? (
      <Plain>{inside}</Plain>
    ) : (
      <Link className="list-row" to={PATHS.reflectionEdit} params={{ id }}>
        {inside}
      </Link>
    )
  }
  const { record } = entry
  const severity = record.severity === null ? null : wholeSeverity(record.severity)
  const id = recordRouteId(record)
  const where = placesText(record, labelOf)
  const inside = (
    <ListRow
      icon={
        severity === null ? (
          <DiaryIcon name="wave" />
        ) : (
          <Badge ramp="sev" value={severity} label={severityWords.spoken(severity)} />
        )
      }
      title={when}
      subtitle={where || (severity === null ? undefined : severityWords.word(severity))}
      end={id === undefined && <NoEnd />}
    />
  )
  return id === undefined ? (
    <Plain>{inside}</Plain>
  ) : (
    <Link className="list-row" to={PATHS.recordEdit} params={{ id }}>
      {inside}
    </Link>
  )
}

function DoseRow({ diary, row }: Pick<RowProps, 'diary' | 'row'>) {
  const what = useDoseName(diary)
  const count = useUnitCounts()
  const when = useMomentText()
  const dose = readDoseGroups(groupValues(row), row.clientId)
  if (dose === null) return null
  const { amount } = dose
  const told = [
    when({ at: dose.takenAt, offset: dose.timeOffset }),
    amount === null ? '' : count(amount.amount, amount.units),
  ]
  return (
    <Plain>
      <ListRow
        icon={<DiaryIcon name="pill" />}
        title={what(dose.what)}
        subtitle={told.filter((one) => one !== '').join(' · ')}
        end={<NoEnd />}
      />
    </Plain>
  )
}

function MedicationRow({ row }: Pick<RowProps, 'row'>) {
  const { name } = useMedicationWords()
  const medication = readMedicationGroups(groupValues(row), row.clientId)
  if (medication === null) return null
  return (
    <Plain>
      <ListRow icon={<DiaryIcon name="pill" />} title={name(medication)} end={<NoEnd />} />
    </Plain>
  )
}

function ConditionRow({ row }: Pick<RowProps, 'row'>) {
  const { language } = useLanguage()
  const condition = readConditionGroups(groupValues(row), row.clientId)
  if (condition === null) return null
  return (
    <Plain>
      <ListRow icon={<DiaryIcon name="note" />} title={conditionText(condition, language)} end={<NoEnd />} />
    </Plain>
  )
}

const Plain = ({ children }: { children: ReactNode }) => <div className="list-row plain">{children}</div>

/** A row without a link. */
const NoEnd = () => <span />
