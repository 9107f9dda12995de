import type { DayLine } from '@reprieve/domain/doses/dayLines.ts'
import type { Dose } from '@reprieve/domain/doses/dose.ts'
import type { ElapsedTime } from '@reprieve/domain/doses/elapsedTime.ts'
import { medicationsByAnyId } from '@reprieve/domain/medications/medicationsByAnyId.ts'
import { useLists } from '../lists/useLists.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useMedicationWords, useUnitCounts } from '../medications/useMedicationWords.ts'
import { useMedications } from '../medications/useMedications.ts'
import { useFormatTag, useText } from '../text/useText.tsx'

/** What was taken, in numbers: no word says whether it is much or little. [DOSE-3, DOSE-4] */
export function useDayLineText(): (line: DayLine) => string {
  const text = useText('doses')
  const tag = useFormatTag()
  const count = useUnitCounts()
  const last = (ago: ElapsedTime): string => {
    if (ago.unit === 'days') return text('lastDays', { days: ago.days })
    if (ago.unit === 'minutes')
      return ago.minutes === 0 ? text('lastNow') : text('lastMinutes', { minutes: ago.minutes })
    const { hours, minutes } = ago
    return minutes === 0 ? text('lastWholeHours', { hours }) : text('lastHours', { hours, minutes })
  }
  return (line) => {
    if (line.is === 'never') return text('never')
    if (line.is === 'last') return last(line.ago)
    if (line.is === 'limit') return text('limitLine', { amount: count(line.amount, line.units) })
    const sums = line.sums.map(({ amount, units }) => count(amount, units))
    const untold = line.untold === 0 ? [] : [text('untold', { count: line.untold })]
    const amounts = new Intl.ListFormat(tag, { type: 'conjunction', style: 'narrow' }).format([
      ...sums,
      ...untold,
    ])
    return text('lastDay', { amounts })
  }
}

/** "1 h ago: Naproxen", the dose that the question is about. */
export function useReliefText(): (ago: ElapsedTime, what: string) => string {
  const text = useText('doses')
  return (ago, what) => {
    if (ago.unit === 'minutes') return text('reliefMinutes', { minutes: ago.minutes, what })
    // The question comes within four hours: there are no days.
    const { hours, minutes } = ago.unit === 'hours' ? ago : { hours: ago.days * 24, minutes: 0 }
    return minutes === 0
      ? text('reliefWholeHours', { hours, what })
      : text('reliefHours', { hours, minutes, what })
  }
}

/** What was taken or done, by its current name; if unknown here, as it was written (D31). */
export function useDoseName(diary: Diary): (what: Dose['what']) => string {
  const { labelOf } = useLists(diary)
  const { name } = useMedicationWords()
  const known = medicationsByAnyId(useMedications(diary) ?? [])
  return (what) => {
    if (what.kind === 'intervention') return labelOf(what)
    const medication = known.get(what.id)
    return medication === undefined ? what.text : name(medication)
  }
}
