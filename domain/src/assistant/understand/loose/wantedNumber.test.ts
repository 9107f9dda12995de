import { expect, test } from 'vitest'
import { builtInThings } from '../../testing/builtInThings.ts'
import { NOTHING_ASKED, type Intent, type UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { Calendar } from '../periods/calendar.ts'
import { thingBook } from '../thingBook.ts'
import { looseFeatures } from './looseFeatures.ts'
import { readWithThesaurus } from './looseReading.ts'
import { testThesaurus } from './thesaurus/testThesaurus.ts'
import { thingsByTopic } from './thesaurus/topicThings.ts'
import { asWanted } from './wantedNumber.ts'

const calendar: Calendar = { today: '2026-11-16', weekStart: 1 }
const thesaurus = testThesaurus()
const book = thingBook(builtInThings)

/** What is wanted by a question that was read as one of an intent. */
function wanted(
  question: string,
  intent: Intent,
  own: Partial<UnderstoodQuestion> = {},
  before: UnderstoodQuestion | null = null,
): UnderstoodQuestion {
  const reading = readWithThesaurus(question, { thesaurus, book, calendar })
  const byTopic = thingsByTopic(builtInThings, thesaurus)
  const features = looseFeatures(reading, { of: (topic) => byTopic.get(topic) ?? [] })
  const periods = reading.periods.slice(0, 1).map(({ range }) => range)
  const asked = { ...NOTHING_ASKED, intent, isLoose: true, periods, ...own }
  return asWanted(asked, { reading, features, context: { byTopic, calendar, before } })
}

const SLEEP = [
  { list: 'symptom', ids: ['symptom.poor-sleep'] },
  { list: 'aggravating_factor', ids: ['aggravating_factor.lack-of-sleep'] },
]

test('[ASST-143] a question about sleep counts the bad nights, and not the pain', () => {
  const sleep = { intent: 'thing-trend', things: SLEEP, ways: ['no-score'] }
  expect(wanted('is my sleep better than last month', 'avg-pain')).toMatchObject(sleep)
  expect(wanted('is sleep getting better this month', 'link-of')).toMatchObject(sleep)
  expect(wanted('is my sleep better than in spring', 'compare').periods).toEqual([
    { is: '30days' },
    { is: 'custom', from: '2026-03-01', to: '2026-05-31' },
  ])
})

test('[ASST-143] with a word of pain, or what goes with what, it is about the pain', () => {
  expect(wanted('was my pain worse last month with bad sleep', 'avg-pain').intent).toBe('avg-pain')
  expect(wanted('is it worse after a bad night', 'link-of').intent).toBe('link-of')
})

test('[ASST-144] the mood is asked for by the scores of the days', () => {
  expect(wanted('how was my mood last month', 'avg-pain')).toMatchObject({
    intent: 'avg-score',
    measure: 'score',
    topicWords: 'mood',
    ways: ['by-score'],
  })
})

test('[ASST-142] an event without a date is named as unknown, and a thing of the diary begins with its first entry', () => {
  expect(wanted('how is it since i came home', 'avg-pain').ways).toEqual(['since-unknown'])
  expect(wanted('how is it since the hot bath', 'trend')).toMatchObject({
    intent: 'since-start',
    things: [{ list: 'alleviating_factor' }],
  })
  expect(wanted('how is it since march', 'avg-pain').ways).toBeUndefined()
})

test('[ASST-145] two named times are compared, and a season is beside the days before it', () => {
  expect(wanted('first half of the year v second half', 'trend')).toMatchObject({
    intent: 'compare',
    periods: [{ from: '2026-07-01' }, { from: '2026-01-01', to: '2026-06-30' }],
  })
  expect(wanted('is my knee worse over the summer', 'compare')).toMatchObject({
    intent: 'trend',
    periods: [{ from: '2026-06-01', to: '2026-08-31' }],
  })
})

test('[ASST-146] days are counted in the way that is asked for', () => {
  expect(wanted('last day without any pain', 'best')).toMatchObject({
    intent: 'last-level',
    level: { compare: 'under', value: 0 },
  })
  expect(wanted('how many days a week do i hurt', 'hard-days')).toMatchObject({
    intent: 'level-days',
    ways: ['per-week'],
  })
  expect(wanted('how many days in a row over 5', 'spell')).toMatchObject({ ways: ['now'] })
  expect(wanted('longest run of days in a row over 5', 'spell')).toMatchObject({ ways: [] })
  expect(wanted('how many nights in a row did i sleep badly', 'how-often')).toMatchObject({
    intent: 'spell',
    things: SLEEP,
    ways: ['in-a-row', 'now'],
  })
  expect(wanted('how many days did i forget to write last month', 'count').ways).toEqual(['missed'])
  expect(wanted('how many entries do i make a day', 'count').ways).toEqual(['per-day'])
  expect(wanted('how long does a flare last', 'pattern').ways).toEqual(['runs'])
  expect(wanted('how many days over 7 since september', 'trend')).toMatchObject({
    intent: 'level-days',
    level: { compare: 'over', value: 8 },
  })
})

test('[ASST-149] day by day is about the days of the answer before', () => {
  const before = { ...NOTHING_ASKED, intent: 'trend', periods: [{ is: '7days' }] } as const
  expect(wanted('show it by day', 'basis', {}, before)).toMatchObject({
    intent: 'avg-pain',
    periods: [{ is: '7days' }],
    ways: ['by-day'],
  })
})

test('[ASST-141] since the beginning of a month goes on to today, and its first week has seven days', () => {
  expect(wanted('how is my pain since the start of november', 'avg-pain').periods).toMatchObject([
    { from: '2026-11-01', to: '2026-11-16' },
  ])
  expect(wanted('how was my pain in the first week of november', 'avg-pain').periods).toMatchObject([
    { from: '2026-11-01', to: '2026-11-07' },
  ])
})
