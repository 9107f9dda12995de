import type { Reference } from '../lists/reference.ts'
import type { PainPattern } from '../records/painRecord.ts'
import { DEFAULT_CRITERIA, FILTER_FIELDS, isWholeSpan } from './criteria.ts'
import type { Criteria, FactorCriterion, Filter, FilterField, FilterMode, Span } from './filter.ts'

/** One criterion of the filter, which can be described and removed separately. [FILT-24] */
export type SummaryPart =
  | { is: 'mode'; mode: FilterMode }
  /** Pain records, daily reflections or late entries are left out. */
  | { is: 'leftOut'; what: 'painRecords' | 'dailyReflections' | 'writtenLater' }
  | { is: 'severity'; span: Span }
  | { is: 'score'; span: Span }
  | { is: 'time'; time: Criteria['time'] }
  | { is: 'duration'; duration: Criteria['duration'] }
  | { is: 'pattern'; pattern: PainPattern }
  | { is: 'field'; field: FilterField; item: Reference }
  | { is: 'factor'; criterion: FactorCriterion }
  | { is: 'medication'; criterion: FactorCriterion }

const KINDS_SHOWN = ['painRecords', 'dailyReflections', 'writtenLater'] as const

/** Everything that differs from the default. */
export function summariseFilter({ criteria }: Filter): readonly SummaryPart[] {
  const { mode, severity, score, time, duration, patterns, fields, factors, medications } = criteria
  const parts: SummaryPart[] = []
  if (mode !== DEFAULT_CRITERIA.mode) parts.push({ is: 'mode', mode })
  for (const what of KINDS_SHOWN) if (!criteria[what]) parts.push({ is: 'leftOut', what })
  if (!isWholeSpan(severity)) parts.push({ is: 'severity', span: severity })
  if (!isWholeSpan(score)) parts.push({ is: 'score', span: score })
  if (time.compare !== 'all') parts.push({ is: 'time', time })
  if (duration.compare !== 'all') parts.push({ is: 'duration', duration })
  for (const pattern of patterns) parts.push({ is: 'pattern', pattern })
  for (const field of FILTER_FIELDS)
    for (const item of fields[field]) parts.push({ is: 'field', field, item })
  for (const criterion of factors) parts.push({ is: 'factor', criterion })
  for (const criterion of medications) parts.push({ is: 'medication', criterion })
  return parts
}

/** The filter without this part; unchanged if the part is no longer there. */
export function withoutPart(filter: Filter, part: SummaryPart): Filter {
  return { ...filter, criteria: { ...filter.criteria, ...changeFor(filter.criteria, part) } }
}

function changeFor(criteria: Criteria, part: SummaryPart): Partial<Criteria> {
  const { fields } = criteria
  switch (part.is) {
    case 'mode':
    case 'severity':
    case 'score':
    case 'time':
    case 'duration':
      return { [part.is]: DEFAULT_CRITERIA[part.is] }
    case 'leftOut':
      return { [part.what]: true }
    case 'pattern':
      return { patterns: criteria.patterns.filter((one) => one !== part.pattern) }
    case 'field':
      return {
        fields: { ...fields, [part.field]: fields[part.field].filter(({ id }) => id !== part.item.id) },
      }
    case 'factor':
      return { factors: withoutItem(criteria.factors, part.criterion) }
    case 'medication':
      return { medications: withoutItem(criteria.medications, part.criterion) }
  }
}

/** Compares kinds as well: "Nothing" of aggravating factors and "Nothing" of interventions share one id. */
const withoutItem = (all: readonly FactorCriterion[], gone: FactorCriterion): FactorCriterion[] =>
  all.filter(({ item, kinds }) => item.id !== gone.item.id || kinds.join() !== gone.kinds.join())
