import searchWords from '@reprieve/content/guide/searchWords.json' with { type: 'json' }
import type { NamedEntry } from '@reprieve/domain/catalogue/entryTerms.ts'
import { catalogueWords } from '@reprieve/domain/guide/catalogueWords.ts'
import { searchGuide, type GuideHit } from '@reprieve/domain/guide/search.ts'
import { readSearchWords } from '@reprieve/domain/guide/searchWords.ts'
import { unpackIndex } from '@reprieve/domain/guide/unpackIndex.ts'

export interface GuideSearcher {
  search: (typed: string) => readonly GuideHit[]
  headingsOf: (id: string) => readonly (string | null)[]
}

/** Null if the data are not an index. `entries`: of the catalogue, if it is loaded. [GUIDE-10, GUIDE-11] */
export function makeGuideSearcher(told: unknown, entries: readonly NamedEntry[] = []): GuideSearcher | null {
  const index = unpackIndex(told)
  if (index === null) return null
  const words = readSearchWords(searchWords, catalogueWords(entries, index.terms))
  const headings = new Map(index.docs.map((doc) => [doc.id, doc.headings]))
  const search = (typed: string): readonly GuideHit[] => searchGuide(index, typed, words)
  // Warms up: the first search waits for browser initialisation, better now than while the user types.
  search('pain 통증')
  return { search, headingsOf: (id) => headings.get(id) ?? [] }
}
