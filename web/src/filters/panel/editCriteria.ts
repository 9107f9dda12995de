import { NOTHING_ID } from '@reprieve/domain/filters/columns/columns.ts'
import { KINDS_BY_PART, partOfFactor, type FactorPart } from '@reprieve/domain/filters/factorPart.ts'
import type { Criteria, FactorCriterion, FactorKind, FilterField } from '@reprieve/domain/filters/filter.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import type { PainPattern } from '@reprieve/domain/records/painRecord.ts'
import {
  LONGEST_SECONDS,
  SECONDS_IN,
  shownLength,
  type DurationUnit,
} from '@reprieve/domain/records/recordDuration.ts'

/** The item's current id: a filter may have been stored before two items were merged (D29). */
export type FindCurrentId = (id: string) => string

/** In its own list, what made the pain worse is always of that kind: so the two lists of factors stay separate. */
const FIRST_KINDS: Record<FactorPart, readonly FactorKind[]> = {
  interventions: [],
  aggravating: ['aggravating'],
  medications: [],
}

/** "Nothing" is in both lists of factors: without a kind it would match either. [FILT-36] */
const firstKinds = (part: FactorPart, { id }: Reference): readonly FactorKind[] =>
  part === 'interventions' && id === NOTHING_ID ? KINDS_BY_PART.interventions : FIRST_KINDS[part]

export const collectCurrentIds = (references: readonly Reference[], idToday: FindCurrentId): Set<string> =>
  new Set(references.map(({ id }) => idToday(id)))

/** Removes every copy, whichever id it was stored under. */
function toggledIn<One>(list: readonly One[], one: One, idOf: (one: One) => string): readonly One[] {
  const rest = list.filter((other) => idOf(other) !== idOf(one))
  return rest.length < list.length ? rest : [...list, one]
}

interface InField {
  field: FilterField
  item: Reference
}

interface InPart {
  part: FactorPart
  item: Reference
}

export function toggleField(criteria: Criteria, { field, item }: InField, idToday: FindCurrentId): Criteria {
  const chosen = toggledIn(criteria.fields[field], item, ({ id }) => idToday(id))
  return { ...criteria, fields: { ...criteria.fields, [field]: chosen } }
}

export function togglePattern(criteria: Criteria, pattern: PainPattern): Criteria {
  return { ...criteria, patterns: toggledIn(criteria.patterns, pattern, (one) => one) }
}

/** The factors of one section of the panel. */
export function listSectionFactors(
  { factors, medications }: Criteria,
  part: FactorPart,
): readonly FactorCriterion[] {
  if (part === 'medications') return medications
  return factors.filter((one) => partOfFactor(one) === part)
}

function withFactors(criteria: Criteria, part: FactorPart, now: readonly FactorCriterion[]): Criteria {
  if (part === 'medications') return { ...criteria, medications: now }
  const others = criteria.factors.filter((one) => partOfFactor(one) !== part)
  return { ...criteria, factors: [...others, ...now] }
}

export function toggleFactor(criteria: Criteria, { part, item }: InPart, idToday: FindCurrentId): Criteria {
  const one: FactorCriterion = { item, kinds: firstKinds(part, item) }
  const now = toggledIn(listSectionFactors(criteria, part), one, (other) => idToday(other.item.id))
  return withFactors(criteria, part, now)
}

/** In the order of the table, so that the same choice is always written the same way. */
export function toggleKind(criteria: Criteria, { part, item }: InPart, kind: FactorKind): Criteria {
  const changed = listSectionFactors(criteria, part).map((one) => {
    if (one.item.id !== item.id) return one
    const now = toggledIn(one.kinds, kind, (other) => other)
    return { ...one, kinds: KINDS_BY_PART[part].filter((known) => now.includes(known)) }
  })
  return withFactors(criteria, part, changed)
}

/** The same number in another unit: a user who typed 30 and then found the unit meant 30 of these. [FILT-34] */
export function changeDurationUnit(duration: Criteria['duration'], unit: DurationUnit): Criteria['duration'] {
  const { seconds, shownIn } = duration
  const written = shownLength({ kind: 'length', seconds, shownIn })
  const now = Math.min(LONGEST_SECONDS, Math.round(written * SECONDS_IN[unit]))
  return { ...duration, seconds: now, shownIn: unit }
}
