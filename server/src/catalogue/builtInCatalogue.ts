import type { CatalogueCondition, CatalogueMedication } from '@reprieve/content/catalogueEntry.ts'
import { CATALOGUE_CONDITIONS } from '@reprieve/content/conditions.ts'
import { CATALOGUE_MEDICATIONS } from '@reprieve/content/medications.ts'
import { toSearchable } from '@reprieve/domain/catalogue/entryTerms.ts'
import { foldWord } from '@reprieve/domain/catalogue/fold.ts'
import { searchCatalogue } from '@reprieve/domain/catalogue/searchCatalogue.ts'
import { searchText, type CatalogueTerm } from '@reprieve/domain/catalogue/searchText.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'

// The built-in catalogue, in memory. Imported catalogues are in the database.

export interface FoundEntry<Entry> {
  entry: Entry
  by: CatalogueTerm
}

export interface BuiltInCatalogue<Entry> {
  find: (typed: string, language: Language) => FoundEntry<Entry>[]
  /** By its name in any language, folded as in searches. */
  called: (name: string) => Entry | undefined
}

export const MOST_MATCHES = 50

export const BUILT_IN_CONDITIONS = createCatalogue(CATALOGUE_CONDITIONS, ({ sample }) => sample)
export const BUILT_IN_MEDICATIONS = createCatalogue(CATALOGUE_MEDICATIONS, ({ common }) => common)

function createCatalogue<Entry extends CatalogueCondition | CatalogueMedication>(
  entries: readonly Entry[],
  isCommon: (entry: Entry) => boolean,
): BuiltInCatalogue<Entry> {
  // Built on first use, to keep the start fast.
  const text = once(() => searchText(entries.map((entry) => toSearchable(entry, isCommon(entry)))))
  const byName = once(() => new Map(entries.flatMap(named)))
  return {
    find: (typed, language) =>
      searchCatalogue(text(), typed, { language, most: MOST_MATCHES }).map(({ entry, by }) => ({
        entry: entry.of,
        by,
      })),
    called: (name) => byName().get(foldWord(name)),
  }
}

const named = <Entry extends CatalogueCondition | CatalogueMedication>(entry: Entry): [string, Entry][] =>
  Object.values(entry.names).map((name) => [foldWord(name), entry])

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}
