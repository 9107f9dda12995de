import { foldQuestion } from '@reprieve/domain/assistant/understand/foldQuestion.ts'
import { readWithThesaurus } from '@reprieve/domain/assistant/understand/loose/looseReading.ts'
import { correctSpelling } from '@reprieve/domain/assistant/understand/loose/spelling.ts'
import { thingBook } from '@reprieve/domain/assistant/understand/thingBook.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
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
export type ExampleKind = 'examples' | 'articles'

const readExampleFile = (language: Language, kind: ExampleKind): string =>
  readFileSync(new URL(`${kind}/${language}.tsv`, import.meta.url), 'utf8')

/** Tells whether a model was made from the present examples. */
export const fingerprintExamples = (language: Language): string =>
  createHash('sha256')
    .update(readExampleFile(language, 'examples'))
    .update(readExampleFile(language, 'articles'))
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

/** With the marks that the app would read in them. */
export async function readExamples(
  language: Language,
  kind: ExampleKind = 'examples',
): Promise<readonly MarkedExample[]> {
  const [thesaurus] = await loadThesauri('', language)
  const book = thingBook([])
  return readExampleLines(language, kind).map(({ label, text }) => {
    const corrected = correctSpelling(foldQuestion(text), thesaurus!, book.names) ?? text
    const reading = readWithThesaurus(corrected, { thesaurus: thesaurus!, book, calendar: CALENDAR })
    return { label, text, marks: kind === 'articles' ? reading.articleMarks : reading.marks }
  })
}
