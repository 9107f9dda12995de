import { expect, test } from 'vitest'
import { MARK } from '../../filters/columns/columns.ts'
import type { EntryFacts } from '../../filters/columns/facts.ts'
import { EMPTY_MEDICATION } from '../../medications/medication.ts'
import { aDoseOnDay, aRecordOnDay, DAY_0 } from '../../results/testing/aDiary.ts'
import { localDay } from '../../time/dayNumber.ts'
import type { AnswerContent } from '../answerContent.ts'
import { FEELINGS, SMALL_TALK, type UnderstoodQuestion } from '../understoodQuestion.ts'
import type { AnswerDiary } from './answerDiary.ts'
import { answerFromDiary } from './answerFromDiary.ts'
import {
  aboutThing,
  answerDiary,
  daysFrom,
  figureValuesInAnswer,
  idsInBasis,
  keysInAnswer,
  makeQuestion,
} from './testDiary.ts'

const told = (
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
  before: UnderstoodQuestion | null = null,
): AnswerContent => answerFromDiary(asked, diary, before)!
const valuesOf = (content: AnswerContent): Readonly<Record<string, number>> =>
  Object.fromEntries(figureValuesInAnswer(content))

/** Thirty days of pain, by day. Gardening on every fifth day, and pain is 8 on the day after. Days 10 to 13 are 9. */
const PAIN = Array.from({ length: 30 }, (_, day) =>
  day >= 10 && day <= 13 ? 9 : day % 5 === 1 ? 8 : day % 3 === 0 ? 0 : 3,
)
const month: readonly EntryFacts[] = PAIN.map((pain, day) =>
  aRecordOnDay(pain, {
    day,
    hour: 9,
    id: `r${day}`,
    lists: {
      symptom: day % 2 === 0 ? ['fatigue'] : ['nothing'],
      environment: day % 5 === 0 ? ['garden'] : ['home'],
      location: day < 15 ? ['knee'] : ['head'],
      ...(day % 2 === 0 ? { alleviating_factor: ['heat'] } : { alleviating_factor: ['rest'] }),
    },
    marks: { heat: MARK.alleviating, rest: MARK.ineffective },
  }),
)
const diary = answerDiary(month)
const all = { periods: [daysFrom({ from: 0, to: 29 })] }
const garden = aboutThing('environment', 'garden')

test('[ASST-75] two things are answered each by itself, and with the days of both', () => {
  const said = told(
    makeQuestion('link-two', { ...garden, second: [{ list: 'symptom', ids: ['fatigue'] }], ...all }),
    diary,
  )
  const names = said.sentences.flatMap(({ values }) => ('name' in values ? [values['name']] : []))
  expect(names).toContainEqual({ names: ['garden'] })
  expect(names).toContainEqual({ names: ['fatigue'] })
  const both = said.sentences.find(({ key }) => key === 'bothDays')!
  const days = [0, 10, 20]
  expect(both.values['days']).toMatchObject({ value: days.length })
  const average = days.reduce((sum, day) => sum + PAIN[day]!, 0) / days.length
  expect(both.values['average']).toMatchObject({ value: Math.round(average * 10) / 10 })
  const { basis } = both.values['average'] as { basis: Parameters<typeof idsInBasis>[1] }
  expect(idsInBasis(diary, basis)).toEqual(days.map((day) => `r${day}`))
})

test('[ASST-75] of two remedies each has its own marks, and none is called the better', () => {
  const said = told(
    makeQuestion('help-two', {
      ...aboutThing('alleviating_factor', 'heat'),
      second: [{ list: 'alleviating_factor', ids: ['rest'] }],
      ...all,
    }),
    diary,
  )
  expect(keysInAnswer(said).filter((key) => key.startsWith('helped'))).toEqual([
    'helpedUsually',
    'helpedRarely',
  ])
})

test('[ASST-76] the day after something is shown beside the other days, with its records', () => {
  const said = told(makeQuestion('day-after', { ...garden, ...all }), diary)
  const after = [1, 6, 11, 16, 21, 26]
  expect(keysInAnswer(said)).toEqual(['nextDay', 'nextDayCaution'])
  expect(valuesOf(said)).toMatchObject({ after: 8.2, days: 6, otherDays: 24 })
  const [row] = said.picture?.is === 'bars' ? said.picture.rows : []
  expect(idsInBasis(diary, row!.value.basis)).toEqual(after.map((day) => `r${day}`))
})

test('[ASST-76] with fewer than five days after it, the day after is not shown', () => {
  const few = answerDiary(month.slice(0, 15))
  expect(told(makeQuestion('day-after', { ...garden, ...all }), few)).toMatchObject({ declined: 'too-few' })
})

test('[ASST-77] good days have an average of 3 or less, and days without pain are counted apart', () => {
  const good = PAIN.filter((pain) => pain <= 3).length
  const free = PAIN.filter((pain) => pain === 0).length
  expect(valuesOf(told(makeQuestion('good-days', all), diary))).toMatchObject({
    good,
    free,
    level: 3,
    days: 30,
  })
})

test('[ASST-77] days over a number reached it, days under it never went above', () => {
  const more = aRecordOnDay(10, { day: 0, hour: 20, id: 'late' })
  const two = answerDiary([month[0]!, more, ...month.slice(1)])
  const ask = (compare: 'over' | 'under', value: number) =>
    valuesOf(told(makeQuestion('level-days', { level: { compare, value }, ...all }), two))
  expect(ask('over', 10)).toMatchObject({ count: 1, days: 30 })
  expect(ask('under', 0)).toMatchObject({ count: PAIN.filter((pain, day) => pain === 0 && day !== 0).length })
})

test('[ASST-78] the longest run of bad days, or of good ones; a gap ends it', () => {
  expect(valuesOf(told(makeQuestion('spell', all), diary))).toMatchObject({
    count: 4,
    level: 7,
    first: 10,
    last: 13,
  })
  const good = makeQuestion('spell', { level: { compare: 'under', value: 0 }, ...all })
  const [longest] = told(good, diary).sentences
  expect(valuesOf({ ...told(good, diary), sentences: [longest!] })).toMatchObject({
    count: 4,
    level: 3,
    first: 22,
    last: 25,
  })
  const gap = answerDiary(month.filter((_, day) => day !== 12))
  expect(valuesOf(told(makeQuestion('spell', all), gap))).toMatchObject({ count: 2, first: 10, last: 11 })
})

test('[ASST-78] without a hard day the run of days at half the scale is named, and without one of those none', () => {
  const mild = answerDiary(
    month.map((entry, day) => aRecordOnDay(day < 3 ? 5 : 2, { day, hour: 9, id: entry.id })),
  )
  expect(valuesOf(told(makeQuestion('spell', all), mild))).toMatchObject({ count: 3, level: 5 })
  const easy = answerDiary(month.map((entry, day) => aRecordOnDay(2, { day, hour: 9, id: entry.id })))
  expect(keysInAnswer(told(makeQuestion('spell', all), easy))).toEqual(['noHardRun'])
})

test('[ASST-78] since when it is bad: the last good day comes first', () => {
  const said = told(makeQuestion('since-when', all), diary)
  expect(keysInAnswer(said)[0]).toBe('lastGoodDay')
  expect(valuesOf(said)).toMatchObject({ day: 29 })
})

test('[ASST-79] the worst and the best month, among months with seven days', () => {
  const year = Array.from({ length: 90 }, (_, day) =>
    aRecordOnDay(day < 31 ? 6 : 2, { day: day - 60, hour: 9, id: `y${day}` }),
  )
  const long = answerDiary(year)
  const worst = told(makeQuestion('months', { rank: 'most' }), long)
  const best = told(makeQuestion('months', { rank: 'least' }), long)
  expect(keysInAnswer(worst)).toEqual(['monthHighest', 'monthsCaution'])
  expect(keysInAnswer(best)).toEqual(['monthLowest', 'monthsCaution'])
  expect(valuesOf(best)['average']).toBe(2)
  expect(valuesOf(worst)['average']).toBeGreaterThan(4)
  expect(told(makeQuestion('months', {}), answerDiary(year.slice(0, 5)))).toMatchObject({
    declined: 'too-few',
  })
})

test('[ASST-80] better since the start of a medication: as many days before, and no cause', () => {
  const before = Array.from({ length: 30 }, (_, day) =>
    aRecordOnDay(day < 15 ? 8 : 3, { day, hour: 9, id: `b${day}` }),
  )
  const medications = [
    { ...EMPTY_MEDICATION, id: 'naproxen', commonName: 'naproxen', startDate: localDay(DAY_0 + 15) },
  ]
  const said = told(
    makeQuestion('since-start', aboutThing('medication', 'naproxen')),
    answerDiary(before, { medications }),
  )
  expect(keysInAnswer(said)).toEqual(['changeLower', 'comparePain', 'sinceCaution'])
  expect(valuesOf(said)).toMatchObject({ now: 3, before: 8, from: 15, to: 29, fromBefore: 0, toBefore: 14 })
})

test('[ASST-80] better since something without a day asks for one', () => {
  const said = told(makeQuestion('since-start'), diary)
  expect(said.opening?.[0]?.key).toBe('sinceUnknown')
})

test('[ASST-81] days without a medicine have an entry and no dose', () => {
  const doses = [2, 2, 5, 40].map((day, at) => aDoseOnDay('naproxen', { day, hour: 8, id: `d${at}` }))
  const taking = answerDiary(month, { doses })
  expect(valuesOf(told(makeQuestion('days-without', all), taking))).toMatchObject({ without: 28, days: 30 })
  const named = makeQuestion('days-without', { ...aboutThing('medication', 'ibuprofen'), ...all })
  expect(valuesOf(told(named, taking))).toMatchObject({ without: 30, days: 30 })
})

test('[ASST-81] how fast something works is not in the diary; its marks are', () => {
  const said = told(makeQuestion('how-fast', { ...aboutThing('alleviating_factor', 'heat'), ...all }), diary)
  expect(said.opening?.[0]?.key).toBe('noTiming')
  expect(keysInAnswer(said)[0]).toBe('helpedUsually')
})

test('[ASST-58, ASST-82] every feeling and all small talk has an answer without a number', () => {
  const answers = [
    ...FEELINGS.map((feeling) => told(makeQuestion('kind', { feeling }), diary)),
    ...SMALL_TALK.map((talk) => told(makeQuestion('talk', { talk }), diary)),
    told(makeQuestion('visit-questions'), diary),
  ]
  for (const answer of answers) expect([answer.declined, figureValuesInAnswer(answer)]).toEqual([null, []])
  expect(new Set(answers.map((answer) => keysInAnswer(answer)[0])).size).toBe(answers.length)
})

test('[ASST-82] what is told leads to the record, a medicine to the dose', () => {
  expect(told(makeQuestion('note'), diary).screen).toBe('newRecord')
  expect(told(makeQuestion('note', aboutThing('medication', 'naproxen')), diary).screen).toBe('doses')
})

test('[ASST-83] that day is the day of the previous answer; without one its entries are given', () => {
  const worst = makeQuestion('worst', { measure: 'pain', ...all })
  const said = told(makeQuestion('that-day'), diary, worst)
  expect(valuesOf(said)).toMatchObject({ day: 13, records: 1, highest: 9 })
  expect(keysInAnswer(told(makeQuestion('that-day'), diary, makeQuestion('good-days', all)))).toEqual([
    'basisDays',
    'basisCaution',
  ])
  expect(told(makeQuestion('that-day'), diary).declined).toBe('nothing')
})

test('[ASST-83] shorter: only the finding of the previous answer, with its days', () => {
  const link = makeQuestion('link-of', { ...aboutThing('symptom', 'fatigue'), ...all })
  const said = told(makeQuestion('simpler'), diary, link)
  expect(keysInAnswer(told(link, diary)).length).toBeGreaterThan(2)
  expect(keysInAnswer(said)).toEqual(['linkNone', 'linkCounted'])
  expect(said.picture).toBeUndefined()
})

test('[ASST-56] a medicine that the diary lacks is added to the medications, not to a list', () => {
  const said = told(makeQuestion('not-recorded', { list: 'medication', topicWords: 'letrozole' }), diary)
  expect([keysInAnswer(said), said.screen]).toEqual([['nothingAbout', 'addMedicine'], 'medications'])
})

test('[ASST-52] what helped in one place counts only its records', () => {
  const place = { list: 'location', ids: ['knee'] } as const
  const said = told(makeQuestion('what-helped', { place, effect: 'helped', ...all }), diary)
  expect(valuesOf(said)['marked']).toBeLessThanOrEqual(15)
})

test('[ASST-77] the last day over a number, or under it; never is an answer', () => {
  const ask = (compare: 'over' | 'under', value: number) =>
    told(makeQuestion('last-level', { level: { compare, value }, ...all }), diary)
  expect(valuesOf(ask('over', 9))).toMatchObject({ level: 9, day: 13 })
  expect(valuesOf(ask('under', 0))).toMatchObject({ day: 27 })
  expect(keysInAnswer(ask('over', 10))).toEqual(['neverOver'])
})

test('[ASST-75] two places have an average each', () => {
  const said = told(
    makeQuestion('avg-two', {
      ...aboutThing('location', 'knee'),
      second: [{ list: 'location', ids: ['head'] }],
      ...all,
    }),
    diary,
  )
  expect(keysInAnswer(said)).toEqual(['averagePainWith', 'averagePainWith'])
})

test('[ASST-85] what was recorded only long ago is found, if no period is named', () => {
  const old = Array.from({ length: 3 }, (_, day) =>
    aRecordOnDay(5, { day: day - 200, hour: 9, id: `o${day}`, lists: { symptom: ['hiccups'] } }),
  )
  const long = answerDiary([...old, ...month])
  const ask = (isLoose: boolean) =>
    told(makeQuestion('how-often', { ...aboutThing('symptom', 'hiccups'), isLoose }), long)
  expect(valuesOf(ask(true))).toMatchObject({ times: 3 })
  expect(keysInAnswer(ask(false))).toEqual(['notRecordedIn'])
})
