import type { CatalogueCondition, CatalogueMedication } from '@reprieve/content/catalogueEntry.ts'
import type { AnswerOf } from '@reprieve/contract/calls.ts'
import { GENERIC } from '@reprieve/domain/medications/brands.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { TermConcept } from '../db/terms.ts'
import type { CatalogueMatch } from './findTerms.ts'

// The wire form of search results. An imported term has a number but no id: it is stored by its name and number, under
// an id that the device makes.

type FoundCondition = AnswerOf<'sync/find-condition'>['conditions'][number]
type FoundMedication = AnswerOf<'sync/find-medication'>['medications'][number]

export function foundCondition(
  match: CatalogueMatch<CatalogueCondition>,
  language: Language,
): FoundCondition {
  if ('concept' in match) {
    const { num, name, code } = match.concept
    return { fid: num, value: name, translated_value: name, value_translations: {}, icd10: code }
  }
  const { id, fid, names, icon, icd10 } = match.entry
  return {
    fid,
    client_id: id,
    value: names.en,
    translated_value: names[language],
    value_translations: names,
    icon_code: icon,
    ...(icd10 === null ? {} : { icd10 }),
  }
}

export function foundMedication(match: CatalogueMatch<CatalogueMedication>): FoundMedication {
  const brand_name = match.by.kind === 'brand' ? match.by.text : GENERIC
  return {
    ...('concept' in match ? importedMedication(match.concept) : builtInMedication(match.entry)),
    brand_name,
  }
}

const builtInMedication = (entry: CatalogueMedication): FoundMedication => ({
  nid: entry.nid,
  client_id: entry.id,
  common_name: entry.names.en,
  common_name_translation: entry.names,
  components: entry.components,
  strength: entry.strengths[0] ?? '',
  strengths: entry.strengths,
  strength_units: entry.strengthUnits,
  dosage_units: entry.dosageUnits,
  other_dosage_units: entry.otherDosageUnits,
  default_brands: entry.brands,
})

function importedMedication(concept: TermConcept): FoundMedication {
  const { units, strengths } = inOneUnit(concept.strengths)
  const [dosageUnits = 'units', ...others] = concept.dosageUnits
  return {
    nid: concept.num,
    common_name: concept.name,
    common_name_translation: {},
    components: concept.components,
    strength: strengths[0] ?? '',
    strengths,
    strength_units: units,
    dosage_units: dosageUnits,
    other_dosage_units: others,
    default_brands: concept.brands,
  }
}

/** All strengths of an entry in one unit: the most frequent one. */
function inOneUnit(all: TermConcept['strengths']): { units: string; strengths: string[] } {
  const byUnits = Map.groupBy(all, ({ units }) => units)
  const [units, most] = [...byUnits].toSorted(
    ([one, its], [other, others]) => others.length - its.length || (one < other ? -1 : 1),
  )[0] ?? ['mg', []]
  return { units, strengths: most.map(({ strength }) => strength).toSorted(byAmount) }
}

/** Compares mixtures part by part. */
function byAmount(one: string, other: string): number {
  const others = other.split('/')
  for (const [at, part] of one.split('/').entries()) {
    const difference = Number(part) - Number(others[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
