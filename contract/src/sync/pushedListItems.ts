import type { FieldType } from '@reprieve/domain/lists/listItem.ts'
import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { RESULT } from '../codes.ts'
import { toFields, type Fields } from '../fields.ts'
import { stampsByGroup } from '../groups.ts'
import { listFieldGroupsToWire, listGroupValues } from '../lists/listGroups.ts'
import type { Carrier, PushCall } from './pushedRows.ts'
import { readResults, type ResultShape } from './readResult.ts'

const SHAPE: ResultShape = {
  number: 'fid',
  valuesOf: ({ content, stamps }) =>
    listGroupValues({ ...toFields(content), stamps: toFields(stamps) as never }),
  copyCodes: [RESULT.ok],
}

const CALLS: Record<'create' | 'update' | 'delete', PushCall> = {
  create: 'sync/add-new-section-fields',
  update: 'sync/edit-section-fields',
  delete: 'sync/delete-section-fields',
}

/**
 * List items go through the section-field calls; changes of visibility or position go through the preferences record,
 * list by list. Both return results in the order sent. `listOf` gives the list of an item that does not name it.
 */
export const listCarrier = (listOf: (row: SentRow) => FieldType | null): Carrier => ({
  wireOf: wireOfItem,
  request: (act, rows) => {
    const lists = act === 'show' ? byList(rows, listOf) : null
    if (lists !== null)
      return { name: 'sync/update-record', body: { record_type: 'user_preferences_record', content: lists } }
    // An item of a list unknown to this app can still be named by its id.
    const call = CALLS[act === 'show' ? 'update' : act]
    return { name: call, body: { section_fields: rows.map(wireOfItem) } }
  },
  read: ({ code, body }, rows, isSingle) => {
    if (code === RESULT.ok) return readResults(body, rows, SHAPE)
    // Only for an item sent alone, because then the refusal of the request applies to it. [SYNC-17]
    return rows.map(() => (isSingle ? { code, idOnServer: null, stamps: new Map(), values: null } : null))
  },
})

/** Null if an item has no list, or if the items are not grouped by list. */
function byList(
  rows: readonly SentRow[],
  listOf: (row: SentRow) => FieldType | null,
): Record<string, Fields[]> | null {
  const lists: Record<string, Fields[]> = {}
  let last: FieldType | null = null
  for (const row of rows) {
    const list = listOf(row)
    if (list === null || (list !== last && Object.hasOwn(lists, list))) return null
    last = list
    ;(lists[list] ??= []).push(wireOfItem(row))
  }
  return lists
}

/** D31: named by client id; a local number means nothing to the server. */
function wireOfItem(sent: SentRow): Fields {
  const groups = Object.fromEntries(sent.groups)
  return {
    ...listFieldGroupsToWire(groups),
    client_id: sent.clientId,
    ...(sent.idOnServer === null ? {} : { fid: sent.idOnServer }),
    stamps: stampsByGroup(groups),
    ...(sent.lost.length === 0 ? {} : { lost: [...sent.lost] }),
  }
}
