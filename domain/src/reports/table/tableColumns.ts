import type { SectionField } from '../reportOptions.ts'

/** The columns of a table line, from the left. */
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
  'worst',
  'numbers',
] as const
export type TableColumn = (typeof TABLE_COLUMNS)[number]

type DetailField = SectionField<'recordDetails'>

/** The fields that require a column; one is enough. Columns without fields identify the entry and its time. */
const WANTED_BY: Partial<Record<TableColumn, readonly DetailField[]>> = {
  severity: ['severity'],
  location: ['location'],
  symptom: ['symptom'],
  character: ['character'],
  alleviating: ['alleviating'],
  ineffective: ['ineffective'],
  aggravating: ['aggravating'],
  // Uses without an effect: included with either field about effects.
  unmarked: ['alleviating', 'ineffective'],
  environment: ['environment'],
  score: ['reflectionScore'],
  activities: ['meaningful_activities'],
  notes: ['notes', 'reflectionNotes'],
  worst: ['severity'],
  numbers: ['severity'],
}

/** A column that was not chosen is left out entirely. [REP-61] */
export const columnsFor = (fields: readonly DetailField[]): readonly TableColumn[] =>
  TABLE_COLUMNS.filter((column) => WANTED_BY[column]?.some((field) => fields.includes(field)) ?? true)
