import * as z from 'zod'
import type { CallShape } from '../call.ts'
import { recordsCalls } from '../records/calls.ts'
import { sentDose } from './sentDose.ts'

/** The calls of the diary. Doses use the same calls as records, together with them or alone (D34). */
export const diaryCalls = {
  ...recordsCalls,
  'sync/create-record': orDose(recordsCalls['sync/create-record']),
  'sync/update-record': orDose(recordsCalls['sync/update-record']),
  'sync/delete-record': orDose(recordsCalls['sync/delete-record']),
  'sync/create-records': orDose(recordsCalls['sync/create-records']),
  'sync/update-records': orDose(recordsCalls['sync/update-records']),
  'sync/delete-records': orDose(recordsCalls['sync/delete-records']),
}

function orDose<Shape extends CallShape>(call: Shape): Shape {
  const { item } = call
  return item === null ? call : { ...call, item: { ...item, schema: z.union([item.schema, sentDose]) } }
}
