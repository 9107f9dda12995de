import type { FieldType } from '@reprieve/domain/lists/listItem.ts'
import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { RESULT } from '../codes.ts'
import { fieldsOf, type Fields } from '../fields.ts'
import { stampsOf } from '../groups.ts'
import { listFieldFromGroups, listGroupValues } from '../lists/listGroups.ts'
import type { Carrier, PushCall } from './pushedRows.ts'
import { readResults, type ResultShape } from './readResult.ts'

const SHAPE: ResultShape = {
  number: 'fid',
  valuesOf: ({ content, stamps }) =>
    listGroupValues({ ...fieldsOf(content), stamps: fieldsOf(stamps) as never }),
  copyCodes: [RESULT.ok],
}

const CALLS: Record<'create' | 'update' | 'delete', PushCall> = {
  create: 'sync/add-new-section-fields',
  update: 'sync/edit-section-fields',
  delete: 'sync/delete-section-fields',
}

/**
 * By the section-field calls, and what is only shown, hidden or moved by the preferences record, list by list. The
 * answers of both stand in the order sent. `listOf` says in which list an item stands that does not say it itself.
 */
export const listCarrier = (listOf: (row: SentRow) => FieldType | null): Carrier => ({
  wireOf: wireOfItem,
  request: (act, rows) => {
    const lists = act === 'show' ? byList(rows, listOf) : null
    if (lists !== null)
      return { name: 'sync/update-record', body: { record_type: 'user_preferences_record', content: lists } }
    // What stands in no list that this app knows can still be named by its id.
    const call = CALLS[act === 'show' ? 'update' : act]
    return { name: call, body: { section_fields: rows.map(wireOfItem) } }
  },
  read: ({ code, body }, rows, isSingle) => {
    if (code === RESULT.ok) return readResults(body, rows, SHAPE)
    // Only of one that was sent alone: then what the request was refused for is said of it. [SYNC-17]
    return rows.map(() => (isSingle ? { code, idOnServer: null, stamps: new Map(), values: null } : null))
  },
})

/** Null where one of them stands in no list, or where they do not stand list by list. */
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

/** D31: by its client id; a number that only this device knows is no name for anything. */
function wireOfItem(sent: SentRow): Fields {
  const groups = Object.fromEntries(sent.groups)
  return {
    ...listFieldFromGroups(groups),
    client_id: sent.clientId,
    ...(sent.idOnServer === null ? {} : { fid: sent.idOnServer }),
    stamps: stampsOf(groups),
    ...(sent.lost.length === 0 ? {} : { lost: [...sent.lost] }),
  }
}
