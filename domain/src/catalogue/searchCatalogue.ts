import { forEachMatchingLine } from './forEachMatchingLine.ts'
import { foldWord, isEnoughToSearch } from './fold.ts'
import type { Searchable, SearchText, CatalogueTerm, TermKind } from './searchText.ts'

export interface CatalogueHit<Entry> {
  entry: Entry
  /** The name that matched, as written. */
  by: CatalogueTerm
}

interface Rated {
  line: number
  score: number
  /** The displayed name, if it matches as well: then no other has to be shown. */
  seen: number | null
}

/** Best first; empty if too little was typed. [CAT-1, CAT-3, CAT-4] */
export function searchCatalogue<Entry extends Searchable>(
  searched: SearchText<Entry>,
  typed: string,
  { language, most = 30 }: { language: string; most?: number },
): CatalogueHit<Entry>[] {
  if (!isEnoughToSearch(typed)) return []
  const wanted = foldWord(typed)
  const { entries, entryOf, terms } = searched
  const best = new Map<number, Rated>()
  forEachMatchingLine(searched, wanted, (line, fit) => {
    const entry = entryOf[line]!
    const term = terms[line]!
    const score = scoreOf(fit, entries[entry]!.isCommon, term, { wanted, language })
    const seen = term.kind === 'name' && term.language === language ? line : null
    const before = best.get(entry)
    if (before === undefined) {
      best.set(entry, { line, score, seen })
      return
    }
    before.seen ??= seen
    if (score < before.score) {
      before.line = line
      before.score = score
    }
  })
  return firstOf(best.values(), most).map(({ line, seen }) => ({
    entry: entries[entryOf[line]!]!,
    by: terms[seen ?? line]!,
  }))
}

/** The first `most` results, without sorting the thousands that nobody will see. */
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

const TAIL_MOST = 99
const WHOSE: Record<TermKind, number> = { name: 0, synonym: 1, brand: 2 }

/** Lower is better: match quality, then commonness, then kind and language of the name, then how little is left. */
function scoreOf(
  fit: number,
  isCommon: boolean,
  { text, kind, language }: CatalogueTerm,
  asked: { wanted: string; language: string },
): number {
  const whose = WHOSE[kind] + (language === null || language === asked.language ? 0 : 0.5)
  const tail = Math.max(0, Math.min(text.length - asked.wanted.length, TAIL_MOST))
  return ((fit * 2 + (isCommon ? 0 : 1)) * 4 + whose) * (TAIL_MOST + 1) + tail
}
