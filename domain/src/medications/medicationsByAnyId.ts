import type { Medication } from './medication.ts'

/** Medications by every id that a record or a dose may use; an id with its own medication is no alias (D29). */
export function medicationsByAnyId<One extends Pick<Medication, 'id' | 'aliases'>>(
  medications: readonly One[],
): Map<string, One> {
  const copies = medications.flatMap((one) => (one.aliases ?? []).map((id): [string, One] => [id, one]))
  return new Map([...copies, ...medications.map((one): [string, One] => [one.id, one])])
}

/** All ids that the medication has had. */
export const allMedicationIds = ({ id, aliases = [] }: Pick<Medication, 'id' | 'aliases'>): Set<string> =>
  new Set([id, ...aliases])
