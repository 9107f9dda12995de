import { foldWord } from './fold.ts'

// All searchable names are in one long text, one line each: searching it once is faster than checking ten thousand
// entries, and needs no index to build before the first letter is typed.

export type TermKind = 'name' | 'synonym' | 'brand'

export interface CatalogueTerm {
  text: string
  kind: TermKind
  /** Null if it is the same in all languages. */
  language: string | null
}

export interface Searchable {
  terms: readonly CatalogueTerm[]
  /** Common entries come first among equals. */
  isCommon: boolean
}

export interface SearchText<Entry extends Searchable> {
  entries: readonly Entry[]
  /** Folded terms, each after a line feed. */
  text: string
  /** For each line: its start, its entry, and its term. */
  starts: Uint32Array
  entryOf: Uint32Array
  terms: readonly CatalogueTerm[]
}

export function searchText<Entry extends Searchable>(entries: readonly Entry[]): SearchText<Entry> {
  const terms = entries.flatMap((entry) => entry.terms)
  const starts = new Uint32Array(terms.length)
  const entryOf = new Uint32Array(terms.length)
  const parts: string[] = []
  let length = 0
  let line = 0
  for (const [at, entry] of entries.entries()) {
    for (const { text } of entry.terms) {
      const part = `\n${foldWord(text)}`
      starts[line] = length
      entryOf[line] = at
      parts.push(part)
      length += part.length
      line += 1
    }
  }
  return { entries, text: `${parts.join('')}\n`, starts, entryOf, terms }
}
