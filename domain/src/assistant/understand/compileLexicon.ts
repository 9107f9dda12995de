import { foldWords } from './foldQuestion.ts'
import { QUESTION_CONCEPTS } from './concepts.ts'
import { MOST_ENDING, type Lexicon } from './lexicon.ts'
import { isShortScript } from './scripts.ts'
import type { TokenMeaning } from './token.ts'

export interface LexiconEntry {
  text: string
  /** Matches anywhere, also inside a word. */
  isInside: boolean
  /** How many letters may follow it in the same word. */
  room: number
  means: TokenMeaning
}

/** A searchable lexicon: entries by their first two letters, longest first. */
export interface CompiledLexicon {
  lexicon: Lexicon
  byStart: ReadonlyMap<string, readonly LexiconEntry[]>
  /** All whole words and phrases, folded. */
  texts: ReadonlySet<string>
  openers: readonly string[]
}

const STEM = '~'
const BAR = '|'
const START = 2

/** Index key: the first two letters, or the only one. */
export const indexKey = (text: string): string => text.slice(0, START)

/** Entries that may begin at this position. */
export function entriesStartingAt<Of>(
  book: ReadonlyMap<string, readonly Of[]>,
  text: string,
  at: number,
): readonly Of[] {
  const [long, short] = [book.get(text.slice(at, at + START)), book.get(text.slice(at, at + 1))]
  if (long === undefined || short === undefined || long === short) return long ?? short ?? []
  return [...long, ...short]
}

export function compileLexicon(lexicon: Lexicon): CompiledLexicon {
  const entries = listLexiconEntries(lexicon)
  const byStart = new Map<string, LexiconEntry[]>()
  for (const entry of entries) {
    const start = indexKey(entry.text)
    const others = byStart.get(start)
    if (others === undefined) byStart.set(start, [entry])
    else others.push(entry)
  }
  const openers = phrasesOf(lexicon.openers).map(foldWords)
  return { lexicon, byStart, texts: new Set(entries.map(({ text }) => text)), openers }
}

/** Each phrase with its meaning, in the order of the lexicon. */
export function listLexiconEntries({
  words,
  months,
  weekdays,
  numbers,
  stops,
  particles,
}: Lexicon): LexiconEntry[] {
  return [
    ...QUESTION_CONCEPTS.flatMap((concept) => entriesFrom(words[concept], { is: 'concept', concept })),
    ...months.flatMap((said, at) => entriesFrom(said, { is: 'month', month: at + 1 })),
    ...weekdays.flatMap((said, at) => entriesFrom(said, { is: 'weekday', weekday: at + 1 })),
    ...Object.entries(numbers).flatMap(([value, said]) =>
      entriesFrom(said, { is: 'number', value: Number(value) }),
    ),
    ...entriesFrom(stops, { is: 'stop' }),
    ...entriesFrom(particles, { is: 'particle' }),
  ]
}

const entriesFrom = (said: string, means: TokenMeaning): LexiconEntry[] =>
  phrasesOf(said).map((phrase) => {
    const text = foldWords(phrase)
    return { text, isInside: isShortScript(text), room: phrase.endsWith(STEM) ? MOST_ENDING : 0, means }
  })

const phrasesOf = (said: string): string[] => said.split(BAR).filter((phrase) => phrase !== '')
