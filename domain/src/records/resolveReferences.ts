import type { Reference } from '../lists/reference.ts'
import { withItems, type ListAnswer } from './answer.ts'
import type { PainRecord } from './painRecord.ts'

/** Returns the reference with the id that its item has today. */
export type ReferenceResolver = <Of extends Reference>(reference: Of) => Of

/**
 * Returns the record with today's ids: two items created separately may have been merged (D29), and under its old id an
 * item would appear twice. [REC-36]
 */
export function resolveReferences(record: PainRecord, resolve: ReferenceResolver): PainRecord {
  const items = <Of extends Reference>(references: readonly Of[]): Of[] => once(references.map(resolve))
  const answer = <Of extends Reference>(said: ListAnswer<Of>): ListAnswer<Of> =>
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

/** Keeps the first reference of each id, in the original order. */
const once = <Of extends Reference>(references: readonly Of[]): Of[] =>
  references.filter(({ id }, at) => references.findIndex((other) => other.id === id) === at)
