import type { Medication } from './medication.ts'

/** By every id that a record or a dose may have for it; one that has a medication of its own is no alias (D29). */
export function byAnyId<One extends Pick<Medication, 'id' | 'aliases'>>(
  medications: readonly One[],
): Map<string, One> {
  const copies = medications.flatMap((one) => (one.aliases ?? []).map((id): [string, One] => [id, one]))
  return new Map([...copies, ...medications.map((one): [string, One] => [one.id, one])])
}

/** All ids that it has had. */
export const idsOf = ({ id, aliases = [] }: Pick<Medication, 'id' | 'aliases'>): Set<string> =>
  new Set([id, ...aliases])
