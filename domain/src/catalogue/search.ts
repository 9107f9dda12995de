import { fittingLines } from './fittingLines.ts'
import { foldWord, isEnoughToSearch } from './fold.ts'
import type { Searchable, SearchText, Term, TermKind } from './searchText.ts'

export interface Found<Entry> {
  entry: Entry
  /** The name by which it was found, as it is written. */
  by: Term
}

interface Rated {
  line: number
  score: number
}

/** The best first; nothing where too little was typed. [CAT-1, CAT-3, CAT-4] */
export function search<Entry extends Searchable>(
  searched: SearchText<Entry>,
  typed: string,
  { language, most = 30 }: { language: string; most?: number },
): Found<Entry>[] {
  if (!isEnoughToSearch(typed)) return []
  const wanted = foldWord(typed)
  const best = new Map<number, Rated>()
  for (const { line, fit } of fittingLines(searched, wanted)) {
    const { entry, term } = searched.lines[line]!
    const { isCommon } = searched.entries[entry]!
    const score = scoreOf({ fit, isCommon, term, language, tail: term.text.length - wanted.length })
    const before = best.get(entry)
    if (before === undefined || score < before.score) best.set(entry, { line, score })
  }
  return firstOf(best.values(), most).map(({ line }) => {
    const { entry, term } = searched.lines[line]!
    return { entry: searched.entries[entry]!, by: term }
  })
}

/** Sorted, but without sorting the thousands that nobody will see. */
function firstOf(rated: Iterable<Rated>, most: number): Rated[] {
  const first: Rated[] = []
  for (const one of rated) {
    if (first.length === most && !isBefore(one, first.at(-1)!)) continue
    if (first.length === most) first.pop()
    const place = first.findLastIndex((other) => isBefore(other, one))
    first.splice(place + 1, 0, one)
  }
  return first
}

const isBefore = (one: Rated, other: Rated): boolean =>
  one.score < other.score || (one.score === other.score && one.line < other.line)

interface Rating {
  fit: number
  isCommon: boolean
  term: Term
  language: string
  /** How much longer the name is than what was typed. */
  tail: number
}

const TAIL_MOST = 99

/** The lower the better: first how it fits, then how common it is, then whose word it is, then how little is left. */
function scoreOf({ fit, isCommon, term, language, tail }: Rating): number {
  const whose = KINDS.indexOf(term.kind) + (term.language === null || term.language === language ? 0 : 0.5)
  return (
    ((fit * 2 + (isCommon ? 0 : 1)) * 4 + whose) * (TAIL_MOST + 1) + Math.max(0, Math.min(tail, TAIL_MOST))
  )
}

const KINDS: readonly TermKind[] = ['name', 'synonym', 'brand']
