import { aliasGroup, aliasValue } from '@reprieve/contract/aliasGroups.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import { listGroupValues, listFieldGroupStamp } from '@reprieve/contract/lists/listGroups.ts'
import type { ListField } from '@reprieve/contract/lists/sentListField.ts'
import type { ConflictLoser } from '@reprieve/domain/sync/mergeItem.ts'
import { sameName } from '@reprieve/domain/writtenName.ts'
import type { SentItem, SyncHead } from '../db/items.ts'
import { addStamps, createServerStamp, readSentLosers } from '../db/saveItems.ts'
import type { ListItemTarget } from './knownItems.ts'
import { LIST_KIND, isUnstamped, isTombstone, type ListAct } from './sentFields.ts'

const OF_THE_PRODUCT: readonly string[] = ['name', 'icon']
const OF_A_SHOW: readonly string[] = ['shown', 'position']

/** Converts a sent item to groups with stamps, to be merged into its target. */
export function listFieldToItem(head: SyncHead, sent: ListField, act: ListAct, to: ListItemTarget): SentItem {
  const { clientId, stored, builtIn, copy } = to
  const values = listGroupValues(sent)
  const isGone = builtIn === undefined && (act === 'delete' || isTombstone(sent))
  values.set('deleted', { deleted: isGone ? 1 : 0 })
  if (act === 'show' && isUnstamped(sent)) keepOnly(values, OF_A_SHOW)
  // A person's own item is marked as custom if its client did not do so.
  const isNew = stored === undefined && builtIn === undefined && values.has('name')
  if (isNew) values.set('name', { value_type: 'custom', ...values.get('name') })

  const stamping = { stamps: sent.stamps, isDelete: act === 'delete', stampOf: listFieldGroupStamp }
  const groups = addStamps(head, values, stamping, stored)
  const lost = readSentLosers(sent.lost)
  if (builtIn !== undefined) {
    const notTheirs = OF_THE_PRODUCT.flatMap((group): ConflictLoser[] => {
      const sentGroup = groups.get(group)
      return sentGroup === undefined ? [] : [{ group, hlc: sentGroup.s, sentAs: null, value: sentGroup.v }]
    })
    // A built-in item keeps its name; the name that the person gave their duplicate goes to the history.
    if (copy !== null) lost.push(...notTheirs)
    for (const group of OF_THE_PRODUCT) groups.delete(group)
  }
  if (act === 'add' && isOtherSpelling(sent, to)) {
    // Added again with other capitals or spaces, the item already exists and keeps its name. [LIST-19]
    const name = groups.get('name')
    if (copy !== null && name !== undefined)
      lost.push({ group: 'name', hlc: name.s, sentAs: null, value: name.v })
    groups.delete('name')
  }
  if (copy !== null && stored?.groups.has(aliasGroup(copy)) !== true)
    groups.set(aliasGroup(copy), { v: aliasValue(copy), s: createServerStamp(head, stored) })
  const number = builtIn === undefined ? {} : { num: builtIn.fid }
  return { clientId, kind: LIST_KIND, ...number, origin: null, groups, lost }
}

/** Whether the target was found by name or as a duplicate, and its name differs only in capitals or spaces. */
function isOtherSpelling({ value }: ListField, { stored, builtIn, copy, isByName }: ListItemTarget): boolean {
  if (builtIn !== undefined || (copy === null && !isByName)) return false
  const { value: storedName } = toFields(stored?.groups.get('name')?.v)
  return (
    typeof value === 'string' &&
    typeof storedName === 'string' &&
    value !== storedName &&
    sameName(value, storedName)
  )
}

function keepOnly(values: Map<string, unknown>, groups: readonly string[]): void {
  for (const group of values.keys()) if (!groups.includes(group)) values.delete(group)
}
