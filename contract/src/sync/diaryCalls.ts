import * as z from 'zod'
import type { CallShape } from '../call.ts'
import { sentDose } from '../doses/sentDose.ts'
import { recordsCalls } from '../records/calls.ts'
import { sentSignal } from '../signals/sentSignal.ts'

/** The calls of the diary. Doses and day values use the same calls as records, together with them or alone (D34, D66). */
export const diaryCalls = {
  ...recordsCalls,
  'sync/create-record': orOther(recordsCalls['sync/create-record']),
  'sync/update-record': orOther(recordsCalls['sync/update-record']),
  'sync/delete-record': orOther(recordsCalls['sync/delete-record']),
  'sync/create-records': orOther(recordsCalls['sync/create-records']),
  'sync/update-records': orOther(recordsCalls['sync/update-records']),
  'sync/delete-records': orOther(recordsCalls['sync/delete-records']),
}

function orOther<Shape extends CallShape>(call: Shape): Shape {
  const { item } = call
  return item === null
    ? call
    : { ...call, item: { ...item, schema: z.union([item.schema, sentDose, sentSignal]) } }
}
