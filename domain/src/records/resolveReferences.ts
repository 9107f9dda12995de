import type { Reference } from '../lists/reference.ts'
import { withItems, type Answer } from './answer.ts'
import type { PainRecord } from './painRecord.ts'

/** The reference by the id that its item has today. */
export type Resolve = <Of extends Reference>(reference: Of) => Of

/**
 * The record with today's ids: two items that were made apart may have become one (D29), and by its old id one would
 * stand there beside itself. [REC-36]
 */
export function resolveReferences(record: PainRecord, resolve: Resolve): PainRecord {
  const items = <Of extends Reference>(references: readonly Of[]): Of[] => once(references.map(resolve))
  const answer = <Of extends Reference>(said: Answer<Of>): Answer<Of> =>
    said.kind === 'nothing' ? said : withItems(items(said.items))
  return {
    ...record,
    location: items(record.location),
    symptom: answer(record.symptom),
    character: items(record.character),
    aggravatingFactor: answer(record.aggravatingFactor),
    intervention: answer(record.intervention),
    environment: items(record.environment),
  }
}

/** The first of each: what was said first stands first. */
const once = <Of extends Reference>(references: readonly Of[]): Of[] =>
  references.filter(({ id }, at) => references.findIndex((other) => other.id === id) === at)
