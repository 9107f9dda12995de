import { expect, test } from 'vitest'
import { aDoseOnDay, aRecordOnDay } from '@reprieve/domain/results/testing/aDiary.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { isFigure } from '../../answerContent.ts'
import { aYear, yearDiary, YEAR_TODAY } from '../../testing/aYear.ts'
import { naiveUses } from '../../testing/naiveMedicines.ts'
import { DAYS } from '../../testing/questionCase.ts'
import { YEAR_THINGS } from '../../testing/yearThings.ts'
import { understandQuestion } from '../../understand/understandQuestion.ts'
import { answerFromDiary } from '../answerFromDiary.ts'
import { aboutThing, answerDiary, makeQuestion } from '../testDiary.ts'

const QUESTIONS: readonly [Language, string, string][] = [
  ['en', 'On how many days did I take ibuprofen?', 'On how many days did I take ibuprofen in October?'],
  [
    'de',
    'An wie vielen Tagen habe ich Ibuprofen genommen?',
    'An wie vielen Tagen habe ich im Oktober Ibuprofen genommen?',
  ],
  ['es', '¿Cuántos días tomé ibuprofeno?', '¿Cuántos días tomé ibuprofeno en octubre?'],
  [
    'fr',
    "Combien de jours ai-je pris de l'ibuprofène ?",
    "Combien de jours ai-je pris de l'ibuprofène en octobre ?",
  ],
  ['ko', '이부프로펜을 며칠 먹었나요?', '10월에 이부프로펜을 며칠 먹었나요?'],
  ['ru', 'Сколько дней я принимала ибупрофен?', 'Сколько дней я принимала ибупрофен в октябре?'],
  ['zh-rCN', '我有多少天吃了布洛芬？', '10月我有多少天吃了布洛芬？'],
]

const hear = (language: Language, text: string) =>
  understandQuestion(text, {
    things: YEAR_THINGS,
    today: YEAR_TODAY,
    weekStart: 1,
    language,
    before: { asked: null, offered: [] },
    thesauri: [],
  })

const year = aYear()
const SPANS = [DAYS.last30, DAYS.october]

test.each(QUESTIONS.flatMap(([language, ...asked]) => asked.map((ask, at) => [language, ask, at] as const)))(
  '[MDAY-1, ASST-3] %s: "%s" is answered with the days, each once',
  (language, ask, at) => {
    const heard = hear(language, ask)
    if (heard.is !== 'asked') throw new Error(`it is ${heard.is}`)
    const told = answerFromDiary(heard.asked, yearDiary('pro'))
    const days = told?.sentences[0]?.values['days']
    const counted = naiveUses(year, SPANS[at]!, 'medication.ibuprofen').find(({ name }) => name === 'days')
    expect(days !== undefined && isFigure(days) && days.value).toBe(counted?.value)
  },
)

test('[MDAY-1, DOSE-6] a record after midnight is the day of the dose that it was offered, as on the card', () => {
  const dose = aDoseOnDay('m', { day: 1, hour: 23.75 })
  const record = aRecordOnDay(5, { day: 2, hour: 0.25, lists: { medication: ['m'] } })
  const asked = makeQuestion('doses', { ...aboutThing('medication', 'm'), periods: [{ is: 'alltime' }] })
  const told = answerFromDiary(asked, answerDiary([aRecordOnDay(5, { day: 0 }), record], { doses: [dose] }))
  expect(told?.sentences[0]?.values['days']).toMatchObject({ value: 1 })
})

test.each([
  'How many days a month may I take ibuprofen?',
  'Is it safe to take ibuprofen on 12 days a month?',
  'Should I stop ibuprofen?',
])('[MDAY-4, ASST-3] what is advice stays refused: %s', (ask) => {
  expect(hear('en', ask)).toMatchObject({ is: 'decline' })
})
