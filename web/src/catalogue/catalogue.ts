import type { CatalogueCondition, CatalogueMedication } from '@reprieve/content/catalogueEntry.ts'
import { toSearchable } from '@reprieve/domain/catalogue/entryTerms.ts'
import { searchCatalogue } from '@reprieve/domain/catalogue/searchCatalogue.ts'
import {
  searchText,
  type Searchable,
  type SearchText,
  type CatalogueTerm,
} from '@reprieve/domain/catalogue/searchText.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { useCallback, useEffect, useState } from 'react'

// Both catalogues are large: they are loaded when a person searches, and the service worker caches them, so that the
// search works offline.

export interface CatalogueMatch<Entry> {
  entry: Entry
  /** The name that matched. */
  by: CatalogueTerm
}

export interface Catalogue<Entry> {
  entries: readonly Entry[]
  byNumber: ReadonlyMap<number, Entry>
  /** Best match first; empty if too little was typed. [CAT-1, CAT-3] */
  find: (typed: string, language: Language) => CatalogueMatch<Entry>[]
}

const MOST_FOUND = 50

export const conditionCatalogue = once(async (): Promise<Catalogue<CatalogueCondition>> => {
  const { CATALOGUE_CONDITIONS } = await import('@reprieve/content/conditions.ts')
  return catalogueOf(CATALOGUE_CONDITIONS, { isCommon: ({ sample }) => sample, numberOf: ({ fid }) => fid })
})

export const medicationCatalogue = once(async (): Promise<Catalogue<CatalogueMedication>> => {
  const { CATALOGUE_MEDICATIONS } = await import('@reprieve/content/medications.ts')
  return catalogueOf(CATALOGUE_MEDICATIONS, { isCommon: ({ common }) => common, numberOf: ({ nid }) => nid })
})

interface How<Entry> {
  isCommon: (entry: Entry) => boolean
  numberOf: (entry: Entry) => number
}

function catalogueOf<Entry extends CatalogueCondition | CatalogueMedication>(
  entries: readonly Entry[],
  { isCommon, numberOf }: How<Entry>,
): Catalogue<Entry> {
  let text: SearchText<Searchable & { of: Entry }> | null = null
  return {
    entries,
    byNumber: new Map(entries.map((entry) => [numberOf(entry), entry])),
    find: (typed, language) => {
      text ??= searchText(entries.map((entry) => toSearchable(entry, isCommon(entry))))
      return searchCatalogue(text, typed, { language, most: MOST_FOUND }).map(({ entry, by }) => ({
        entry: entry.of,
        by,
      }))
    },
  }
}

/** A failed load is tried again the next time. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null
  return () => {
    loading ??= load().catch((fault: unknown) => {
      loading = null
      throw fault
    })
    return loading
  }
}

export interface CatalogueState<Entry> {
  /** Null while it loads. */
  catalogue: Catalogue<Entry> | null
  /** It could not be loaded: offline on the first day. */
  isMissing: boolean
  fetchAgain: () => void
}

/** `load` is a function of catalogue.ts: the same at every render. */
export function useCatalogue<Entry>(load: () => Promise<Catalogue<Entry>>): CatalogueState<Entry> {
  const [catalogue, setCatalogue] = useState<Catalogue<Entry> | null>(null)
  const [isMissing, setMissing] = useState(false)
  const fetchIt = useCallback(() => void load().then(setCatalogue, () => setMissing(true)), [load])
  useEffect(fetchIt, [fetchIt])
  const fetchAgain = (): void => {
    setMissing(false)
    fetchIt()
  }
  return { catalogue, isMissing, fetchAgain }
}
