import { err, ok, type Result } from '@reprieve/domain/result.ts'
import type { FileRow } from '@reprieve/domain/sync/importRow.ts'
import type { LocalRow, LostValue } from '@reprieve/domain/sync/localRow.ts'
import type { Groups, StampedValue } from '@reprieve/domain/sync/mergeItem.ts'
import { STAMP_SHAPE, stampTime, type Stamp } from '@reprieve/domain/sync/stamp.ts'
import { toFields, isFields, type Fields } from '../../fields.ts'
import { isSafeValue } from './soundValue.ts'

// A diary row as written to a file. It includes stamps, which decide which of two copies is newer, but not the device's
// clock and number: two devices with one number would issue the same stamp twice.

export const fileEntryFromRow = (row: LocalRow): Fields => ({
  client_id: row.clientId,
  kind: row.kind,
  ...(row.idOnServer === null ? {} : { record_id: row.idOnServer }),
  ...(row.localId === null ? {} : { local_id: row.localId }),
  sent: row.sent ? 1 : 0,
  groups: Object.fromEntries([...row.groups].map(([group, { v, s }]) => [group, { v: v ?? null, s }])),
  lost: row.lost.map(({ group, hlc, value }) => ({ group, hlc, value })),
  ...(row.setAside === null ? {} : { refused_with: row.setAside.code }),
})

/** Why an entry cannot be read, for the person who inspects the file. */
export type EntryFault = 'id' | 'kind' | 'groups' | 'stamps' | 'lost' | 'unsafe'

const ID_SHAPE = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const KIND_SHAPE = /^[a-z][a-z_]{0,63}$/
const LONGEST_GROUP = 200

/** `latest`: the highest time that a stamp may have. A stamp from the far future would win over every later edit. */
export function readFileRow(raw: unknown, latest: number): Result<FileRow, EntryFault> {
  if (!isSafeValue(raw)) return err('unsafe')
  const { client_id: clientId, kind, groups, lost = [], sent, record_id: number } = toFields(raw)
  const isStamp = (stamp: unknown): stamp is Stamp =>
    typeof stamp === 'string' && STAMP_SHAPE.test(stamp) && stampTime(stamp) <= latest
  if (typeof clientId !== 'string' || !ID_SHAPE.test(clientId)) return err('id')
  if (typeof kind !== 'string' || !KIND_SHAPE.test(kind)) return err('kind')
  if (!isFields(groups) || Object.keys(groups).length === 0) return err('groups')
  const read = new Map<string, StampedValue>()
  for (const [group, value] of Object.entries(groups)) {
    const { v = null, s } = toFields(value)
    if (group === '' || group.length > LONGEST_GROUP) return err('groups')
    if (!isStamp(s)) return err('stamps')
    read.set(group, { v, s })
  }
  if (!Array.isArray(lost) || !lost.every((one) => isLost(one, isStamp))) return err('lost')
  return ok({
    clientId,
    kind,
    groups: read satisfies Groups,
    lost: lost.map(({ group, hlc, value }): LostValue => ({ group, hlc, value: value ?? null })),
    sent: sent === 1 || typeof number === 'number',
  })
}

function isLost(one: unknown, isStamp: (stamp: unknown) => boolean): one is LostValue {
  const { group, hlc } = toFields(one)
  return typeof group === 'string' && group !== '' && group.length <= LONGEST_GROUP && isStamp(hlc)
}
