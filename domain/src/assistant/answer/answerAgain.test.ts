import { expect, test } from 'vitest'
import { MARK } from '../../filters/columns/columns.ts'
import { aRecordOnDay } from '../../results/testing/aDiary.ts'
import { answerFromDiary } from './answerFromDiary.ts'
import { answerDiary, daysFrom, figureValuesInAnswer, keysInAnswer, makeQuestion } from './testDiary.ts'

/** Twenty days: heat helped nearly always, massage on every other day; day 4 was the worst. */
const diary = answerDiary(
  Array.from({ length: 20 }, (_, day) =>
    aRecordOnDay(day === 4 ? 9 : 4, {
      day,
      hour: 9,
      id: `r${day}`,
      lists: { alleviating_factor: ['heat', 'massage'] },
      marks: { heat: MARK.alleviating, massage: day % 2 === 0 ? MARK.alleviating : MARK.ineffective },
    }),
  ),
)

test('[ASST-111] what was tried on the day that the answer names, with its marks and nothing else', () => {
  const before = makeQuestion('worst', { measure: 'pain' })
  const said = answerFromDiary(makeQuestion('that-day', { effect: 'helped' }), diary, before)!
  expect(keysInAnswer(said)).toEqual(['triedTitle', 'triedRow', 'triedRow'])
  expect(figureValuesInAnswer(said).filter(([name]) => name === 'marked')).toEqual([
    ['marked', 1],
    ['marked', 1],
  ])
})

test('[ASST-111] without a mark on that day, what was recorded on it', () => {
  const unmarked = answerDiary([aRecordOnDay(8, { day: 3, lists: { symptom: ['fatigue'] } })])
  const before = makeQuestion('on-day', { periods: [daysFrom({ from: 3, to: 3 })] })
  const said = answerFromDiary(makeQuestion('that-day', { effect: 'helped' }), unmarked, before)!
  expect(keysInAnswer(said)).toEqual(['onDay', 'onDayPain', 'onDayNamed', 'noneMarked'])
})

test('[ASST-112] one row of a list is answered by itself, in the days of the list; the last if there are fewer', () => {
  const before = makeQuestion('what-helped', { effect: 'helped' })
  const ask = (nth: number) =>
    answerFromDiary(makeQuestion('basis', { basisOf: 'what-helped', nth }), diary, before)!
  expect(ask(2).sentences[0]!.values['name']).toEqual({ names: ['massage'] })
  expect(keysInAnswer(ask(2))).toEqual(['helpedSometimes', 'marks', 'marksLikely'])
  expect([3, -1].map((nth) => ask(nth).sentences)).toEqual([ask(2).sentences, ask(2).sentences])
})

test('[ASST-119] the basis of an answer that was only said again is that of the first', () => {
  const before = makeQuestion('avg-pain')
  const again = makeQuestion('simpler', { basisOf: 'avg-pain' })
  const asked = makeQuestion('basis')
  expect(answerFromDiary(asked, diary, again)).toEqual(answerFromDiary(asked, diary, before))
})

test('[ASST-252] what was taken on the day of the answer: that no dose was logged, and what was recorded', () => {
  const medicine = answerDiary([
    aRecordOnDay(9, { day: 3, id: 'worst' }),
    aRecordOnDay(4, { day: 6, id: 'other', lists: { medication: ['ibuprofen'] } }),
  ])
  const before = makeQuestion('worst', { measure: 'pain' })
  const said = answerFromDiary(makeQuestion('that-day', { list: 'medication' }), medicine, before)!
  expect(keysInAnswer(said)).toEqual(['usesNone', 'onDay', 'onDayPain'])
  expect(said.sentences[0]!.values['name']).toEqual({ names: ['ibuprofen'] })
})
