import type { Arbitrary } from 'fast-check'
import type { FuzzedCall } from './requestSchema.ts'

type Json = Record<string, unknown>

// The required fields of a record; its other fields stay as generated.
const NEEDED = { severity: 3, score: undefined, timing: 1_700_000_000_000, pain_record_type: 'PainRecord' }

/**
 * Makes generated diary requests plausible. The first rule refuses nearly all random records, because kind or time is
 * missing: with these fields the merge and the database also see the other fields.
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
