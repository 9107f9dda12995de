import { isDefault } from '@reprieve/domain/filters/criteria.ts'
import type { DateRange, Filter, Sort } from '@reprieve/domain/filters/filter.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import type { Fields } from '../fields.ts'
import { filterFromSettings, filterToSettings, readStoredRange } from './filterWire.ts'

/**
 * Keys that belong together and are replaced together: with old names left in place, new references would select both.
 */
const OWN_KEYS: readonly (readonly string[])[] = [
  ['filter_mode'],
  ['record_types'],
  ['written_later'],
  ['severity_range'],
  ['reflection_score_range'],
  ['time_mode', 'timing_h_m_s'],
  ['duration_mode', 'pain_duration', 'pain_duration_unit'],
  ['pain_type'],
  ['timing', 'start_date', 'end_date'],
  ['location', 'location_refs'],
  ['symptom', 'symptom_refs'],
  ['character', 'character_refs'],
  ['environment', 'environment_refs'],
  ['meaningful_activities', 'meaningful_activities_refs'],
  ['factors', 'aggravating_factor', 'alleviating_factor', 'ineffective_factor'],
  ['medications'],
  ['sort_by'],
  ['sort_order'],
]

/**
 * The settings to store. Only changed keys are written; keys of a newer app, which mean nothing here, stay. The default
 * filter clears all keys that are ours. [FILT-19, FILT-28]
 */
export function mergeFilterIntoSettings(kept: Fields, filter: Filter): Fields {
  const before = filterToSettings(filterFromSettings(kept))
  const now = filterToSettings(filter)
  const isCleared = isDefault(filter.criteria)
  const isTouched = (key: string): boolean => isCleared || !sameJson(before[key], now[key])
  const touched = OWN_KEYS.filter((keys) => keys.some(isTouched)).flat()
  const left = Object.entries(kept).filter(([key]) => !touched.includes(key))
  const said = Object.entries(now).filter(([key]) => touched.includes(key))
  return Object.fromEntries([...left, ...said])
}

/** Values that the device remembers because the default filter is not saved. [FILT-29] */
export interface RememberedFilter {
  range: DateRange
  sort: Sort
}

/** The stored filter; if that is the default, with the remembered range and order. */
export function readStoredFilter(kept: Fields, { range, sort }: RememberedFilter): Filter {
  const { criteria } = filterFromSettings(kept)
  if (isDefault(criteria)) return { criteria: { ...criteria, sort }, range }
  return { criteria, range: readStoredRange(kept) ?? range }
}
