import type { Intake } from '../doses/intakes.ts'
import { isCurrent } from '../medications/groupMedicationsByDate.ts'
import type { Medication } from '../medications/medication.ts'
import { allMedicationIds } from '../medications/medicationsByAnyId.ts'
import { latestAllowed } from '../records/timingFault.ts'
import { timesBetween } from '../schedule/nextTime.ts'
import { dayNumberOf, localDay } from '../time/dayNumber.ts'
import { DAY_MS, type Instant } from '../time/instant.ts'
import { momentAt, type Place } from '../time/place.ts'

type DosedMedication = Pick<Medication, 'id' | 'aliases' | 'takeAs' | 'dosages' | 'startDate' | 'endDate'>

export interface TodaysDose<Of extends DosedMedication> {
  medication: Of
  at: Instant
  is: 'taken' | 'planned'
}

/**
 * The doses taken today, and the times that are still planned, in order of time. Each dose taken stands for the
 * earliest planned time of its medication; a planned time that has passed stays planned. [HOME-32]
 */
export function listTodaysDoses<Of extends DosedMedication>(
  medications: readonly Of[],
  intakes: readonly Intake[],
  { now, place }: { now: Instant; place: Place },
): readonly TodaysDose<Of>[] {
  const today = dayNumberOf(momentAt(now, place))
  const isToday = (at: Instant): boolean => dayNumberOf(momentAt(at, place)) === today
  const rows = medications.flatMap((medication): TodaysDose<Of>[] => {
    const ids = allMedicationIds(medication)
    const taken = intakes
      .filter(({ id, at }) => ids.has(id) && at <= latestAllowed(now) && isToday(at))
      .map(({ at }) => ({ medication, at, is: 'taken' as const }))
    const planned = plannedTimes(medication, { now, place })
      .filter(isToday)
      .slice(taken.length)
      .map((at) => ({ medication, at, is: 'planned' as const }))
    return [...taken, ...planned]
  })
  return rows.toSorted((one, other) => one.at - other.at)
}

/** Around today, so that neither a long day nor a clock change cuts any off. */
function plannedTimes(
  medication: DosedMedication,
  { now, place }: { now: Instant; place: Place },
): readonly Instant[] {
  const { takeAs, dosages, startDate } = medication
  const day = localDay(dayNumberOf(momentAt(now, place)))
  const isBegun = startDate === null || startDate <= day
  if (takeAs === 'needed' || !isBegun || !isCurrent(medication, day)) return []
  const span = { after: now - 2 * DAY_MS, until: now + 2 * DAY_MS }
  return dosages
    .flatMap(({ frequency }) =>
      frequency === null ? [] : timesBetween({ frequency, startDay: startDate ?? day }, span, place),
    )
    .toSorted((one, other) => one - other)
}

const SHOWN_COUNT = 2

/** The two rows that fit on home: the dose taken last and the one planned next, or two of either. [HOME-32] */
export function pickShownDoses<Of extends DosedMedication>(
  rows: readonly TodaysDose<Of>[],
): readonly TodaysDose<Of>[] {
  const taken = rows.filter(({ is }) => is === 'taken')
  const planned = rows.filter(({ is }) => is === 'planned')
  const fromPlanned = Math.min(planned.length, Math.max(1, SHOWN_COUNT - taken.length))
  return [...taken.slice(-(SHOWN_COUNT - fromPlanned) || taken.length), ...planned.slice(0, fromPlanned)]
}
