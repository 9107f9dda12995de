import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { RESULT } from '../codes.ts'
import { doseFromGroups, doseGroupValues } from '../doses/doseGroups.ts'
import { DOSE_TYPE } from '../doses/doseType.ts'
import { fieldsOf, type Fields } from '../fields.ts'
import { stampsOf } from '../groups.ts'
import { groupValues, recordFromGroups } from '../records/wire.ts'
import type { Carrier } from './pushedRows.ts'
import { readResult, readResults, type ResultShape } from './readResult.ts'

interface Travelling {
  wireOf: (row: SentRow) => Fields
  valuesOf: ResultShape['valuesOf']
}

/** By the record calls: together, or after many failures each by a call of its own. */
function byRecordCalls({ wireOf, valuesOf }: Travelling): Carrier {
  const shape: ResultShape = { number: 'record_id', valuesOf, copyCodes: [] }
  return {
    wireOf,
    request: (act, rows, isSingle) => {
      // Of a list item alone it is told that no more than its visibility changed.
      const verb = act === 'show' ? 'update' : act
      const [alone] = rows
      return isSingle && alone !== undefined
        ? { name: `sync/${verb}-record`, body: wireOf(alone) }
        : { name: `sync/${verb}-records`, body: { records: rows.map(wireOf) } }
    },
    read: ({ code, body }, rows, isSingle) => {
      if (isSingle) return rows.map((row) => readResult({ ...body, result_code: code }, row, shape))
      // Of a bulk that broke nobody can say whether a row is to blame: all stay, and later each goes alone. Blamed at
      // once, the only record of an evening would be set aside because the server had a bad minute. [SYNC-17]
      return code === RESULT.ok ? readResults(body, rows, shape) : rows.map(() => null)
    },
  }
}

export const RECORD_CARRIER: Carrier = byRecordCalls({
  wireOf: (sent) => ({
    record_type: 'pain_record',
    ...headOf(sent),
    ...recordFromGroups(Object.fromEntries(sent.groups)),
  }),
  valuesOf: groupValues,
})

/** A dose by itself travels as a record does (D34). */
export const DOSE_CARRIER: Carrier = byRecordCalls({
  wireOf: (sent) => ({
    record_type: DOSE_TYPE,
    ...headOf(sent),
    content: doseFromGroups(Object.fromEntries(sent.groups)),
  }),
  valuesOf: ({ content, stamps }) =>
    doseGroupValues({ content: fieldsOf(content), stamps: fieldsOf(stamps) as never }),
})

function headOf(sent: SentRow): Fields {
  return {
    client_id: sent.clientId,
    ...numberOf(sent),
    stamps: stampsOf(Object.fromEntries(sent.groups)),
    ...(sent.lost.length === 0 ? {} : { lost: [...sent.lost] }),
  }
}

/** D30: a create goes by its local number, with its sign turned. */
function numberOf({ idOnServer, localId }: SentRow): Fields {
  if (idOnServer !== null) return { record_id: idOnServer }
  return localId === null ? {} : { record_id: -localId }
}
