import { CONCERN_FILES } from '@reprieve/content/concernFiles.ts'
import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { compileConcernBook } from '@reprieve/domain/safety/concern/concernBook.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import { expect, test } from 'vitest'
import MISLEADING from './sets/misleading.json' with { type: 'json' }
import { countTiers, readSentenceSet, formatTierTable, findTier, sumTierRows } from './countTiers.ts'

const books = { danger: compileBook(SAFETY_FILES), concern: compileConcernBook(CONCERN_FILES) }

test('[SAFE-24] each sentence is counted in the gravest tier that sees it', () => {
  expect(findTier('I want to die', books)).toBe('crisis')
  expect(findTier('Chest pain and I cannot breathe', books)).toBe('urgent')
  expect(findTier('I have a date in mind.', books)).toBe('concern')
  expect(findTier('The knee is sore again', books)).toBe('nothing')
})

test('[SAFE-24] a set is counted by language and kind, and wrong results are listed', () => {
  const rows = countTiers(
    {
      en: {
        oblique: ['I want to die', 'Nice weather'],
        ordinary: ['The knee is sore again', 'I want to die'],
      },
      ko: { oblique: ['죽고 싶어요'], ordinary: [] },
    },
    books,
  )
  expect(rows.map(({ language, kind, all, wrong }) => ({ language, kind, all, wrong }))).toEqual([
    { language: 'en', kind: 'oblique', all: 2, wrong: ['Nice weather'] },
    { language: 'en', kind: 'ordinary', all: 2, wrong: ['I want to die'] },
    { language: 'ko', kind: 'oblique', all: 1, wrong: [] },
    { language: 'ko', kind: 'ordinary', all: 0, wrong: [] },
  ])
  const total = sumTierRows(rows, 'oblique')
  expect([total.all, total.counts.crisis, total.counts.nothing]).toEqual([3, 2, 1])
  expect(formatTierTable([total]).split('\n').at(-1)).toBe(
    '| all | oblique | 3 | 2 | 0 | 0 | 0 | 0 | 1 | 2 (66.7 %) |',
  )
})

test('[SAFE-24] a file that is not a set is refused', () => {
  expect(readSentenceSet({ en: { oblique: ['a'] } })).toEqual({ en: { oblique: ['a'], ordinary: [] } })
  expect(() => readSentenceSet({})).toThrow(/no language/)
  expect(() => readSentenceSet({ en: { oblique: [7] } })).toThrow(/lists of sentences/)
})

// The classes were refined with these notes in view: this keeps what is known, and measures nothing.
test('[SAFE-24] in each language at most 3 in 100 known misleading notes show the line', () => {
  const rows = countTiers(readSentenceSet(MISLEADING), books).filter(({ kind }) => kind === 'ordinary')
  expect(rows.map(({ all }) => all)).toEqual(rows.map(() => 80))
  expect(rows.filter(({ counts, all }) => counts.concern / all > 0.03)).toEqual([])
})
