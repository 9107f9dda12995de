import * as z from 'zod'
import { TIMEOUT_MS, call } from '../call.ts'
import { sentProfile } from '../account/sentProfile.ts'
import { fidResult, recordOutcome, recordResult } from '../kept.ts'
import { sentPreferences } from '../lists/sentPreferences.ts'
import { moment, number, text, uuid, word } from '../scalars.ts'
import { sentSettings } from '../settings/sentSettings.ts'
import { sentRecord } from './sentRecord.ts'

/** D33. Larger bulks are answered 110, upon which the client halves them; so the schema accepts more. */
export const BULK_MAX_RECORDS = 250
export const BULK_MAX_BYTES = 2_000_000
export const BULK_WARNING_ABOVE = 50

export const PAGE_MAX = 2_500

/** Records are checked one by one: one bad record does not invalidate the bulk. */
const bulk = z.object({ records: z.array(z.unknown()).meta({ maxItems: BULK_MAX_RECORDS }) })

/** Requests every kind as groups, including the diary: the form a device stores, without conversion (D34). */
const asGroups = z.literal(1).optional()

/** Read only far enough to distinguish a diary record from the profile and the preferences (D6). */
const single = z.looseObject({ type: word.optional(), record_type: word.optional() })

export type RecordOutcome = z.infer<typeof recordOutcome>
export type RecordResult = z.infer<typeof recordResult>

const bulkAnswer = z.object({ items: z.array(recordResult) })

/** The first record of every bundle: where the next pull starts, and the server's time. */
export const serverTimeRecord = z.object({
  record_type: z.literal('server_time'),
  server_time: moment,
  cursor: z.int(),
  more: z.boolean(),
  epoch: z.string(),
  /** The number of items after this page, if any. */
  left: z.int().optional(),
})
export type ServerTimeRecord = z.infer<typeof serverTimeRecord>

/** Any other entry: a record of the specification's types, or a changed item of any kind (D34). */
export const pulledRecord = z.looseObject({
  record_type: z.string(),
  record_id: number.optional(),
  fid: number.optional(),
  client_id: z.string().optional(),
  seq: z.int().optional(),
  stamps: z.record(z.string(), z.string()).optional(),
  groups: z.record(z.string(), z.unknown()).optional(),
  updated_local: moment.optional(),
  created: moment.optional(),
  content: z.looseObject({}).optional(),
})
export type PulledRecord = z.infer<typeof pulledRecord>

/** update-record takes diary records, and the records of which a person has only one (D6). */
const updatable = z.union([sentProfile, sentPreferences, sentSettings, sentRecord])

const one = call({
  namesId: true,
  request: single,
  answer: recordOutcome,
  item: { at: 'body', schema: sentRecord },
})

const many = call({
  namesId: true,
  body: 'bulk',
  request: bulk,
  answer: bulkAnswer,
  item: { at: 'records', schema: sentRecord },
})

export const recordsCalls = {
  'sync/create-record': one,
  'sync/update-record': {
    ...one,
    // For preferences: the result of each item, list by list, in the order of the request.
    answer: recordOutcome.extend({ items: z.array(fidResult).optional() }),
    item: { at: 'body', schema: updatable } as const,
  },
  'sync/delete-record': one,
  'sync/create-records': many,
  'sync/update-records': { ...many, timeoutMs: TIMEOUT_MS.long },
  'sync/delete-records': many,
  'sync/get-record': call({
    namesId: true,
    request: single.extend({
      record_id: number.optional(),
      client_id: uuid.optional(),
      pref_type: word.optional(),
      groups: asGroups,
      /** For the data that the server stores beside the diary: which part, and where to continue. */
      part: word.optional(),
      cursor: text(2_000).nullish(),
    }),
    answer: pulledRecord.partial({ record_type: true }),
  }),
  'sync/get-all-records': call({
    timeoutMs: TIMEOUT_MS.long,
    request: z
      .object({
        last_updated: moment.optional(),
        cursor: z.int().min(0).optional(),
        epoch: uuid.optional(),
        limit: z.int().min(1).max(PAGE_MAX).optional(),
        schema: z.int().min(0).max(1_000).optional(),
        groups: asGroups,
      })
      .prefault({}),
    answer: z.object({ records: z.array(z.union([serverTimeRecord, pulledRecord])) }),
  }),
}
