import { foldWord } from './fold.ts'

// All that can be found stands in one long text, a line for each name: to look through that once is quicker than to
// ask ten thousand entries, and needs no index that would have to be built before the first letter is typed.

export type TermKind = 'name' | 'synonym' | 'brand'

export interface Term {
  text: string
  kind: TermKind
  /** Null where it is the same in all. */
  language: string | null
}

export interface Searchable {
  terms: readonly Term[]
  /** Among equals those come first that many people have. */
  isCommon: boolean
}

export interface SearchText<Entry extends Searchable> {
  entries: readonly Entry[]
  /** Each folded term behind a line feed. */
  text: string
  /** Where each line begins, whose it is, and which of its names. */
  starts: Uint32Array
  entryOf: Uint32Array
  terms: readonly Term[]
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
