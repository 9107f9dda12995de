import { expect, test } from 'vitest'
import { builtInThings } from '../../testing/builtInThings.ts'
import { painLevel } from '../example/painLevel.ts'
import { thingBook } from '../thingBook.ts'
import { wordsLeftOut } from './leftOut.ts'
import { looseFeatures } from './looseFeatures.ts'
import { looseQuestion } from './looseQuestion.ts'
import { readWithThesaurus } from './looseReading.ts'
import { testThesaurus } from './thesaurus/testThesaurus.ts'

test('[ASST-203] a number of pain that the answer does not count by is said to be left out', () => {
  const calendar = { today: '2026-11-16', weekStart: 1 } as const
  const left = (question: string): readonly string[] => {
    const sources = { thesaurus: testThesaurus(), book: thingBook(builtInThings), calendar }
    const reading = readWithThesaurus(question, sources)
    const features = looseFeatures(reading, { of: () => [] })
    const context = { byTopic: new Map(), calendar, before: null }
    const asked = looseQuestion('more-with', { reading, features, context })
    return wordsLeftOut(asked, reading, context.byTopic).map(({ words }) => words)
  }
  expect(left('what comes with it when the pain is over 7')).toEqual(['7'])
  expect(left('what comes with more pain')).toEqual([])
})

test('[ASST-203] in Chinese, "5 以下" is 5 or less', () => {
  expect(painLevel('5分以下', 5, { language: 'zh-rCN', isGood: false })).toEqual({
    compare: 'under',
    value: 5,
  })
})
