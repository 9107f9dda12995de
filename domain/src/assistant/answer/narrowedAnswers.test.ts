import { expect, test } from 'vitest'
import { MARK } from '../../filters/columns/columns.ts'
import type { EntryFacts } from '../../filters/columns/facts.ts'
import { aRecordOnDay, aReflectionOnDay, DAY_0 } from '../../results/testing/aDiary.ts'
import type { AnswerContent } from '../answerContent.ts'
import type { UnderstoodQuestion } from '../understoodQuestion.ts'
import { answerFromDiary } from './answerFromDiary.ts'
import {
  aboutThing,
  answerDiary,
  daysFrom,
  figureValuesInAnswer,
  keysInAnswer,
  makeQuestion,
} from './testDiary.ts'

/** Thirty days: the back on every fifth, the knee on the others, the garden on every fourth. Nausea comes with a bad knee. */
const month: readonly EntryFacts[] = Array.from({ length: 30 }, (_, day) => day).flatMap((day) => {
  const isKnee = day % 5 !== 4
  const isBad = isKnee && day % 2 === 0
  return [
    aRecordOnDay(isBad ? 7 + (day % 3 === 0 ? 1 : 0) : 4 + (day % 5 === 0 ? 1 : 0), {
      day,
      hour: 9,
      id: `r${day}`,
      lists: {
        location: [isKnee ? 'knee-left' : 'back'],
        symptom: [isBad ? 'nausea' : 'fatigue'],
        alleviating_factor: isKnee ? ['heat'] : ['rest'],
      },
      marks: { heat: MARK.alleviating, rest: MARK.ineffective },
    }),
    aReflectionOnDay(6, {
      day,
      id: `s${day}`,
      lists: { meaningful_activities: day % 4 === 1 ? ['gardening'] : ['reading'] },
    }),
  ]
})
const diary = answerDiary(month)
const knee = { list: 'location', ids: ['knee-left'] } as const
const all = { periods: [daysFrom({ from: 0, to: 29 })] }

const told = (asked: UnderstoodQuestion): AnswerContent => answerFromDiary(asked, diary)!
const valuesOf = (content: AnswerContent): Readonly<Record<string, number>> =>
  Object.fromEntries(figureValuesInAnswer(content))
const openingOf = ({ opening = [] }: AnswerContent): readonly string[] => opening.map(({ key }) => key)

test('[ASST-102] an answer about a near item says how to record the word itself', () => {
  const near = { isLoose: true, topic: 'shopping', topicWords: 'supermarket' } as const
  const said = told(makeQuestion('link-of', { ...near, ...aboutThing('symptom', 'nausea'), ...all }))
  expect(openingOf(said)[0]).toBe('readAsNear')
  expect(keysInAnswer(said).at(-1)).toBe('ownItem')
  const never = told(makeQuestion('link-of', { ...near, ...aboutThing('symptom', 'cramps'), ...all }))
  expect(keysInAnswer(never)).toEqual(['notRecordedIn', 'ownItem'])
  expect(never.screen).toBe('lists')
  const helped = told(
    makeQuestion('did-help', { ...near, topic: 'yoga', ...aboutThing('alleviating_factor', 'heat'), ...all }),
  )
  expect(keysInAnswer(helped).at(-1)).toBe('ownItemHelped')
})

test('[ASST-103] the medicine that contains what was asked about is named first', () => {
  const within = { list: 'medication', ids: ['naproxen'] } as const
  const said = told(
    makeQuestion('did-help', {
      ...aboutThing('medication', 'naproxen'),
      part: { words: 'esomeprazole', within },
    }),
  )
  expect(openingOf(said)[0]).toBe('readAsPart')
})

test('[ASST-105] what comes with more pain in a place counts its records only', () => {
  const whole = told(makeQuestion('more-with', { isLoose: true, ...all }))
  const inKnee = told(makeQuestion('more-with', { isLoose: true, place: knee, ...all }))
  expect(keysInAnswer(whole)).toContain('linkRowMore')
  const rowOf = ({ sentences }: AnswerContent) => sentences.find(({ key }) => key === 'linkRowMore')!
  expect(rowOf(whole).values['days']).toMatchObject({ value: 30 })
  expect(rowOf(inKnee).values['days']).toMatchObject({ value: 24 })
  expect(openingOf(inKnee)).toEqual(['readAsMore', 'readAsPlace'])
})

test('[ASST-105] what hurts most after something counts the days with it', () => {
  const said = told(
    makeQuestion('most', {
      isLoose: true,
      list: 'location',
      rank: 'most',
      ...aboutThing('meaningful_activities', 'gardening'),
      ...all,
    }),
  )
  expect(keysInAnswer(said)).toEqual(['onDaysWith', 'mostOften', 'mostRow', 'mostRow'])
  expect(valuesOf(said)['records']).toBe(2)
})

test('[ASST-107] interventions that are only near are rated apart', () => {
  const about = { ...aboutThing('alleviating_factor', 'heat', 'rest'), ...all }
  const near = told(makeQuestion('did-help', { isLoose: true, topic: 'yoga', topicWords: 'yoga', ...about }))
  expect(keysInAnswer(near).filter((key) => key.startsWith('helped'))).toEqual([
    'helpedUsually',
    'helpedRarely',
  ])
  const one = told(makeQuestion('did-help', { isLoose: true, topic: 'heat', topicWords: 'heat', ...about }))
  expect(keysInAnswer(one).filter((key) => key.startsWith('helped'))).toHaveLength(1)
})

test('[ASST-108] a visit about a place has the pain there and what helped there', () => {
  const said = told(makeQuestion('visit', { isLoose: true, place: knee }))
  expect(keysInAnswer(said)).toContain('howOften')
  expect(keysInAnswer(said)).not.toContain('hardDays')
})

test('[ASST-108] the day of the last visit is not known, and the answer says so', () => {
  expect(openingOf(told(makeQuestion('visit', { isLoose: true, measure: 'days' })))).toEqual([
    'lastVisitUnknown',
  ])
  expect(openingOf(told(makeQuestion('visit', { isLoose: true })))).toEqual([])
})

test('[ASST-78] since when something is there: its first record and the days since', () => {
  const said = told(makeQuestion('since-when', { isLoose: true, ...aboutThing('location', 'knee-left') }))
  expect(valuesOf(said)).toMatchObject({ day: 0, count: 24 })
  const never = told(makeQuestion('since-when', { isLoose: true, ...aboutThing('location', 'hip-left') }))
  expect(never.declined).toBe('nothing')
})

test('[ASST-77] without a pain-free day lately, those of the year are counted too', () => {
  const said = told(makeQuestion('good-days', { isLoose: true }))
  expect(keysInAnswer(said)).toEqual(['goodDays', 'painFreeDays', 'painFreeYear'])
  expect(valuesOf(said)).toMatchObject({ free: 0, lowest: 4 })
})

/** Forty days: the knee on each, worse without the garden; the elbow with 9 on every day, which must not count. */
const withGarden = answerDiary(
  Array.from({ length: 40 }, (_, day) => day).flatMap((day) => {
    const isGarden = day % 2 === 0
    const record = (value: number, place: string) =>
      aRecordOnDay(value, { day, hour: 9, id: `${place}${day}`, lists: { location: [place] } })
    return [
      record(isGarden ? 2 + (day % 4) / 2 : 6 + (day % 3), 'knee-left'),
      record(9, 'elbow'),
      aReflectionOnDay(6, {
        day,
        id: `g${day}`,
        lists: { meaningful_activities: isGarden ? ['gardening'] : ['reading'] },
      }),
    ]
  }),
)

test('[ASST-121] an activity is compared with the pain of one place, on the days of that place', () => {
  const asked = makeQuestion('link-of', {
    isLoose: true,
    ...aboutThing('meaningful_activities', 'gardening'),
    periods: [daysFrom({ from: 0, to: 39 })],
  })
  const inKnee = answerFromDiary({ ...asked, place: knee }, withGarden)!
  expect(openingOf(inKnee)).toContain('readAsPlace')
  expect(openingOf(inKnee)).not.toContain('leftOut')
  const bars = (content: AnswerContent) =>
    content.picture?.is === 'bars'
      ? content.picture.rows.map(({ count, value }) => [count.value, value.value])
      : []
  expect(bars(inKnee)).toEqual([
    [20, 2.5],
    [20, 7],
  ])
  const [withIt] = inKnee.picture?.is === 'bars' ? inKnee.picture.rows : []
  expect(withIt!.value.basis.ids?.every((id) => id.startsWith('knee-left'))).toBe(true)
})

test('[ASST-121] an activity that never met the place is told without the place, and says so', () => {
  const days = Array.from({ length: 30 }, (_, day) => day).flatMap((day) => [
    aRecordOnDay(day % 2 === 0 ? 2 : 6 + (day % 3), {
      day,
      hour: 9,
      id: `b${day}`,
      lists: { location: ['back'] },
    }),
    ...(day === 3
      ? [aRecordOnDay(4, { day, hour: 8, id: 'k', lists: { location: ['knee-left'] } })]
      : [
          aReflectionOnDay(6, {
            day,
            id: `g${day}`,
            lists: { meaningful_activities: day % 2 === 0 ? ['gardening'] : ['reading'] },
          }),
        ]),
  ])
  const asked = makeQuestion('link-of', {
    isLoose: true,
    place: knee,
    ...aboutThing('meaningful_activities', 'gardening'),
    periods: [daysFrom({ from: 0, to: 29 })],
  })
  expect(openingOf(answerFromDiary(asked, answerDiary(days))!)).toContain('leftOut')
})

test('[ASST-75] of two things the diary has one: of the other it says that there is nothing', () => {
  const two = makeQuestion('link-two', {
    ...aboutThing('symptom', 'nausea'),
    topicWords: 'the office',
    ...all,
  })
  expect(keysInAnswer(told(two)).at(-1)).toBe('nothingAbout')
})

test('[ASST-93] what did not help is only what mostly made no difference', () => {
  const asked = makeQuestion('what-helped', { effect: 'not', ...all })
  const named = told(asked).sentences.flatMap(({ values }) => ('name' in values ? [values['name']] : []))
  expect(named).toEqual([{ names: ['rest'] }])
})

test('[ASST-125] the worst day names the two before it that were like it', () => {
  const hard = [3, 10, 20, 25].map((day) => aRecordOnDay(9, { day, hour: 9, id: `h${day}` }))
  const easy = [4, 11, 21].map((day) => aRecordOnDay(2, { day, hour: 9, id: `e${day}` }))
  const asked = makeQuestion('worst', { isLoose: true, measure: 'pain', ...all })
  const said = answerFromDiary(asked, answerDiary([...hard, ...easy]))!
  const also = said.sentences.find(({ key }) => key === 'alsoDays')
  expect(also?.values).toMatchObject({ second: { value: DAY_0 + 20 }, third: { value: DAY_0 + 10 } })
})

test('[ASST-122] "on how many days is that" repeats what the answer missed', () => {
  const before = makeQuestion('link-of', { ...aboutThing('symptom', 'cramps'), ...all })
  const said = answerFromDiary(makeQuestion('basis', { basisOf: 'link-of' }), diary, before)!
  expect(keysInAnswer(said)).toEqual(['basisNothing', 'notRecordedIn', 'markInList'])
})

test('[ASST-128] how often in two months or more comes with the days a month', () => {
  const days = [0, 30, 60, 90].map((day) =>
    aRecordOnDay(5, { day, hour: 9, id: `m${day}`, lists: { location: ['head'] } }),
  )
  const long = answerDiary(days, { today: DAY_0 + 90 })
  const often = (to: number) =>
    makeQuestion('how-often', {
      isLoose: true,
      ...aboutThing('location', 'head'),
      periods: [daysFrom({ from: 0, to })],
    })
  const said = answerFromDiary(often(90), long)!
  expect(said.sentences.find(({ key }) => key === 'perMonth')?.values).toMatchObject({ days: { value: 1.3 } })
  expect(keysInAnswer(answerFromDiary(often(30), long)!)).not.toContain('perMonth')
})

test('[ASST-130] of two days only these two are told', () => {
  const asked = makeQuestion('what-differs', {
    isLoose: true,
    periods: [daysFrom({ from: 28, to: 28 }), daysFrom({ from: 29, to: 29 })],
  })
  const said = told(asked)
  expect(keysInAnswer(said)).not.toContain('differsDay')
  expect(keysInAnswer(said).at(-1)).toBe('differsOnly')
  const days = said.sentences.filter(({ key }) => key === 'onDay').map(({ values }) => values['day'])
  expect(days).toMatchObject([{ value: DAY_0 + 29 }, { value: DAY_0 + 28 }])
})

test('[ASST-254] the mornings of a place are named as such', () => {
  const asked = { ...aboutThing('location', 'back'), time: 'morning' } as const
  const told = answerFromDiary(makeQuestion('avg-pain', asked), diary)!
  expect(keysInAnswer(told)).toEqual(['readAsPlace', 'averagePainMorning'])
})
