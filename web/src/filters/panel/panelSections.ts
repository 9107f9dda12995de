import type { ColumnList } from '@reprieve/domain/filters/columns/columns.ts'
import { isWholeSpan } from '@reprieve/domain/filters/criteria.ts'
import type { FactorPart } from '@reprieve/domain/filters/factorPart.ts'
import type { Criteria, FilterField } from '@reprieve/domain/filters/filter.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { listSectionFactors } from './editCriteria.ts'

/** A collapsible section of the panel; its children are rendered only while it is open. */
export type FilterPanelSection =
  | { is: 'score' | 'time' | 'duration' | 'patterns' | 'sort' }
  | { is: 'field'; field: FilterField }
  | { is: 'factor'; factor: FactorPart; list: ColumnList }

/** In the order of a record, then the reflection's, then the order of the list. */
export const PANEL_SECTIONS: readonly FilterPanelSection[] = [
  { is: 'field', field: 'location' },
  { is: 'field', field: 'symptom' },
  { is: 'field', field: 'character' },
  { is: 'factor', factor: 'aggravating', list: 'aggravating_factor' },
  { is: 'factor', factor: 'medications', list: 'medication' },
  { is: 'factor', factor: 'interventions', list: 'alleviating_factor' },
  { is: 'time' },
  { is: 'duration' },
  { is: 'patterns' },
  { is: 'field', field: 'environment' },
  { is: 'score' },
  { is: 'field', field: 'meaningful_activities' },
  { is: 'sort' },
]

/** The section's key, also used in the address. */
export function panelSectionKey(part: FilterPanelSection): string {
  if (part.is === 'field') return part.field
  return part.is === 'factor' ? part.list : part.is
}

/** The titles that the record editor uses. */
export const LIST_TITLES: Record<ColumnList, Key<'records'> | null> = {
  location: 'locations',
  symptom: 'symptoms',
  character: 'characteristics',
  aggravating_factor: 'aggravatingFactors',
  alleviating_factor: 'interventions',
  environment: 'environment',
  medication: 'medications',
  // Part of the reflection: its texts are elsewhere.
  meaningful_activities: null,
}

/** The number of criteria in a section: shown in its title, so that a closed section hides nothing. */
export function countCriteria(criteria: Criteria, part: FilterPanelSection): number {
  switch (part.is) {
    case 'field':
      return criteria.fields[part.field].length
    case 'factor':
      return listSectionFactors(criteria, part.factor).length
    case 'patterns':
      return criteria.patterns.length
    case 'score':
      return isWholeSpan(criteria.score) ? 0 : 1
    case 'time':
    case 'duration':
      return criteria[part.is].compare === 'all' ? 0 : 1
    case 'sort':
      return 0
  }
}
