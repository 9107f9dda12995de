import type { CatalogueCondition, CatalogueMedication, CatalogueNames } from './catalogueEntry.ts'

const STRENGTH_UNITS = ['%', 'µg', 'g', 'mg']
const DOSAGE_UNITS = [
  'applications',
  'capsules',
  'drops',
  'injections',
  'mL',
  'patches',
  'puffs',
  'sprays',
  'suppositories',
  'tablets',
  'units',
]

/**
 * The script of a name shows whether it is in the wrong column. Latin characters are allowed in all: vitamin B12,
 * COX-2.
 */
const SCRIPT: Record<string, RegExp> = {
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  'zh-rCN': /\p{Script=Han}/u,
}
const FOREIGN_TO_LATIN = /[\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Han}]/u

const STRENGTH = /^\d+(\.\d+)?(\/\d+(\.\d+)?)*$/

export const conditionFaults = ({ key, names }: CatalogueCondition): string[] => nameFaults(key, names)

export function medicationFaults(medication: CatalogueMedication): string[] {
  const { key, names, components, strengths, strengthUnits, dosageUnits, otherDosageUnits } = medication
  const faults = nameFaults(key, names)
  if (components.length === 0) faults.push(`${key} has no component`)
  for (const strength of strengths) {
    if (!STRENGTH.test(strength) || strength.split('/').length !== components.length)
      faults.push(`${key} has ${components.length} parts, but a strength ${strength}`)
  }
  if (!STRENGTH_UNITS.includes(strengthUnits)) faults.push(`${key} has strengths in ${strengthUnits}`)
  for (const unit of [dosageUnits, ...otherDosageUnits])
    if (!DOSAGE_UNITS.includes(unit)) faults.push(`${key} is dosed in ${unit}`)
  if (components.length > 1) {
    for (const name of Object.values(names)) {
      // The last part of the name says that it is a mixture.
      if (name.split(' - ').length !== components.length + 1)
        faults.push(`${key}: ${name} does not name its ${components.length} parts`)
    }
  }
  return faults
}

function nameFaults(key: string, names: CatalogueNames): string[] {
  const faults: string[] = []
  for (const [language, name] of Object.entries(names)) {
    const script = SCRIPT[language]
    const fits = script === undefined ? !FOREIGN_TO_LATIN.test(name) : script.test(name)
    if (name.trim() === '' || !fits) faults.push(`${key} is ${JSON.stringify(name)} in ${language}`)
  }
  return faults
}
