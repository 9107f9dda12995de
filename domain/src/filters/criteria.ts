import { DEFAULT_UNIT } from '../records/recordDuration.ts'
import type { Criteria, Filter, FilterField, Span } from './filter.ts'

export const FILTER_FIELDS = [
  'location',
  'symptom',
  'character',
  'environment',
  'meaningful_activities',
] as const satisfies readonly FilterField[]

/** Bounds of the severity and of the day score. */
const LOWEST = 0
const HIGHEST = 10
const NOON = 720

/** Shows everything, latest first. */
export const DEFAULT_CRITERIA: Criteria = {
  mode: 'all',
  painRecords: true,
  dailyReflections: true,
  writtenLater: true,
  severity: { from: LOWEST, to: HIGHEST },
  score: { from: LOWEST, to: HIGHEST },
  time: { compare: 'all', minute: NOON },
  duration: { compare: 'all', seconds: 0, shownIn: DEFAULT_UNIT },
  patterns: [],
  fields: { location: [], symptom: [], character: [], environment: [], meaningful_activities: [] },
  factors: [],
  medications: [],
  sort: { by: 'timing', order: 'desc' },
}

/** The span between two slider thumbs, in either order. [FILT-21] */
export function scaleSpanBetween(one: number, other: number): Span {
  const [low, high] = [withinScale(one), withinScale(other)]
  return { from: Math.min(low, high), to: Math.max(low, high) }
}

const withinScale = (value: number): number => Math.min(HIGHEST, Math.max(LOWEST, Math.round(value)))

/** The whole scale, which is no criterion: entries without a number match as well. [FILT-2] */
export const isWholeSpan = ({ from, to }: Span): boolean => from <= LOWEST && to >= HIGHEST

/** Whether there are no criteria. The sort order is not a criterion. [FILT-19] */
export function isDefault(criteria: Criteria): boolean {
  const { fields } = criteria
  return (
    criteria.mode === DEFAULT_CRITERIA.mode &&
    criteria.painRecords &&
    criteria.dailyReflections &&
    criteria.writtenLater &&
    isWholeSpan(criteria.severity) &&
    isWholeSpan(criteria.score) &&
    criteria.time.compare === 'all' &&
    criteria.duration.compare === 'all' &&
    criteria.patterns.length === 0 &&
    FILTER_FIELDS.every((field) => fields[field].length === 0) &&
    criteria.factors.length === 0 &&
    criteria.medications.length === 0
  )
}

/** Resets the criteria, but keeps the range and the sort order. [FILT-18] */
export const resetCriteria = ({ criteria, range }: Filter): Filter => ({
  criteria: { ...DEFAULT_CRITERIA, sort: criteria.sort },
  range,
})
