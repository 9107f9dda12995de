import { expect, test } from 'vitest'
import { builtInThings } from '@reprieve/domain/assistant/testing/builtInThings.ts'
import {
  NOTHING_ASKED,
  type Intent,
  type UnderstoodQuestion,
} from '@reprieve/domain/assistant/understoodQuestion.ts'
import { understandQuestion } from '../../understandQuestion.ts'
import { testThesaurus } from '../thesaurus/testThesaurus.ts'

const asked = (intent: Intent, slots: Partial<UnderstoodQuestion> = {}): UnderstoodQuestion => ({
  ...NOTHING_ASKED,
  intent,
  ...slots,
})

function after(question: string, before: UnderstoodQuestion): UnderstoodQuestion {
  const understood = understandQuestion(question, {
    things: builtInThings,
    today: '2026-11-16',
    weekStart: 1,
    language: 'en',
    before: { asked: before, offered: [] },
    thesauri: [testThesaurus()],
  })
  if (understood.is !== 'asked') throw new Error(`${question}: ${JSON.stringify(understood)}`)
  return understood.asked
}

const NAUSEA = { list: 'symptom', ids: ['symptom.nausea'] } as const
const LEFT_KNEE = { list: 'location', ids: ['location.knee-left'] } as const
const RIGHT_KNEE = { list: 'location', ids: ['location.knee-right'] } as const
const OCTOBER = { is: 'custom', from: '2026-10-01', to: '2026-10-31' } as const
const SUMMER = { is: 'custom', from: '2026-06-01', to: '2026-08-31' } as const
const LAST_WINTER = { is: 'custom', from: '2025-12-01', to: '2026-02-28' } as const

test.each(['which ones exactly', 'show me day by day', 'as a list'])(
  '[ASST-180] %s: the days that were counted',
  (question) => {
    const before = asked('hard-days', { periods: [OCTOBER] })
    expect(after(question, before)).toMatchObject({ intent: 'basis', basisOf: 'hard-days', rank: 'least' })
  },
)

test('[ASST-181] compared with summer: the same count in both, or both averages', () => {
  const often = asked('how-often', { things: [NAUSEA], periods: [OCTOBER] })
  expect(after('is that a lot compared with summer', often)).toMatchObject({
    intent: 'how-often',
    things: [NAUSEA],
    periods: [OCTOBER, SUMMER],
  })
  expect(after('compared with summer', asked('avg-pain', { periods: [OCTOBER] }))).toMatchObject({
    intent: 'compare',
    periods: [OCTOBER, SUMMER],
  })
})

test('[ASST-182] what is to be left out and is nowhere in the diary is named', () => {
  const said = after('without the weeks with chest', asked('avg-pain', { periods: [OCTOBER] }))
  expect(said).toMatchObject({ intent: 'avg-pain', periods: [OCTOBER], except: { words: 'chest' } })
})

test('[ASST-183] "are you sure" with a doubt is about the answer', () => {
  const said = after('are you sure? I would swear it was after the operation', asked('since-when'))
  expect(said).toMatchObject({ intent: 'basis', basisOf: 'since-when', except: { words: 'operation' } })
})

test('[ASST-184] the same last winter, and before that: only the days change', () => {
  const before = asked('how-often', { things: [NAUSEA], periods: [OCTOBER] })
  expect(after('was that the same last winter', before)).toMatchObject({
    intent: 'how-often',
    things: [NAUSEA],
    periods: [LAST_WINTER],
  })
  expect(after('and before that', before)).toMatchObject({
    things: [NAUSEA],
    periods: [{ from: '2026-09-01', to: '2026-09-30' }],
  })
})

test('[ASST-185] the other one is the other side of the body', () => {
  const before = asked('avg-pain', { things: [LEFT_KNEE], periods: [OCTOBER] })
  expect(after('and the other one', before)).toMatchObject({ things: [RIGHT_KNEE], periods: [OCTOBER] })
})

test('[ASST-186] only the nights: by the time of day, in the same place and days', () => {
  const before = asked('avg-pain', { things: [LEFT_KNEE], periods: [OCTOBER] })
  expect(after('only the nights please', before)).toMatchObject({
    intent: 'time-of-day',
    things: [LEFT_KNEE],
    periods: [OCTOBER],
  })
})

test('[ASST-187] over 5, then: the same days with another number', () => {
  const before = asked('level-days', { level: { compare: 'over', value: 8 }, periods: [OCTOBER] })
  expect(after('over 5 then', before)).toMatchObject({
    intent: 'level-days',
    level: { compare: 'over', value: 6 },
    periods: [OCTOBER],
  })
})

test('[ASST-188] why only then, after the times of the day: whether it stands out at all', () => {
  expect(after('why', asked('time-of-day'))).toMatchObject({ intent: 'basis', basisOf: 'time-of-day' })
})
