import type { Criteria, Filter } from '@reprieve/domain/filters/filter.ts'
import type { PanelLists } from './panelLists.ts'

export type ChangeFilter = (next: (filter: Filter) => Filter) => void
export type ChangeCriteria = (next: (criteria: Criteria) => Criteria) => void

/** The props of every section of the panel. */
export interface FilterSectionProps {
  criteria: Criteria
  lists: PanelLists
  onChange: ChangeCriteria
}
