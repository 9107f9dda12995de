import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { isDeleted, groupValues, type RowContent } from '@reprieve/domain/sync/localRow.ts'
import { readRecordGroups } from './painRecordWire.ts'

export const RECORD_KIND = 'record'

export type SavedRecord = PainRecord & { ref: { kind: 'saved' } }

/** Null for a row of another kind, or a deleted one. */
export function savedRecordFromRow(row: RowContent): SavedRecord | null {
  if (isDeleted(row)) return null
  const { clientId, localId, idOnServer: serverId } = row
  const ref = { kind: 'saved', clientId, localId, serverId } as const
  const read = readRecordGroups(groupValues(row), ref)
  return read.ok ? { ...read.value, ref } : null
}
