import type { Condition } from '../../conditions/condition.ts'
import type { ColumnList } from '../../filters/columns/columns.ts'
import { EMPTY_MEDICATION, type Medication } from '../../medications/medication.ts'
import type { KnownThing } from '../understand/knownThing.ts'
import { ownThing, builtInThings } from './builtInThings.ts'

// The things recorded in the year of the questions.

/**
 * Nine of the person's own: one equals an ordinary word; `HIDDEN_THING_NAME` is no longer shown, `FORGOTTEN_THING_NAME` is only in records.
 */
const OWN: readonly (readonly [ColumnList, string])[] = [
  ['symptom', 'Brain fog'],
  ['symptom', 'Average'],
  ['environment', 'Garden shed'],
  ['aggravating_factor', 'Long drive'],
  ['alleviating_factor', 'Heating pad'],
  ['alleviating_factor', 'Tai chi'],
  ['meaningful_activities', 'Choir'],
  ['location', 'Old scar'],
  ['symptom', 'Stress'],
]

export const HIDDEN_THING_NAME = 'Tai chi'
export const FORGOTTEN_THING_NAME = 'Old scar'

/** One name in two strengths. */
const TRAMADOL: readonly KnownThing[] = ['50 mg', '100 mg'].map((strength) => ({
  thing: { list: 'medication', ids: [`medication.tramadol ${strength}`] },
  label: `Tramadol - ${strength}`,
  names: ['Tramadol'],
  key: null,
}))

const MIXTURE: KnownThing = {
  thing: { list: 'medication', ids: ['medication.codeine'] },
  label: 'Paracetamol/codeine (Solpadol)',
  names: ['Paracetamol/codeine', 'Solpadol'],
  key: null,
}

export const YEAR_THINGS: readonly KnownThing[] = [
  ...builtInThings,
  ...OWN.map(([list, name]) => ownThing(list, name)),
  ...TRAMADOL,
  MIXTURE,
]

/** One thing under two ids that was merged (D29). */
const ALIASES: Readonly<Record<string, string>> = { 'copy of heat': 'alleviating_factor.heat' }
export const yearIdToday = (id: string): string => ALIASES[id] ?? id

export const yearThingLabel = (list: ColumnList, id: string): string =>
  YEAR_THINGS.find(({ thing }) => thing.list === list && thing.ids.includes(yearIdToday(id)))?.label ?? ''

const named = (commonName: string, id: string): Medication => ({ ...EMPTY_MEDICATION, id, commonName })

export const MEDICATIONS: readonly Medication[] = [
  named('Ibuprofen', 'medication.ibuprofen'),
  named('Naproxen', 'medication.naproxen'),
  named('Paracetamol/codeine', 'medication.codeine'),
  // Ended long ago.
  { ...named('Tramadol', 'medication.tramadol 50 mg'), endDate: '2026-02-01' },
  { ...named('Tramadol', 'medication.tramadol 100 mg'), endDate: '2026-02-01' },
]

export const CONDITIONS: readonly Condition[] = ['Osteoarthritis', 'Migraine'].map((name) => ({
  id: `condition.${name}`,
  name,
  number: null,
  names: {},
  firstSymptom: null,
  diagnosed: null,
  isShown: true,
  icon: null,
}))
