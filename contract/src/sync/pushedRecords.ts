import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { RESULT } from '../codes.ts'
import { stampsOf } from '../groups.ts'
import { groupValues, recordFromGroups } from '../records/wire.ts'
import type { Fields } from '../fields.ts'
import type { Carrier } from './pushedRows.ts'
import { readResult, readResults, type ResultShape } from './readResult.ts'

const SHAPE: ResultShape = { number: 'record_id', valuesOf: groupValues, mayBeCopy: false }

/** By the record calls: together, or after many failures each by a call of its own. */
export const RECORD_CARRIER: Carrier = {
  wireOf: wireOfRecord,
  request: (act, rows, isSingle) => {
    // Of a list item alone it is told that no more than its visibility changed.
    const verb = act === 'show' ? 'update' : act
    const [alone] = rows
    return isSingle && alone !== undefined
      ? { name: `sync/${verb}-record`, body: wireOfRecord(alone) }
      : { name: `sync/${verb}-records`, body: { records: rows.map(wireOfRecord) } }
  },
  read: ({ code, body }, rows, isSingle) => {
    if (isSingle) return rows.map((row) => readResult({ ...body, result_code: code }, row, SHAPE))
    // Of a bulk that broke nobody can say whether a row is to blame: all stay, and later each goes alone. Blamed at
    // once, the only record of an evening would be set aside because the server had a bad minute. [SYNC-17]
    return code === RESULT.ok ? readResults(body, rows, SHAPE) : rows.map(() => null)
  },
}

function wireOfRecord(sent: SentRow): Fields {
  const groups = Object.fromEntries(sent.groups)
  return {
    record_type: 'pain_record',
    client_id: sent.clientId,
    ...numberOf(sent),
    ...recordFromGroups(groups),
    stamps: stampsOf(groups),
    ...(sent.lost.length === 0 ? {} : { lost: [...sent.lost] }),
  }
}

/** D30: a create goes by its local number, with its sign turned. */
function numberOf({ idOnServer, localId }: SentRow): Fields {
  if (idOnServer !== null) return { record_id: idOnServer }
  return localId === null ? {} : { record_id: -localId }
}
