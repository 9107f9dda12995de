import { fieldsOf, type Fields } from '@reprieve/contract/fields.ts'
import { groupsOfMedication } from '@reprieve/contract/medications/medicationWire.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'

/** Numbers of another client that `refs` replace: kept beside other refs they would contradict them. */
const OUTDATED = ['purpose']

/**
 * The person's changes, by group. Unknown fields in a changed group stay; an untouched group is not written, even if
 * this app cannot read all of it. [MED-4]
 */
export function changedGroups(row: LocalRow, opened: Medication, next: Medication): Map<string, Fields> {
  const before = groupsOfMedication(opened)
  const changed = [...groupsOfMedication(next)].filter(([group, v]) => !sameJson(before.get(group), v))
  return new Map(
    changed.map(([group, v]) => {
      const ours = new Set([...Object.keys(before.get(group) ?? {}), ...OUTDATED])
      const kept = Object.entries(fieldsOf(row.groups.get(group)?.v)).filter(([key]) => !ours.has(key))
      return [group, { ...Object.fromEntries(kept), ...v }]
    }),
  )
}
