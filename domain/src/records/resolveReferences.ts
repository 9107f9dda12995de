import type { Reference } from '../lists/reference.ts'
import { withItems, type ListAnswer } from './answer.ts'
import type { PainRecord, PlaceStrength } from './painRecord.ts'

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
    placeStrengths: resolvePlaces(record.placeStrengths, resolve),
    symptom: answer(record.symptom),
    character: items(record.character),
    aggravatingFactor: answer(record.aggravatingFactor),
    intervention: answer(record.intervention),
    environment: items(record.environment),
  }
}

/** Of two numbers that today belong to one place, the higher one counts. [PLACE-1] */
function resolvePlaces(
  strengths: readonly PlaceStrength[],
  resolve: ReferenceResolver,
): readonly PlaceStrength[] {
  const highest = new Map<string, PlaceStrength>()
  for (const strength of strengths) {
    const place = resolve({ id: strength.place, text: '' }).id
    const known = highest.get(place)
    if (known === undefined || known.severity < strength.severity) highest.set(place, { ...strength, place })
  }
  return [...highest.values()]
}

/** Keeps the first reference of each id, in the original order. */
const once = <Of extends Reference>(references: readonly Of[]): Of[] =>
  references.filter(({ id }, at) => references.findIndex((other) => other.id === id) === at)
