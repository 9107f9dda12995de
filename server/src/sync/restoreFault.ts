import { RESULT } from '@reprieve/contract/codes.ts'
import { toFields, isFields } from '@reprieve/contract/fields.ts'
import { listForField } from '@reprieve/domain/lists/listItem.ts'
import { CONDITIONS_OF_PROFILE, CONDITION_KIND } from '../conditions/conditionKind.ts'
import { isTooMuch, MOST_OF_KIND } from '../db/itemSize.ts'
import type { StoredItem } from '../db/items.ts'
import type { ProfileKind } from '../db/profileItems.ts'
import { findDuplicateItem, itemGroupValues } from '../db/duplicateItem.ts'
import { refuseItem, type SaveOutcome } from '../db/saveItems.ts'
import { BUILT_IN_BY_ID } from '@reprieve/content/builtInItems.ts'
import { LIST_KIND } from '../lists/sentFields.ts'
import { MEDICATIONS_OF_PROFILE, MEDICATION_KIND } from '../medications/medicationKind.ts'
import { findHistoryKind } from './historyKinds.ts'

export interface RestoreAttempt {
  group: string
  stored: StoredItem
  after: StoredItem
  /** All live items of the kind, where their number is limited. */
  live: readonly StoredItem[]
}

/** Kinds with a limited number of items. */
export const isLimitedKind = (kind: string): boolean =>
  [LIST_KIND, CONDITION_KIND, MEDICATION_KIND].includes(kind)

/** Why a value cannot be restored, or null. The checks are the same as for an edit. [SYNC-32] */
export function restoreFault(restoring: RestoreAttempt): SaveOutcome | null {
  const { group, stored, after } = restoring
  if (!isFields(after.groups.get(group)?.v)) return refuseItem(group, 'not-an-object')
  const faults = findHistoryKind(after.kind)?.faultsIn(Object.fromEntries(after.groups)) ?? []
  if (faults.length > 0) return { code: RESULT.recordRefused, faults }
  if (isTooMuch(stored, after)) return refuseItem('', 'too-large')
  // A live item is already counted.
  if (stored.deleted && isLimitedKind(after.kind) && restoring.live.length >= MOST_OF_KIND)
    return refuseItem('', 'list-full')
  return OF_KIND[after.kind]?.(restoring) ?? null
}

const NAME_GROUP = 'name'
const OF_THE_PRODUCT: readonly string[] = [NAME_GROUP, 'icon']

/** A built-in item keeps its name, and no item moves to another list. */
function listFault({ group, stored, after }: RestoreAttempt): SaveOutcome | null {
  if (BUILT_IN_BY_ID.has(after.clientId))
    return OF_THE_PRODUCT.includes(group) ? refuseItem('value_type', 'system-default') : null
  const { value } = toFields(after.groups.get('name')?.v)
  if (typeof value !== 'string') return refuseItem('value', 'required')
  return listIn(stored) === listIn(after) ? null : refuseItem('type', 'list-changed')
}

function listIn({ groups }: StoredItem): string | null {
  const { type } = toFields(groups.get('name')?.v)
  return typeof type === 'string' ? listForField(type) : null
}

type NamedProfileKind<Of extends object> = Pick<
  ProfileKind<Of>,
  'likenessesOf' | 'nameOf' | 'entryOf' | 'nameKey' | 'exists'
>

/** An item with a catalogue id must keep its catalogue name, and no item may take the name of another live one. */
const namedFault =
  <Of extends object>(how: NamedProfileKind<Of>) =>
  ({ group, stored, after, live }: RestoreAttempt): SaveOutcome | null => {
    if (how.likenessesOf(itemGroupValues(after)).length === 0) return refuseItem(how.nameKey, 'required')
    const content = findHistoryKind(after.kind)!.contentOf(Object.fromEntries(after.groups))
    const sent = { ...content, client_id: after.clientId } as Of
    const [entry, name] = [how.entryOf(sent, 'edit'), how.nameOf(sent)]
    const isOfEntry = entry !== null && entry.clientId === after.clientId
    if (group === NAME_GROUP && isOfEntry && name !== null && !entry.isCalled(name))
      return refuseItem(how.nameKey, 'catalogue-name')
    const alike = findDuplicateItem(live, { stored, after }, how.likenessesOf)
    return alike === undefined ? null : { code: how.exists, item: alike, sent: new Map() }
  }

const OF_KIND: Record<string, ((restoring: RestoreAttempt) => SaveOutcome | null) | undefined> = {
  [LIST_KIND]: listFault,
  [CONDITION_KIND]: namedFault(CONDITIONS_OF_PROFILE),
  [MEDICATION_KIND]: namedFault(MEDICATIONS_OF_PROFILE),
}
