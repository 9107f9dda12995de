import type { PainRecord } from './painRecord.ts'

/** The same again, saved nowhere yet: a new record in everything but what it says. [REC-18] */
export function duplicateRecord(record: PainRecord): PainRecord {
  return { ...record, ref: { kind: 'not-saved-yet', isDuplicate: true } }
}
