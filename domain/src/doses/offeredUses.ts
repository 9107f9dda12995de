import { itemsInAnswer } from '../records/answer.ts'
import type { MedicationUse, PainRecord } from '../records/painRecord.ts'
import { latestAllowed } from '../records/timingFault.ts'
import { HOUR_MS, type Instant } from '../time/instant.ts'
import type { Dose } from './dose.ts'
import { roundAmount } from './intakes.ts'

interface Before {
  doses: readonly Dose[]
  /** Doses on these records are not offered again. */
  records: readonly PainRecord[]
  /** Returns a medication's present id: two created separately may have been merged (D29). */
  todaysId: (id: string) => string
}

/** The medications that a new record starts with: the doses of the last hour that are on no record yet. [DOSE-6] */
export function offeredUses({ doses, records, todaysId }: Before, now: Instant): MedicationUse[] {
  const onRecords = new Set(
    records.flatMap(({ medication }) => itemsInAnswer(medication).flatMap((use) => use.doses ?? [])),
  )
  const isOffered = ({ id, what, takenAt }: Dose): boolean =>
    what.kind === 'medication' &&
    takenAt >= now - HOUR_MS &&
    takenAt <= latestAllowed(now) &&
    !onRecords.has(id)
  const offered = doses.filter(isOffered).toSorted((one, other) => one.takenAt - other.takenAt)
  const byMedicine = new Map<string, Dose[]>()
  for (const dose of offered) {
    const id = todaysId(dose.what.id)
    byMedicine.set(id, [...(byMedicine.get(id) ?? []), dose])
  }
  return [...byMedicine].map(([id, own]) => ({
    id,
    text: own.at(-1)!.what.text,
    dose: sumOf(own),
    effect: 'unmarked',
    doses: own.map((dose) => dose.id),
  }))
}

/** Null if one has no amount, or the units differ: a partial sum would be taken for the whole. */
function sumOf(doses: readonly Dose[]): MedicationUse['dose'] {
  const amounts = doses.map(({ amount }) => amount)
  const units = amounts[0]?.units
  if (units === undefined) return null
  let amount = 0
  for (const each of amounts) {
    if (each?.units !== units) return null
    amount += each.amount
  }
  return { amount: roundAmount(amount), units }
}
