import type { Arbitrary } from 'fast-check'
import type { FuzzedCall } from './requestSchema.ts'

type Json = Record<string, unknown>

// What a record cannot do without; the rest of it stays as it was made up.
const NEEDED = { severity: 3, score: undefined, timing: 1_700_000_000_000, pain_record_type: 'PainRecord' }

/**
 * The same requests as those of a diary. Made-up records are nearly all refused by the first rule, for want of a
 * kind or a time: with these in place the merge and the database get to see what else is in them.
 */
export function toDiaryRequests({ name }: FuzzedCall, requests: Arbitrary<unknown>): Arbitrary<unknown> {
  if (!/^sync\/(create|update|delete)-records?$/.test(name)) return requests
  const isBulk = name.endsWith('s')
  return requests.map((request) => (isBulk ? withRecords(request as Json) : asRecord(request)))
}

function withRecords(request: Json): Json {
  return { ...request, records: (request['records'] as unknown[]).map(asRecord) }
}

function asRecord(record: unknown): Json {
  const given = (record ?? {}) as Json
  const content = { ...(given['content'] as Json | null), ...NEEDED }
  return { ...given, record_type: 'pain_record', content }
}
