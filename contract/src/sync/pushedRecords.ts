import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { RESULT } from '../codes.ts'
import { doseGroupsToWire, doseGroupValues } from '../doses/doseGroups.ts'
import { DOSE_TYPE } from '../doses/doseType.ts'
import { toFields, type Fields } from '../fields.ts'
import { stampsByGroup } from '../groups.ts'
import { recordGroupValues, recordGroupsToWire } from '../records/wire.ts'
import { signalGroupsToWire, signalGroupValues } from '../signals/signalGroups.ts'
import { SIGNAL_TYPE } from '../signals/signalType.ts'
import type { Carrier } from './pushedRows.ts'
import { readResult, readResults, type ResultShape } from './readResult.ts'

interface Travelling {
  wireOf: (row: SentRow) => Fields
  valuesOf: ResultShape['valuesOf']
}

/** Through the record calls: as a bulk, or after many failures one by one. */
function byRecordCalls({ wireOf, valuesOf }: Travelling): Carrier {
  const shape: ResultShape = { number: 'record_id', valuesOf, copyCodes: [] }
  return {
    wireOf,
    request: (act, rows, isSingle) => {
      // Only list items distinguish a change of visibility from other updates.
      const verb = act === 'show' ? 'update' : act
      const [alone] = rows
      return isSingle && alone !== undefined
        ? { name: `sync/${verb}-record`, body: wireOf(alone) }
        : { name: `sync/${verb}-records`, body: { records: rows.map(wireOf) } }
    },
    read: ({ code, body }, rows, isSingle) => {
      if (isSingle) return rows.map((row) => readResult({ ...body, result_code: code }, row, shape))
      // If a bulk fails, no single row can be blamed: all stay in the queue and are later sent one by one. Otherwise
      // the only record of an evening would be quarantined because of temporary server trouble. [SYNC-17]
      return code === RESULT.ok ? readResults(body, rows, shape) : rows.map(() => null)
    },
  }
}

export const RECORD_CARRIER: Carrier = byRecordCalls({
  wireOf: (sent) => ({
    record_type: 'pain_record',
    ...headOf(sent),
    ...recordGroupsToWire(Object.fromEntries(sent.groups)),
  }),
  valuesOf: recordGroupValues,
})

/** A dose travels like a record (D34). */
export const DOSE_CARRIER: Carrier = byRecordCalls({
  wireOf: (sent) => ({
    record_type: DOSE_TYPE,
    ...headOf(sent),
    content: doseGroupsToWire(Object.fromEntries(sent.groups)),
  }),
  valuesOf: ({ content, stamps }) =>
    doseGroupValues({ content: toFields(content), stamps: toFields(stamps) as never }),
})

/** A month of day values too (D66). */
export const SIGNAL_CARRIER: Carrier = byRecordCalls({
  wireOf: (sent) => ({
    record_type: SIGNAL_TYPE,
    ...headOf(sent),
    content: signalGroupsToWire(Object.fromEntries(sent.groups)),
  }),
  valuesOf: ({ content, stamps }) =>
    signalGroupValues({ content: toFields(content), stamps: toFields(stamps) as never }),
})

function headOf(sent: SentRow): Fields {
  return {
    client_id: sent.clientId,
    ...numberOf(sent),
    stamps: stampsByGroup(Object.fromEntries(sent.groups)),
    ...(sent.lost.length === 0 ? {} : { lost: [...sent.lost] }),
  }
}

/** D30: a create is sent with the negated local number. */
function numberOf({ idOnServer, localId }: SentRow): Fields {
  if (idOnServer !== null) return { record_id: idOnServer }
  return localId === null ? {} : { record_id: -localId }
}
