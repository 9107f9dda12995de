import conditions from '../catalogue/conditions.json' with { type: 'json' }
import type { CatalogueCondition } from './catalogueEntry.ts'
import { conditionFaults } from './catalogueFaults.ts'
import { checkedCatalogue } from './checkedCatalogue.ts'

/** Over a hundred kilobytes: whoever needs them asks for this file when it is needed, not at the start. */
export const CATALOGUE_CONDITIONS = checkedCatalogue<CatalogueCondition>(conditions, conditionFaults)
