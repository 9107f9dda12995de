import type { Seed } from '@reprieve/domain/onboarding/wizard.ts'
import { conditionCatalogue, medicationCatalogue } from '../catalogue/catalogue.ts'

/** What both questions start with, by their English names: the same on every device. [ONB-3, ONB-5] */
export async function catalogueSeed(): Promise<Seed> {
  const [conditions, medications] = await Promise.all([conditionCatalogue(), medicationCatalogue()])
  return {
    conditions: byName(conditions.entries.filter(({ sample }) => sample)).map(({ id, fid, names, icon }) => ({
      id,
      name: names.en,
      number: fid,
      names,
      icon,
    })),
    medications: byName(medications.entries.filter(({ common }) => common)).map(
      ({ nid, names, components, brands, strengths, strengthUnits, dosageUnits }) => ({
        commonName: names.en,
        number: nid,
        names,
        components,
        brands,
        strengths,
        strengthUnits,
        dosageUnits,
      }),
    ),
  }
}

const byName = <Entry extends { names: { en: string } }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => one.names.en.localeCompare(other.names.en, 'en'))
