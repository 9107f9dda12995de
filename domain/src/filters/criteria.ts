import { DEFAULT_UNIT } from '../records/recordDuration.ts'
import type { Criteria, Filter, FilterField, Span } from './filter.ts'

export const FILTER_FIELDS = [
  'location',
  'symptom',
  'character',
  'environment',
  'meaningful_activities',
] as const satisfies readonly FilterField[]

/** Of severity and of the score of a day. */
const LOWEST = 0
const HIGHEST = 10
const NOON = 720

/** Everything is shown, the latest first. */
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

/** Between two thumbs, whichever of them is the higher one. [FILT-21] */
export function spanBetween(one: number, other: number): Span {
  const [low, high] = [withinScale(one), withinScale(other)]
  return { from: Math.min(low, high), to: Math.max(low, high) }
}

const withinScale = (value: number): number => Math.min(HIGHEST, Math.max(LOWEST, Math.round(value)))

/** From end to end, which asks nothing: not even whether there is a number. [FILT-2] */
export const isWholeSpan = ({ from, to }: Span): boolean => from <= LOWEST && to >= HIGHEST

/** Whether it asks for nothing. In which order it is shown is no criterion. [FILT-19] */
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

/** Of what is asked nothing stays; the range and the order do. [FILT-18] */
export const resetCriteria = ({ criteria, range }: Filter): Filter => ({
  criteria: { ...DEFAULT_CRITERIA, sort: criteria.sort },
  range,
})
