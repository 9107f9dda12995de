import { foldWord, isEnoughToSearch } from '@reprieve/domain/catalogue/fold.ts'
import { searchCatalogue } from '@reprieve/domain/catalogue/searchCatalogue.ts'
import { searchText, type CatalogueTerm } from '@reprieve/domain/catalogue/searchText.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Db } from '../db/pool.ts'
import { termConcepts, termNames, type TermConcept, type TermKind, type TermName } from '../db/terms.ts'
import type { BuiltInCatalogue, FoundEntry } from './builtInCatalogue.ts'

export interface FoundTerm {
  concept: TermConcept
  by: CatalogueTerm
}

export interface TermQuery {
  typed: string
  language: Language
  most: number
}

/** Searches the imported terms: the database finds names with the words, the search rules rank them. */
export async function findTerms(
  db: Db,
  kind: TermKind,
  { typed, language, most }: TermQuery,
): Promise<FoundTerm[]> {
  if (!isEnoughToSearch(typed)) return []
  const names = await termNames(db, kind, foldWord(typed))
  const matches = searchCatalogue(searchText(byConcept(names)), typed, { language, most })
  const concepts = await termConcepts(
    db,
    matches.map(({ entry }) => entry.num),
  )
  const byNum = new Map(concepts.map((concept) => [concept.num, concept]))
  return matches.flatMap(({ entry, by }) => {
    const concept = byNum.get(entry.num)
    return concept === undefined ? [] : [{ concept, by }]
  })
}

function byConcept(names: readonly TermName[]): { num: number; isCommon: false; terms: CatalogueTerm[] }[] {
  const terms = new Map<number, CatalogueTerm[]>()
  for (const { num, role, lang, name } of names) {
    const term: CatalogueTerm = { text: name, kind: role, language: role === 'brand' ? null : lang }
    terms.set(num, [...(terms.get(num) ?? []), term])
  }
  return Array.from(terms, ([num, own]) => ({ num, isCommon: false, terms: own }))
}

export type CatalogueMatch<Entry> = FoundEntry<Entry> | FoundTerm

/**
 * Built-in entries come first. An imported term with the same name is the same entry: it is listed once, and is also
 * found by a brand that only the import has. [CAT-9]
 */
export function mergeMatches<Entry>(
  own: readonly FoundEntry<Entry>[],
  terms: readonly FoundTerm[],
  called: BuiltInCatalogue<Entry>['called'],
): CatalogueMatch<Entry>[] {
  const known = new Set<Entry | string>(own.map(({ entry }) => entry))
  const more: CatalogueMatch<Entry>[] = []
  for (const { concept, by } of terms) {
    const entry = called(concept.name)
    // Two sources may have the same term.
    const same = entry ?? foldWord(concept.name)
    if (known.has(same)) continue
    known.add(same)
    more.push(entry === undefined ? { concept, by } : { entry, by })
  }
  return [...own, ...more]
}
