import type { Medication } from '../medications/medication.ts'
import { allMedicationIds } from '../medications/medicationsByAnyId.ts'
import type { Instant } from '../time/instant.ts'
import { elapsedSince, type ElapsedTime } from './elapsedTime.ts'
import { sumLastDay, type Intake, type LastDay } from './intakes.ts'

export type DayLine =
  | { is: 'never' }
  | { is: 'last'; ago: ElapsedTime }
  | ({ is: 'day' } & Pick<LastDay, 'sums' | 'untold'>)
  | { is: 'limit'; amount: number; units: string }

/**
 * The lines shown with a dose: facts in numbers. No line says whether it is much or little; a limit appears only if the
 * person has entered one. [DOSE-3, DOSE-4]
 */
export function dayLines(
  medication: Pick<Medication, 'id' | 'aliases' | 'limit' | 'dosageUnits'>,
  taken: readonly Intake[],
  now: Instant,
): DayLine[] {
  const { last, sums, untold } = sumLastDay(taken, allMedicationIds(medication), now)
  const { limit, dosageUnits: units } = medication
  const limits: DayLine[] = limit === null ? [] : [{ is: 'limit', amount: limit, units }]
  if (last === null) return [{ is: 'never' }, ...limits]
  const days: DayLine[] = sums.length + untold === 0 ? [] : [{ is: 'day', sums, untold }]
  return [{ is: 'last', ago: elapsedSince(last, now) }, ...days, ...limits]
}
