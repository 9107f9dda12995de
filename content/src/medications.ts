import medications from '../catalogue/medications.json' with { type: 'json' }
import type { CatalogueMedication } from './catalogueEntry.ts'
import { medicationFaults } from './catalogueFaults.ts'
import { checkedCatalogue } from './checkedCatalogue.ts'

/** Over a hundred kilobytes: whoever needs them asks for this file when it is needed, not at the start. */
export const CATALOGUE_MEDICATIONS = checkedCatalogue<CatalogueMedication>(medications, medicationFaults)
