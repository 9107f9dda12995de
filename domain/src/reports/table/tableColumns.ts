import type { FieldOf } from '../reportOptions.ts'

/** What a line of the table tells, from the left. */
export const TABLE_COLUMNS = [
  'entry',
  'day',
  'time',
  'minutes',
  'later',
  'pattern',
  'severity',
  'location',
  'symptom',
  'character',
  'alleviating',
  'ineffective',
  'aggravating',
  'unmarked',
  'environment',
  'score',
  'activities',
  'notes',
] as const
export type TableColumn = (typeof TABLE_COLUMNS)[number]

type DetailField = FieldOf<'recordDetails'>

/** By which fields a column is there; one of them is enough. What has none says which entry it is, and when it was. */
const WANTED_BY: Partial<Record<TableColumn, readonly DetailField[]>> = {
  severity: ['severity'],
  location: ['location'],
  symptom: ['symptom'],
  character: ['character'],
  alleviating: ['alleviating'],
  ineffective: ['ineffective'],
  aggravating: ['aggravating'],
  // Used, and nobody said what it did: it belongs to whoever reads what helped.
  unmarked: ['alleviating', 'ineffective'],
  environment: ['environment'],
  score: ['reflectionScore'],
  activities: ['meaningful_activities'],
  notes: ['notes', 'reflectionNotes'],
}

/** A column that was not chosen is not there at all, not even empty. [REP-61] */
export const columnsFor = (fields: readonly DetailField[]): readonly TableColumn[] =>
  TABLE_COLUMNS.filter((column) => WANTED_BY[column]?.some((field) => fields.includes(field)) ?? true)
