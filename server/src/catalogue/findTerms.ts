import { foldWord, isEnoughToSearch } from '@reprieve/domain/catalogue/fold.ts'
import { search } from '@reprieve/domain/catalogue/search.ts'
import { searchText, type Term } from '@reprieve/domain/catalogue/searchText.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Db } from '../db/pool.ts'
import { termConcepts, termNames, type TermConcept, type TermKind, type TermName } from '../db/terms.ts'
import type { Carried, FoundEntry } from './carried.ts'

export interface FoundTerm {
  concept: TermConcept
  by: Term
}

export interface TermQuery {
  typed: string
  language: Language
  most: number
}

/** Of what was imported: the database knows which names have the words, the search's own rules which is the best. */
export async function findTerms(
  db: Db,
  kind: TermKind,
  { typed, language, most }: TermQuery,
): Promise<FoundTerm[]> {
  if (!isEnoughToSearch(typed)) return []
  const names = await termNames(db, kind, foldWord(typed))
  const found = search(searchText(byConcept(names)), typed, { language, most })
  const concepts = await termConcepts(
    db,
    found.map(({ entry }) => entry.num),
  )
  const byNum = new Map(concepts.map((concept) => [concept.num, concept]))
  return found.flatMap(({ entry, by }) => {
    const concept = byNum.get(entry.num)
    return concept === undefined ? [] : [{ concept, by }]
  })
}

function byConcept(names: readonly TermName[]): { num: number; isCommon: false; terms: Term[] }[] {
  const terms = new Map<number, Term[]>()
  for (const { num, role, lang, name } of names) {
    const term: Term = { text: name, kind: role, language: role === 'brand' ? null : lang }
    terms.set(num, [...(terms.get(num) ?? []), term])
  }
  return Array.from(terms, ([num, own]) => ({ num, isCommon: false, terms: own }))
}

export type CatalogueMatch<Entry> = FoundEntry<Entry> | FoundTerm

/**
 * What the product brings comes first. What was imported under the same name is that same entry: it is told once, and
 * found by a brand that only the import knows. [CAT-9]
 */
export function joined<Entry>(
  own: readonly FoundEntry<Entry>[],
  terms: readonly FoundTerm[],
  called: Carried<Entry>['called'],
): CatalogueMatch<Entry>[] {
  const known = new Set<Entry | string>(own.map(({ entry }) => entry))
  const more: CatalogueMatch<Entry>[] = []
  for (const { concept, by } of terms) {
    const entry = called(concept.name)
    // Two sources may know the same thing.
    const same = entry ?? foldWord(concept.name)
    if (known.has(same)) continue
    known.add(same)
    more.push(entry === undefined ? { concept, by } : { entry, by })
  }
  return [...own, ...more]
}
