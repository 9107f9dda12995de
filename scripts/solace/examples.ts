import { foldQuestion } from '@reprieve/domain/assistant/understand/foldQuestion.ts'
import { readWithThesaurus } from '@reprieve/domain/assistant/understand/loose/looseReading.ts'
import { hashMark } from '@reprieve/domain/assistant/understand/example/labelModel.ts'
import { splitQuestion } from '@reprieve/domain/assistant/understand/loose/thesaurus/questionWords.ts'
import { correctSpelling } from '@reprieve/domain/assistant/understand/loose/thesaurus/spelling.ts'
import { differsByOneTypo } from '@reprieve/domain/assistant/understand/oneTypo.ts'
import type { KnownThing } from '@reprieve/domain/assistant/understand/knownThing.ts'
import { thingBook } from '@reprieve/domain/assistant/understand/thingBook.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { EMPTY_DIARY } from '@reprieve/domain/filters/columns/changeColumns.ts'
import { nameKnownThings } from '@reprieve/mind/knownThings.ts'
import { loadThesauri } from '@reprieve/mind/thesauri.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A question as people type it, and what it asks. */
export interface ExampleLine {
  label: string
  text: string
}

export interface MarkedExample extends ExampleLine {
  marks: readonly string[]
}

const CALENDAR = { today: '2026-11-16', weekStart: 1 } as const

/** What a question asks, or which article of the guide answers it. */
export type ExampleKind = 'examples' | 'passages'

const readExampleFile = (language: Language, kind: ExampleKind): string =>
  readFileSync(new URL(`${kind}/${language}.tsv`, import.meta.url), 'utf8')

/** Tells whether a model was made from the present examples. */
export const fingerprintExamples = (language: Language): string =>
  createHash('sha256')
    .update(readExampleFile(language, 'examples'))
    .update(readExampleFile(language, 'passages'))
    .digest('hex')
    .slice(0, 16)

/** The examples of a language: a file with a label, a tab and a question in each line. */
export const readExampleLines = (
  language: Language,
  kind: ExampleKind = 'examples',
): readonly ExampleLine[] =>
  readExampleFile(language, kind)
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [label = '', text = ''] = line.split('\t')
      return { label, text }
    })

/** From so many examples on, a word is no slip of the finger. */
const LEAST_USES_OF_WORD = 4
/** Unless another word that is one typo away is so many times as frequent. */
const TYPO_SHARE = 6
const LEAST_LETTERS_OF_TYPO = 6

/** Hashes of the words that several examples have: the spelling of none of them is corrected. [ASST-97] */
export function collectUsedWords(language: Language): readonly number[] {
  const uses = new Map<string, number>()
  for (const kind of ['examples', 'passages'] as const)
    for (const { text } of readExampleLines(language, kind))
      for (const word of new Set(splitQuestion(foldQuestion(text), language).map((one) => one.text)))
        uses.set(word, (uses.get(word) ?? 0) + 1)
  const often = [...uses].filter(([, count]) => count >= LEAST_USES_OF_WORD)
  const isTypo = ([word, count]: readonly [string, number]): boolean =>
    word.length >= LEAST_LETTERS_OF_TYPO &&
    often.some(([other, others]) => others >= count * TYPO_SHARE && differsByOneTypo(word, other))
  return often.flatMap((one) => (isTypo(one) ? [] : [hashMark(one[0])])).toSorted((a, b) => a - b)
}

/** One word in so many of the examples says nothing about the subject of a question. */
const COMMON_SHARE = 1 / 400

/** Hashes of the words that very many examples have. [ASST-49] */
export function collectCommonWords(language: Language): readonly number[] {
  const lines = readExampleLines(language)
  const uses = new Map<string, number>()
  for (const { text } of lines)
    for (const word of new Set(splitQuestion(foldQuestion(text), language).map((one) => one.text)))
      uses.set(word, (uses.get(word) ?? 0) + 1)
  return [...uses]
    .flatMap(([word, count]) => (count >= lines.length * COMMON_SHARE ? [hashMark(word)] : []))
    .toSorted((a, b) => a - b)
}

/** Every diary has the built-in items: their names are signs in the marks. */
const loadBuiltInThings = (): Promise<readonly KnownThing[]> =>
  nameKnownThings({ columns: EMPTY_DIARY, listRows: [], medications: [] }, (_, id) => id)

/** With the marks that the app would read in them. */
export async function readExamples(
  language: Language,
  kind: ExampleKind = 'examples',
): Promise<readonly MarkedExample[]> {
  const [loaded] = await loadThesauri('', language)
  const thesaurus = { ...loaded!, usedWords: new Set(collectUsedWords(language)) }
  const book = thingBook(await loadBuiltInThings())
  return readExampleLines(language, kind).map(({ label, text }) => {
    const corrected = correctSpelling(foldQuestion(text), thesaurus, book.names) ?? text
    const reading = readWithThesaurus(corrected, { thesaurus, book, calendar: CALENDAR })
    return { label, text, marks: kind === 'passages' ? reading.passageMarks : reading.marks }
  })
}
