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
  /** Where each line begins, and whose it is. */
  starts: Uint32Array
  lines: readonly { entry: number; term: Term }[]
}

export function searchText<Entry extends Searchable>(entries: readonly Entry[]): SearchText<Entry> {
  const lines = entries.flatMap(({ terms }, entry) => terms.map((term) => ({ entry, term })))
  const starts = new Uint32Array(lines.length)
  const parts: string[] = []
  let length = 0
  for (const [at, { term }] of lines.entries()) {
    starts[at] = length
    const part = `\n${foldWord(term.text)}`
    parts.push(part)
    length += part.length
  }
  return { entries, text: `${parts.join('')}\n`, starts, lines }
}
