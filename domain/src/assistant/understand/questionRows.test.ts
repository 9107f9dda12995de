import { expect, test } from 'vitest'
import { STRICT_INTENTS } from '../understoodQuestion.ts'
import { listLexiconEntries } from './compileLexicon.ts'
import { LEXICONS } from './lexicons/all.ts'
import { ROWS, canRowsOverlap } from './questionRows.ts'

test('[ASST-21] no question fits two intents', () => {
  const meeting = ROWS.flatMap((one, at) =>
    ROWS.slice(at + 1)
      .filter((other) => one.intent !== other.intent && canRowsOverlap(one, other))
      .map((other) => `${one.intent} ${one.needs.join(' ')} and ${other.intent} ${other.needs.join(' ')}`),
  )
  expect(meeting).toEqual([])
})

test('[ASST-21] every intent has a row', () => {
  expect(STRICT_INTENTS.filter((intent) => !ROWS.some((row) => row.intent === intent))).toEqual([])
})

test.each(LEXICONS)('[ASST-22] no word has two meanings in $lexicon.language', ({ lexicon }) => {
  const byText = new Map<string, string[]>()
  // A particle that follows a word without a space is not a separate word.
  for (const { text, means } of listLexiconEntries(lexicon).filter((entry) => entry.means.is !== 'particle'))
    byText.set(text, [...(byText.get(text) ?? []), JSON.stringify(means)])
  const twice = [...byText].filter(([, meanings]) => new Set(meanings).size > 1)
  expect(twice).toEqual([])
})

test.each(LEXICONS)(
  '[ASST-22] every concept but marks of dates has words in $lexicon.language',
  ({ lexicon }) => {
    const marks = ['monthMark', 'dayMark']
    const empty = Object.entries(lexicon.words).filter(
      ([concept, said]) => said === '' && !marks.includes(concept),
    )
    expect(empty).toEqual([])
    expect([lexicon.months.length, lexicon.weekdays.length]).toEqual([12, 7])
  },
)
