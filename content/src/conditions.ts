import conditions from '../catalogue/conditions.json' with { type: 'json' }
import type { CatalogueCondition } from './catalogueEntry.ts'
import { conditionFaults } from './catalogueFaults.ts'
import { checkedCatalogue } from './checkedCatalogue.ts'

/** More than a hundred kilobytes: import this file lazily, not at the start. */
export const CATALOGUE_CONDITIONS = checkedCatalogue<CatalogueCondition>(conditions, conditionFaults)
