import searchWords from '@reprieve/content/guide/searchWords.json' with { type: 'json' }
import { searchGuide, type Found } from '@reprieve/domain/guide/search.ts'
import { readSearchWords, type SearchWords } from '@reprieve/domain/guide/searchWords.ts'
import { unpackIndex } from '@reprieve/domain/guide/unpackIndex.ts'

export interface Searcher {
  search: (typed: string) => readonly Found[]
  headingsOf: (id: string) => readonly (string | null)[]
}

let words: SearchWords | null = null

/** Null where what was told is no index. [GUIDE-11] */
export function makeSearcher(told: unknown): Searcher | null {
  const index = unpackIndex(told)
  if (index === null) return null
  words ??= readSearchWords(searchWords)
  const spoken = words
  const headings = new Map(index.docs.map((doc) => [doc.id, doc.headings]))
  return {
    search: (typed) => searchGuide(index, typed, spoken),
    headingsOf: (id) => headings.get(id) ?? [],
  }
}
