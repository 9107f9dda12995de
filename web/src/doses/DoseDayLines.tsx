import {
  countDoseDay,
  idsOfMedications,
  isCountedMedication,
  type DatedUse,
  type DoseDay,
} from '@reprieve/domain/doses/medicineDays.ts'
import { MEDICINE_DAYS } from '@reprieve/domain/medications/dayLimit.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { dayNumberOf, localDay, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS, type LocalInstant } from '@reprieve/domain/time/instant.ts'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useMedicationWords } from '../medications/useMedicationWords.ts'
import { useMedications } from '../medications/useMedications.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { useMedicineDaysChoice } from './medicineDaysChoice.ts'
import { useMedicineUses } from './medicineUses.ts'

interface DoseDayLinesProps {
  diary: Diary
  medication: Medication
  taken: LocalInstant
}

/** Which of the medicine days the dose would be: a fact in numbers, in the colour of the rest. [MDAY-4] */
export function DoseDayLines(props: DoseDayLinesProps) {
  return isCountedMedication(props.medication) ? <CountedLines {...props} /> : null
}

function CountedLines({ diary, medication, taken }: DoseDayLinesProps) {
  const { name } = useMedicationWords()
  const today = dayNumberOf(useNow())
  const words = useDayWords(today)
  const day = dayNumberOf(taken)
  const read = useMedicineUses(diary, day)
  const choice = useMedicineDaysChoice(diary)
  const all = useMedications(diary)
  if (read === null || choice === null || all === null) return null
  const count = (uses: readonly DatedUse[], of: readonly Medication[], limit: number | null): DoseDay =>
    countDoseDay({ uses, ids: idsOfMedications(of), limit }, { day, today })
  const own = count(read.uses, [medication], medication.dayLimit)
  const counted = all.filter(isCountedMedication)
  return (
    <div className="dose-days" role="status">
      <p>{words.own(own, name(medication))}</p>
      {choice.limit !== null && <p>{words.together(count(read.uses, counted, choice.limit))}</p>}
    </div>
  )
}

interface DayWords {
  own: (day: DoseDay, name: string) => string
  /** For all counted medicines. */
  together: (day: DoseDay) => string
}

const YEAR_LENGTH = 4

function useDayWords(today: DayNumber): DayWords {
  const text = useText('doses')
  const tag = useFormatTag()
  const yearOf = (day: DayNumber): string => localDay(day).slice(0, YEAR_LENGTH)
  const dateOf = (day: DayNumber): string => {
    const at = day * DAY_MS
    const year = yearOf(day) === yearOf(today) ? {} : ({ year: 'numeric' } as const)
    return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', ...year, timeZone: 'UTC' }).format(
      at,
    )
  }
  const join = (sentences: readonly string[]): string => sentences.join(tag.startsWith('zh') ? '' : ' ')
  const limitOf = ({ limit, isAbove }: DoseDay): string[] =>
    limit === null ? [] : [text(isAbove ? 'medicineDaysAbove' : 'medicineDaysLimit', { limit })]
  const of = MEDICINE_DAYS
  const said = (dose: DoseDay, name: string): string => {
    const { is, count, pastDay } = dose
    if (pastDay === null)
      return is === 'new'
        ? text('medicineDaysNew', { count, of, name })
        : text('medicineDaysCounted', { count, of, name })
    const day = dateOf(pastDay)
    return is === 'new'
      ? text('medicineDaysNewPast', { day, count, of, name })
      : text('medicineDaysCountedPast', { day, count, of, name })
  }
  return {
    own: (day, name) => join([said(day, name), ...limitOf(day)]),
    together: (day) =>
      join([
        day.pastDay === null
          ? text('medicineDaysAll', { count: day.count, of })
          : text('medicineDaysAllPast', { count: day.count, of, day: dateOf(day.pastDay) }),
        ...limitOf(day),
      ]),
  }
}
