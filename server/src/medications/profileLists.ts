import { aliasesIn, aliasGroup } from '@reprieve/contract/aliasGroups.ts'
import { conditionGroupsToWire } from '@reprieve/contract/conditions/conditionGroups.ts'
import { readConditionGroups } from '@reprieve/contract/conditions/conditionWire.ts'
import { toFields, type Fields } from '@reprieve/contract/fields.ts'
import { medicationGroupsToWire } from '@reprieve/contract/medications/medicationGroups.ts'
import { readMedicationGroups } from '@reprieve/contract/medications/medicationWire.ts'
import { conditionText } from '@reprieve/domain/conditions/condition.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { CONDITION_KIND } from '../conditions/conditionKind.ts'
import { numbersOfConditions, conditionValues } from '../conditions/conditionNumbers.ts'
import { itemsOfKind } from '../db/itemLookup.ts'
import type { StoredItem } from '../db/items.ts'
import type { Db } from '../db/pool.ts'
import { MEDICATION_KIND } from './medicationKind.ts'

/** Both lists of the profile in the form of the specification, without deleted items. */
export async function profileLists(
  db: Db,
  userId: number,
  language: Language,
): Promise<{ condition: Fields[]; medications: Fields[] }> {
  const conditions = await itemsOfKind(db, userId, CONDITION_KIND)
  const medications = await itemsOfKind(db, userId, MEDICATION_KIND)
  const numbers = numbersOfConditions(conditions)
  return {
    condition: conditions.flatMap((item) => conditionWire(item, language)),
    medications: medications.flatMap((item) => medicationWire(item, numbers)),
  }
}

/** A condition without a name is left out. */
function conditionWire(item: StoredItem, language: Language): Fields[] {
  const condition = readConditionGroups(conditionValues(item), item.clientId)
  if (condition === null) return []
  const shown = conditionText(condition, language)
  const wire = conditionGroupsToWire(plainGroups(item))
  return [{ ...wire, fid: item.num, client_id: item.clientId, translated_value: shown, display_value: shown }]
}

function medicationWire(item: StoredItem, numbers: ReadonlyMap<string, number>): Fields[] {
  if (readMedicationGroups(conditionValues(item), item.clientId) === null) return []
  const wire = medicationGroupsToWire(plainGroups(item))
  const refs = toFields(wire['refs'])['purpose']
  // Numbers of the current references: those that were sent may be outdated (D31).
  const purpose = Array.isArray(refs)
    ? refs.flatMap((one) => referencedNumber(one, numbers))
    : wire['purpose']
  return [{ ...wire, nid: item.num, client_id: item.clientId, purpose: purpose ?? [] }]
}

function referencedNumber(reference: unknown, numbers: ReadonlyMap<string, number>): number[] {
  const number = numbers.get(String(toFields(reference)['client_id']))
  return number === undefined ? [] : [number]
}

/** Leaves out groups that only our own devices need. */
function plainGroups({ groups }: StoredItem): Record<string, { v: unknown }> {
  const hidden = new Set(['deleted', ...aliasesIn(groups.keys()).map(aliasGroup)])
  return Object.fromEntries([...groups].filter(([group]) => !hidden.has(group)))
}
