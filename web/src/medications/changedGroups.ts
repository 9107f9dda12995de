import { fieldsOf, type Fields } from '@reprieve/contract/fields.ts'
import { groupsOfMedication } from '@reprieve/contract/medications/medicationWire.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'

/** Numbers of another client, which `refs` stand for: kept beside others they would say another thing. */
const OUTDATED = ['purpose']

/**
 * What the person changed, by group. What else stands in such a group and is nothing of ours stays; a group that was not
 * touched is not written, though it says what this app cannot read. [MED-4]
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
