import { readConditionGroups } from '@reprieve/contract/conditions/conditionWire.ts'
import { readDoseGroups } from '@reprieve/contract/doses/doseWire.ts'
import { readListItemGroups } from '@reprieve/contract/lists/listFieldWire.ts'
import { readMedicationGroups } from '@reprieve/contract/medications/medicationWire.ts'
import { readRecordGroups, RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import { readReflectionGroups } from '@reprieve/contract/reflections/reflectionWire.ts'
import { REFLECTION_KIND } from '@reprieve/contract/reflections/savedReflection.ts'
import { readSignalGroups } from '@reprieve/contract/signals/signalWire.ts'
import { wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import { dayInMonth } from '@reprieve/domain/signals/signalMonth.ts'
import {
  CONDITION_KIND,
  DOSE_KIND,
  LIST_KIND,
  MEDICATION_KIND,
  PROFILE_KIND,
  SETTINGS_KINDS,
  SIGNAL_KIND,
} from '@reprieve/domain/sync/pushAct.ts'
import { startOf } from '@reprieve/domain/time/localDay.ts'
import type { Key } from '@reprieve/locales/words.ts'
import type { ReactNode } from 'react'
import { ConditionIcon } from '../../conditions/ConditionIcon.tsx'
import { useConditionLines } from '../../conditions/useConditions.ts'
import { useDoseName } from '../../doses/useDoseWords.ts'
import { BUILT_IN_ITEMS } from '../../lists/builtInItems.ts'
import { useLists } from '../../lists/useLists.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useMedicationWords } from '../../medications/useMedicationWords.ts'
import { useMomentText } from '../../records/useMomentText.ts'
import { useSeverityWords } from '../../records/useSeverityWords.ts'
import { useScoreWords } from '../../reflections/useScoreWords.ts'
import { useMeasureWords } from '../../signals/useMeasureWords.ts'
import { dateText } from '../../text/dateFormats.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { Badge } from '../../ui/scale/Badge.tsx'

export interface DescribedRow {
  clientId: string
  kind: string
  values: ReadonlyMap<string, unknown>
}

export interface RowWords {
  icon: ReactNode
  title: string
  /** Further details, in a few words; may be empty. */
  more: string
}

const KIND_NAMES: Readonly<Record<string, Key<'data'>>> = {
  [REFLECTION_KIND]: 'overviewKindReflection',
  [DOSE_KIND]: 'overviewKindDose',
  [SIGNAL_KIND]: 'healthTitle',
  [CONDITION_KIND]: 'overviewKindCondition',
  [MEDICATION_KIND]: 'overviewKindMedication',
  [LIST_KIND]: 'overviewKindListItem',
  [PROFILE_KIND]: 'overviewKindProfile',
  ...Object.fromEntries(SETTINGS_KINDS.map((kind) => [kind, 'overviewKindSettings' as const])),
}

/** A damaged or imported row may have any kind, even the name of an inherited property such as `toString`. */
const nameKey = (kind: string | null): Key<'data'> | undefined =>
  kind !== null && Object.hasOwn(KIND_NAMES, kind) ? KIND_NAMES[kind] : undefined

const isKnown = (kind: string): boolean => kind === RECORD_KIND || nameKey(kind) !== undefined

/** "Pain Record", "Condition". */
export function useKindName(): (kind: string | null) => string {
  const text = useText('data')
  const records = useText('records')
  return (kind) => (kind === RECORD_KIND ? records('painRecord') : text(nameKey(kind) ?? 'overviewKindOther'))
}

type Tell = (row: DescribedRow) => RowWords | null

/** A title and details for any row of the diary; only its kind if it has nothing that can be shown. */
export function useRowWords(diary: Diary): (row: DescribedRow) => RowWords {
  const nameOf = useKindName()
  const text = useText('data')
  const tell: Readonly<Record<string, Tell>> = {
    [RECORD_KIND]: useRecordWords(diary),
    [REFLECTION_KIND]: useReflectionWords(),
    [DOSE_KIND]: useDoseWords(diary),
    [SIGNAL_KIND]: useSignalWords(),
    [CONDITION_KIND]: useConditionWords(),
    [MEDICATION_KIND]: useNameOfMedication(),
    [LIST_KIND]: ({ clientId, values }) => {
      const item = readListItemGroups(values, { id: clientId, brought: BUILT_IN_ITEMS.get(clientId) })
      return item === null ? null : { icon: <DiaryIcon name="list" />, title: item.name, more: '' }
    },
  }
  return (row) =>
    toldBy(Object.hasOwn(tell, row.kind) ? tell[row.kind] : undefined, row) ?? {
      icon: <DiaryIcon name="note" />,
      title: nameOf(row.kind),
      more: isKnown(row.kind) ? '' : text('overviewOfLater'),
    }
}

/** A row that cannot be formatted, for example because of an invalid date, must not break the others. */
function toldBy(tell: Tell | undefined, row: DescribedRow): RowWords | null {
  try {
    return tell?.(row) ?? null
  } catch {
    return null
  }
}

function useRecordWords(diary: Diary): Tell {
  const when = useMomentText()
  const { word, spoken } = useSeverityWords()
  const { labelOf } = useLists(diary)
  return ({ values }) => {
    const read = readRecordGroups(values, { kind: 'not-saved-yet', isDuplicate: false })
    if (!read.ok) return null
    const { severity, startsAt, timeOffset, location } = read.value
    const whole = severity === null ? null : wholeSeverity(severity)
    return {
      icon:
        whole === null ? <DiaryIcon name="wave" /> : <Badge ramp="sev" value={whole} label={spoken(whole)} />,
      title: when({ at: startsAt, offset: timeOffset }),
      more: location.map(labelOf).join(', ') || (whole === null ? '' : word(whole)),
    }
  }
}

function useReflectionWords(): Tell {
  const tag = useFormatTag()
  const { word, spoken } = useScoreWords()
  return ({ values }) => {
    const read = readReflectionGroups(values, { kind: 'not-saved-yet' })
    if (!read.ok) return null
    const { score, at, timeOffset, note } = read.value
    return {
      icon:
        score === null ? (
          <DiaryIcon name="sunrise" />
        ) : (
          <Badge ramp="score" value={score} label={spoken(score)} />
        ),
      title: dateText(tag, { at, offset: timeOffset }, { withYear: true }),
      more: note || (score === null ? '' : word(score)),
    }
  }
}

function useDoseWords(diary: Diary): Tell {
  const when = useMomentText()
  const whatOf = useDoseName(diary)
  return ({ clientId, values }) => {
    const dose = readDoseGroups(values, clientId)
    if (dose === null) return null
    return {
      icon: <DiaryIcon name="pill" />,
      title: whatOf(dose.what),
      more: when({ at: dose.takenAt, offset: dose.timeOffset }),
    }
  }
}

function useSignalWords(): Tell {
  const tag = useFormatTag()
  const { sourceName } = useMeasureWords()
  const format = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return ({ clientId, values }) => {
    const month = readSignalGroups(values, clientId)
    if (month === null) return null
    return {
      icon: <DiaryIcon name="wave" />,
      title: sourceName(month.source),
      more: format.format(startOf(dayInMonth(month.month, 1), 0)),
    }
  }
}

function useConditionWords(): Tell {
  const lines = useConditionLines()
  return ({ clientId, values }) => {
    const condition = readConditionGroups(values, clientId)
    if (condition === null) return null
    const { title, subtitle = '' } = lines(condition)
    return { icon: <ConditionIcon icon={condition.icon} />, title, more: subtitle }
  }
}

function useNameOfMedication(): Tell {
  const { name } = useMedicationWords()
  return ({ clientId, values }) => {
    const medication = readMedicationGroups(values, clientId)
    return medication === null ? null : { icon: <DiaryIcon name="pill" />, title: name(medication), more: '' }
  }
}
