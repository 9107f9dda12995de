import type { Searchable, SearchText } from './searchText.ts'

/** Match quality, best first. [CAT-3] */
const WHOLE = 0
// A beginning and a whole word rank equally: "head" means headaches as well as a head injury.
const BEGINNING_OR_WORD = 1
const BEGINNING_OF_WORD = 2
const INSIDE = 3

type FitCallback = (line: number, fit: number) => void

/** Calls `found` for each matching line, in order: a list would be thousands long at the first letters. */
export function forEachMatchingLine(
  { text, starts }: SearchText<Searchable>,
  wanted: string,
  found: FitCallback,
): void {
  const words = wordsOf(wanted)
  // The longest word is the rarest: the others are searched only where it was found.
  const needle = words.reduce((longest, word) => (word.length > longest.length ? word : longest))
  let line = 0
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at)) {
    line = lineAt(starts, at, line)
    const start = starts[line]! + 1
    const end = starts[line + 1] ?? text.length - 1
    const fit =
      words.length === 1
        ? fitOfWord(text, { needle, at, start, end })
        : fitOf(text.slice(start, end), { wanted, words })
    if (fit !== null) found(line, fit)
    at = end
  }
}

const RARE_FROM = 3

/** Single letters match every line: then the whole text is searched, as in "B 12". */
function wordsOf(wanted: string): string[] {
  const words = wanted.split(' ')
  return words.some((word) => word.length >= RARE_FROM) ? words : [wanted]
}

interface Place {
  needle: string
  at: number
  start: number
  end: number
}

/** Without extracting the line: a short word occurs in many thousands of lines. */
function fitOfWord(text: string, { needle, at, start, end }: Place): number {
  if (at === start) return at + needle.length === end ? WHOLE : BEGINNING_OR_WORD
  let best = INSIDE
  for (let found = at; found !== -1 && found < end; found = text.indexOf(needle, found + 1)) {
    if (text[found - 1] !== ' ') continue
    const after = found + needle.length
    if (after === end || text[after] === ' ') return BEGINNING_OR_WORD
    best = BEGINNING_OF_WORD
  }
  return best
}

/** The line of a text position; the search goes forward, so it is seldom far from the last one. */
function lineAt(starts: Uint32Array, at: number, from: number): number {
  let step = 1
  while (from + step < starts.length && starts[from + step]! <= at) step *= 2
  let low = from + (step >> 1)
  let high = Math.min(from + step, starts.length) - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= at) low = middle
    else high = middle - 1
  }
  return low
}

function fitOf(line: string, { wanted, words }: { wanted: string; words: readonly string[] }): number | null {
  if (line === wanted) return WHOLE
  const parted = ` ${line} `
  if (line.startsWith(wanted) || words.every((word) => parted.includes(` ${word} `))) return BEGINNING_OR_WORD
  if (words.every((word) => parted.includes(` ${word}`))) return BEGINNING_OF_WORD
  return words.every((word) => line.includes(word)) ? INSIDE : null
}
