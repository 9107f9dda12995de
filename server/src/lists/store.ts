import { RESULT } from '@reprieve/contract/codes.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import { aliasesIn } from '@reprieve/contract/aliasGroups.ts'
import type { ListField } from '@reprieve/contract/lists/sentListField.ts'
import { sameName } from '@reprieve/domain/writtenName.ts'
import { mergeSentItem } from '../db/itemWrite.ts'
import { isTooMuch, MOST_OF_KIND } from '../db/itemSize.ts'
import type { Db } from '../db/pool.ts'
import { refuseItem, saveItems, type RefusedItem, type SaveOutcome } from '../db/saveItems.ts'
import { loadKnownItems, type KnownItems, type ListItemTarget } from './knownItems.ts'
import { listFieldToItem } from './fieldItem.ts'
import { nameIn } from './listNames.ts'
import { LIST_KIND, isTombstone, type ListAct } from './sentFields.ts'

export interface ListWork {
  userId: number
  act: ListAct
  now: number
}

/** Saves list items: the same item twice is one row, even under two ids if its name matches (D29). */
export const saveListItems = (db: Db, work: ListWork, fields: readonly ListField[]): Promise<SaveOutcome[]> =>
  saveItems(db, work, fields, async (trx, write, all) => {
    const known = await loadKnownItems(trx, work.userId, all)
    return (sent) => {
      const target = known.findTarget(sent, work.act, work.now)
      if (target === null) return { code: RESULT.recordMissing }
      const fault = findRefusal(sent, work.act, { target, known })
      if (fault !== null) return fault
      const item = listFieldToItem(write.head, sent, work.act, target)
      const restamped = known.findRestamps(item.clientId)
      const after = mergeSentItem({ ...write.head }, target.stored, item, restamped).item
      if (isTooMuch(target.stored, after)) return refuseItem('', 'too-large')
      // A partial edit of a wiped item would restore it without a name: its sender must send it whole. [SYNC-31]
      if (
        target.builtIn === undefined &&
        target.stored?.deleted === true &&
        !after.deleted &&
        nameIn(after) === null
      )
        return { code: RESULT.recordMissing }
      const live = write.merge(target.stored, item, restamped)
      known.remember(live, target.copy)
      if (live !== target.stored) {
        for (const clientId of aliasesIn(live.groups.keys())) write.alias({ clientId, target: live.clientId })
      }
      return { code: RESULT.ok, item: live, sent: item.groups }
    }
  })

interface ListSaveContext {
  target: ListItemTarget
  known: KnownItems
}

/** Why an item is refused, or null. */
function findRefusal(sent: ListField, act: ListAct, { target, known }: ListSaveContext): SaveOutcome | null {
  const { stored, builtIn } = target
  if (stored !== undefined && stored.kind !== LIST_KIND)
    return act === 'add' ? refuseItem('client_id', 'kind-changed') : { code: RESULT.recordMissing }
  if (act !== 'show' && sent.value_type === 'medication') return refuseItem('value_type', 'medication-item')
  if (builtIn !== undefined && isBeyond(sent, act, target)) return refuseItem('value_type', 'system-default')
  const type = builtIn?.type ?? toFields(stored?.groups.get('name')?.v)['type']
  if (typeof sent.type === 'string' && typeof type === 'string' && sent.type !== type)
    return refuseItem('type', 'list-changed')
  const isNew = stored === undefined && builtIn === undefined
  return isNew && !isTombstone(sent) ? faultOfNew(sent, known) : null
}

/** A built-in item can only be shown, hidden and moved. This does not apply to a duplicate merged into it. */
function isBeyond(sent: ListField, act: ListAct, { builtIn, copy, isByName }: ListItemTarget): boolean {
  if (copy !== null) return false
  if (act === 'add') return !isByName || sent.value_type === 'default'
  if (act === 'delete' || isTombstone(sent)) return true
  return act === 'edit' && typeof sent.value === 'string' && !sameName(sent.value, builtIn?.name ?? '')
}

function faultOfNew(sent: ListField, known: KnownItems): RefusedItem | null {
  if (sent.value_type === 'default') return refuseItem('value_type', 'system-default')
  const missing = (['value', 'type'] as const).filter((key) => typeof sent[key] !== 'string')
  if (missing.length > 0)
    return { code: RESULT.recordRefused, faults: missing.map((path) => ({ path, reason: 'required' })) }
  return known.countLive() >= MOST_OF_KIND ? refuseItem('', 'list-full') : null
}
