import medications from '../catalogue/medications.json' with { type: 'json' }
import type { CatalogueMedication } from './catalogueEntry.ts'
import { medicationFaults } from './catalogueFaults.ts'
import { checkedCatalogue } from './checkedCatalogue.ts'

/** More than a hundred kilobytes: import this file lazily, not at the start. */
export const CATALOGUE_MEDICATIONS = checkedCatalogue<CatalogueMedication>(medications, medicationFaults)
