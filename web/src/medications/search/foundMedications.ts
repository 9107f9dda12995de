import { readNamesByLanguage } from '@reprieve/contract/namesWire.ts'
import type { MedicationEntry } from '@reprieve/domain/medications/chooseEntry.ts'
import { GENERIC } from '@reprieve/domain/medications/brands.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'

/** A match of the server, and the brand by which it was found, if any. */
export interface ServerMedicationMatch {
  entry: MedicationEntry
  brand: string | null
}

/** The fields of the server's search response, or of one medication in it. */
type MedicationSearchFields = Record<string, unknown>

/** The readable results, in the language of the request. [CAT-6] */
export const readFoundMedications = (
  { medications }: MedicationSearchFields,
  language: Language,
): ServerMedicationMatch[] =>
  Array.isArray(medications) ? medications.flatMap((one) => medicationFound(one, language)) : []

export const readFoundBrands = ({ brands }: MedicationSearchFields): string[] =>
  Array.isArray(brands)
    ? brands
        .map((one) => textOf((one as MedicationSearchFields | null)?.['brand_name']))
        .filter((brand) => brand !== '')
    : []

function medicationFound(one: unknown, language: Language): ServerMedicationMatch[] {
  const said = (one ?? {}) as MedicationSearchFields
  const commonName = textOf(said['common_name'])
  const nid = said['nid']
  if (!Number.isSafeInteger(nid) || commonName === '') return []
  const shown = said['common_name_translation']
  const strength = textOf(said['strength'])
  const strengths = textsOf(said['strengths'])
  const brand = textOf(said['brand_name'])
  return [
    {
      brand: brand === '' || brand === GENERIC ? null : brand,
      entry: {
        nid: nid as number,
        names: {
          ...readNamesByLanguage(typeof shown === 'string' ? { [language]: shown } : shown),
          en: commonName,
        },
        components: textsOf(said['components']),
        brands: textsOf(said['default_brands']),
        strengths: strengths.length === 0 && strength !== '' ? [strength] : strengths,
        strengthUnits: textOf(said['strength_units']),
        dosageUnits: textOf(said['dosage_units']),
        otherDosageUnits: textsOf(said['other_dosage_units']),
      },
    },
  ]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one !== '') : []
