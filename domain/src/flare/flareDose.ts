import type { Intake } from '../doses/intakes.ts'
import { isCurrent } from '../medications/groupMedicationsByDate.ts'
import { isAsNeeded, type Medication } from '../medications/medication.ts'
import { allMedicationIds } from '../medications/medicationsByAnyId.ts'
import { latestAllowed } from '../records/timingFault.ts'
import type { Instant, LocalInstant } from '../time/instant.ts'
import { dayOf } from '../time/localDay.ts'

type AsNeeded = Pick<Medication, 'id' | 'aliases' | 'takeAs' | 'endDate'>

export interface UsualDose<One extends AsNeeded> {
  medication: One
  /** Null if none was ever logged. */
  last: Instant | null
}

/** The current as-needed medication used last; without any dose, the only one there is. [FLARE-4] */
export function findUsualDose<One extends AsNeeded>(
  medications: readonly One[],
  intakes: readonly Intake[],
  now: LocalInstant,
): UsualDose<One> | null {
  const today = dayOf(now)
  const offered = medications
    .filter((one) => isAsNeeded(one) && isCurrent(one, today))
    .map((medication) => ({ medication, last: lastIntake(medication, intakes, now.at) }))
  const [latest] = offered
    .filter(({ last }) => last !== null)
    .toSorted((one, other) => Number(other.last) - Number(one.last))
  return latest ?? (offered.length === 1 ? offered[0]! : null)
}

/** Intakes too far in the future come from a wrong clock. */
function lastIntake(medication: AsNeeded, intakes: readonly Intake[], now: Instant): Instant | null {
  const ids = allMedicationIds(medication)
  const own = intakes.filter(({ id, at }) => ids.has(id) && at <= latestAllowed(now))
  return own.length === 0 ? null : Math.max(...own.map(({ at }) => at))
}
