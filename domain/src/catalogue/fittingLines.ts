import type { Searchable, SearchText } from './searchText.ts'

/** How well a line fits: the whole of it, its beginning, the beginning of a word, somewhere inside. [CAT-3] */
const WHOLE = 0
const BEGINNING = 1
const WORD = 2
const INSIDE = 3

interface Fitting {
  line: number
  fit: number
}

export function* fittingLines({ text, starts }: SearchText<Searchable>, wanted: string): Generator<Fitting> {
  const words = wordsOf(wanted)
  // The longest word is the rarest: the others are looked for only where that one was found.
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
    if (fit !== null) yield { line, fit }
    at = end
  }
}

const RARE_FROM = 3

/** Single letters would be found in every line: then it is looked for as a whole, as in "B 12". */
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

/** Without cutting the line out of the text: a short word stands in many thousands of lines. */
function fitOfWord(text: string, { needle, at, start, end }: Place): number {
  if (at === start) return at + needle.length === end ? WHOLE : BEGINNING
  for (let found = at; found !== -1 && found < end; found = text.indexOf(needle, found + 1))
    if (text[found - 1] === ' ') return WORD
  return INSIDE
}

/** Which line a place of the text is in; the search goes forward, so it is never before the last one. */
function lineAt(starts: Uint32Array, at: number, from: number): number {
  let low = from
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= at) low = middle
    else high = middle - 1
  }
  return low
}

function fitOf(line: string, { wanted, words }: { wanted: string; words: readonly string[] }): number | null {
  if (line === wanted) return WHOLE
  if (line.startsWith(wanted)) return BEGINNING
  const parted = ` ${line}`
  if (words.every((word) => parted.includes(` ${word}`))) return WORD
  return words.every((word) => line.includes(word)) ? INSIDE : null
}
