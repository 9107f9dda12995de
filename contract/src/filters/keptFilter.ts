import { isDefault } from '@reprieve/domain/filters/criteria.ts'
import type { DateRange, Filter, Sort } from '@reprieve/domain/filters/filter.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import type { Fields } from '../fields.ts'
import { filterFrom, filterSettings, keptRange } from './filterWire.ts'

/** Those that say one thing together: with the names of before, new references would choose both. */
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
 * What is to be kept from now on. Only the keys that say something else than before are touched: one that a newer app
 * wrote, and that says nothing here, stays. One that asks nothing clears all that are ours. [FILT-19, FILT-28]
 */
export function settingsWith(kept: Fields, filter: Filter): Fields {
  const before = filterSettings(filterFrom(kept))
  const now = filterSettings(filter)
  const isCleared = isDefault(filter.criteria)
  const isTouched = (key: string): boolean => isCleared || !sameJson(before[key], now[key])
  const touched = OWN_KEYS.filter((keys) => keys.some(isTouched)).flat()
  const left = Object.entries(kept).filter(([key]) => !touched.includes(key))
  const said = Object.entries(now).filter(([key]) => touched.includes(key))
  return Object.fromEntries([...left, ...said])
}

/** What a filter that asks nothing does not save, and the device remembers. [FILT-29] */
export interface Remembered {
  range: DateRange
  sort: Sort
}

/** The filter that is kept; where that asks nothing, the range and the order are those remembered. */
export function filterOfKept(kept: Fields, { range, sort }: Remembered): Filter {
  const { criteria } = filterFrom(kept)
  if (isDefault(criteria)) return { criteria: { ...criteria, sort }, range }
  return { criteria, range: keptRange(kept) ?? range }
}
