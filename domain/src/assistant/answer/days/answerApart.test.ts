import { expect, test } from 'vitest'
import { aDoseOnDay, aRecordOnDay } from '@reprieve/domain/results/testing/aDiary.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import { answerFromDiary } from '../answerFromDiary.ts'
import { aboutThing, answerDiary, figureValuesInAnswer, keysInAnswer, makeQuestion } from '../testDiary.ts'

/** Every third day is hard, stress is recorded on the day before it, and fog on the hard day. */
const diary = answerDiary(
  Array.from({ length: 30 }, (_, day) =>
    aRecordOnDay(day % 3 === 2 ? 8 : 2, {
      day,
      hour: 9,
      id: `r${day}`,
      lists: {
        location: ['knee-left'],
        aggravating_factor: day % 3 === 1 ? ['stress'] : [],
        symptom: day % 3 === 2 ? ['fog'] : [],
      },
    }),
  ),
  { doses: [2, 5, 8].map((day) => aDoseOnDay('naproxen', { day })) },
)
const told = (asked: UnderstoodQuestion) => answerFromDiary({ ...asked, isLoose: true }, diary)!
const counts = (asked: UnderstoodQuestion, key: string) =>
  figureValuesInAnswer({ ...told(asked), sentences: told(asked).sentences.filter((one) => one.key === key) })

test('[ASST-220] good days now and before, then what came with more pain', () => {
  expect(keysInAnswer(told(makeQuestion('good-days', { ways: ['fewer-good'] })))[0]).toBe('goodDays')
})

test('[ASST-221] a place that differs says on how many days it was recorded', () => {
  const asked = makeQuestion('what-differs', {
    place: { list: 'location', ids: ['knee-left'] },
    periods: [{ is: '7days' }],
  })
  expect(keysInAnswer(told(asked))).toContain('differsThing')
})

test('[ASST-222] the days with a thing and those without it', () => {
  const asked = makeQuestion('what-differs', {
    ...aboutThing('aggravating_factor', 'stress'),
    ways: ['apart'],
  })
  expect(keysInAnswer(told(asked))).toEqual(['apartTitle', 'apartRow', 'differsOnly'])
  expect(counts(asked, 'apartRow').map(([, value]) => value)).toEqual([0, 10, 10, 20])
})

test('[ASST-256] what was recorded on hard days and on the others, or with too few what came with pain', () => {
  const asked = makeQuestion('good-against-bad', { ways: ['hard-apart'] })
  expect(keysInAnswer(told(asked))).toEqual([
    'hardDays',
    'hardDayMeans',
    'apartRow',
    'apartRow',
    'apartRow',
    'differsOnly',
  ])
  const easy = answerDiary(
    Array.from({ length: 30 }, (_, day) => aRecordOnDay(day % 4, { day, hour: 9, id: `e${day}` })),
  )
  const few = answerFromDiary({ ...asked, isLoose: true }, easy)!
  expect(keysInAnswer(few)).not.toContain('hardDays')
})

test('[ASST-258] a day without a number gets what was recorded then and on the day before', () => {
  const day = localDay(40)
  const on = makeQuestion('what-differs', { periods: [{ is: 'custom', from: day, to: day }] })
  const empty = answerFromDiary({ ...on, isLoose: true }, { ...diary, today: 45 })!
  expect(keysInAnswer(empty)).toEqual(['onDayNothing', 'onDayNothing'])
})

test('[ASST-223] what was recorded on the days before hard ones', () => {
  const said = told(makeQuestion('day-before', { ways: ['eves'] }))
  expect(keysInAnswer(said)).toContain('evesTitle')
  expect(keysInAnswer(said)).toContain('apartRow')
  const few = answerDiary([aRecordOnDay(8, { day: 3, hour: 9, id: 'one' })])
  expect(answerFromDiary(makeQuestion('day-before', { ways: ['eves'] }), few)!.declined).toBe('too-few')
})

test('[ASST-224] good days come with what was noted on them', () => {
  const said = told(makeQuestion('good-days', { ways: ['noted'], periods: [{ is: '7days' }] }))
  expect(keysInAnswer(said).filter((key) => key === 'onDayNamed')).toHaveLength(3)
})

test('[ASST-225] whether to tell the doctor has a count and an answer', () => {
  const asked = { ...aboutThing('symptom', 'fog'), ways: ['tell-doctor'] as const }
  expect(keysInAnswer(told(makeQuestion('how-often', asked)))).toEqual(['howOften', 'tellDoctor'])
  const never = { ...aboutThing('symptom', 'nausea'), ways: ['tell-doctor'] as const }
  expect(keysInAnswer(told(makeQuestion('how-often', never)))).toEqual([
    'notRecordedIn',
    'markToCount',
    'tellDoctor',
  ])
})

test('[ASST-226] side effects are symptoms on days with a medicine, and nothing is judged', () => {
  const asked = makeQuestion('visit', { ways: ['side-effects'] })
  expect(keysInAnswer(told(asked))).toEqual(['sideTitle', 'apartRow', 'sideHow'])
  expect(counts(asked, 'apartRow').map(([, value]) => value)).toEqual([3, 3, 7, 27])
})

test('[ASST-227] a state has its own days and no numbers of pain', () => {
  const asked = makeQuestion('what-differs', { ...aboutThing('symptom', 'fog'), ways: ['state'] })
  expect(keysInAnswer(told(asked)).slice(0, 2)).toEqual(['statePeriods', 'differsThing'])
  expect(keysInAnswer(told(asked))).not.toContain('differsPain')
})

test('[ASST-228] what has changed since a day is said beside the pain', () => {
  const from = localDay(diary.today - 14)
  const periods = [{ is: 'custom', from, to: from }] as const
  const said = told(makeQuestion('since-start', { ways: ['changed'], periods }))
  expect(keysInAnswer(said)).toContain('differsNothing')
})

test('[ASST-229] triggers at 7 or more are counted in the records that reached it', () => {
  const level = { compare: 'over', value: 7 } as const
  const asked = makeQuestion('most', { list: 'symptom', rank: 'most', level })
  expect(keysInAnswer(told(asked))).toEqual(['onlyLevel', 'mostOften', 'mostRow'])
  expect(keysInAnswer(told({ ...asked, list: 'aggravating_factor' }))[0]).toBe('onlyLevel')
})
