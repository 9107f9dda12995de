import type { Criteria, Filter } from '@reprieve/domain/filters/filter.ts'
import type { PanelLists } from './panelLists.ts'

export type ChangeFilter = (next: (filter: Filter) => Filter) => void
export type ChangeCriteria = (next: (criteria: Criteria) => Criteria) => void

/** What every part of the panel is given. */
export interface PartProps {
  criteria: Criteria
  lists: PanelLists
  onChange: ChangeCriteria
}
