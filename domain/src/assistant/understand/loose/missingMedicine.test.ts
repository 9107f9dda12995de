import { expect, test } from 'vitest'
import { builtInThings } from '../../testing/builtInThings.ts'
import { looseFeatures } from './looseFeatures.ts'
import { readWithThesaurus } from './looseReading.ts'
import type { LooseParts } from './looseQuestion.ts'
import { matchThesaurus } from './thesaurus/matchThesaurus.ts'
import { askMissingMedicine, readMissingMedicine } from './missingMedicine.ts'
import { isOrdinaryName } from './thesaurus/ordinaryNames.ts'
import { looseQuestion } from './looseQuestion.ts'
import { testThesaurus } from './thesaurus/testThesaurus.ts'
import { thingBook } from '../thingBook.ts'

function partsOf(question: string): LooseParts {
  const calendar = { today: '2026-11-16', weekStart: 1 } as const
  const reading = readWithThesaurus(question, {
    thesaurus: testThesaurus(),
    book: thingBook(builtInThings),
    calendar,
  })
  const byTopic = new Map()
  return {
    reading,
    features: looseFeatures(reading, { of: () => [] }),
    context: { byTopic, calendar, before: null },
  }
}

const missing = { intent: 'not-recorded', list: 'medication', topicWords: 'tramadol' }

test('[ASST-201] a medicine that the diary does not have is the subject of a question', () => {
  const parts = partsOf('did tramadol change the pain this year')
  expect(askMissingMedicine(looseQuestion('trend', parts), parts)).toMatchObject(missing)
  expect(readMissingMedicine('not-understood', parts)).toMatchObject({ asked: missing })
  expect(readMissingMedicine('dose', parts)).toBeNull()
})

test('[ASST-201] without one, or with a thing, the question stays', () => {
  const without = partsOf('did the pain change this year')
  expect(askMissingMedicine(looseQuestion('trend', without), without)).toBeNull()
  const parts = partsOf('did tramadol change the pain this year')
  const things = [{ list: 'symptom', ids: ['symptom.nausea'] }] as const
  expect(askMissingMedicine({ ...looseQuestion('trend', parts), things }, parts)).toBeNull()
})

test('[ASST-201] a name that is an ordinary word names no medicine', () => {
  expect(isOrdinaryName('cambia', 'es')).toBe(true)
  expect(isOrdinaryName('cambia', 'en')).toBe(false)
})

test('[ASST-202] the second sign of a Chinese word of time begins no other word', () => {
  const thesaurus = testThesaurus()
  const of = (text: string) => {
    return matchThesaurus(
      { text, words: [{ text, start: 0, end: text.length }] },
      {
        ...thesaurus,
        language: 'zh-rCN',
        byStart: new Map([
          [
            '后脖',
            [
              {
                words: [{ text: '后脖子', isStem: false }],
                joined: '后脖子',
                means: { is: 'topic', topic: 'neck' },
              },
            ],
          ],
        ]),
      },
    )
  }
  expect(of('后脖子')).toHaveLength(1)
  expect(of('以后脖子')).toHaveLength(0)
})
