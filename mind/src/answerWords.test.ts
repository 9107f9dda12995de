import { ANSWER_KEYS } from '@reprieve/domain/assistant/answer/answerKeys.ts'
import { answerPlainText } from '@reprieve/domain/assistant/answer/answerPlainText.ts'
import { checkParts } from '@reprieve/domain/assistant/answer/checkParts.ts'
import { writeAnswer } from '@reprieve/domain/assistant/answer/writeAnswer.ts'
import type { Value } from '@reprieve/domain/assistant/answerContent.ts'
import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import { intlTag, LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { loadAnswerText } from '@reprieve/locales/answerText.ts'
import english from '@reprieve/locales/en/answers.json' with { type: 'json' }
import { expect, test } from 'vitest'

const basis = { view: 'records', range: { is: 'alltime' }, criteria: null, ids: null, n: 1 } as const
const NAMES = ['name', 'names']
const nameOfList = (): string => 'B12'
const DAYS = ['from', 'to', 'day', 'fromBefore', 'toBefore']

/** A value for every place of a sentence: names that look like numbers, and days as days. */
function valuesFor(message: string, value: number): Record<string, Value> {
  const places = new Set([...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))
  return Object.fromEntries(
    [...places].map((name): [string, Value] => {
      if (name === 'list') return [name, { list: 'environment' }]
      if (name === 'weekday') return [name, { weekday: 3 }]
      if (NAMES.includes(name)) return [name, { names: ['B12', 'two\uE0001\uE001'] }]
      return [name, { value, as: DAYS.includes(name) ? 'day' : 'count', basis }]
    }),
  )
}

const figures = (parts: readonly AnswerPart[]) => parts.filter((part) => part.is === 'figure')

test.each(LANGUAGES)(
  '[ASST-17, ASST-22] every sentence in %s has its numbers in figures alone',
  async (language) => {
    const say = await loadAnswerText(language, 'answers')
    for (const key of ANSWER_KEYS) {
      for (const value of [0, 1, 2, 5, 21]) {
        const values = valuesFor(english[key], value)
        const told = { declined: null, sentences: [{ key, values }], screen: null }
        const parts = writeAnswer(told, { say, tag: intlTag(language), nameOfList })
        expect([key, checkParts(parts)]).toEqual([key, null])
        const wanted = Object.values(values).filter((one) => 'basis' in one)
        expect([key, figures(parts).length]).toEqual([key, wanted.length])
      }
    }
  },
)

test('[ASST-50, ASST-51] opening, picture, finding in bold, link to the records', async () => {
  const say = await loadAnswerText('en', 'answers')
  const figure = (value: number, as: 'count' | 'tenth') => ({ value, as, basis })
  const row = { count: figure(22, 'count'), value: figure(5.6, 'tenth') }
  const parts = writeAnswer(
    {
      declined: null,
      opening: [{ key: 'openLook', values: {} }],
      picture: {
        is: 'bars',
        scale: 'pain',
        counts: 'days',
        rows: [
          { ...row, label: { names: ['Poor sleep'] }, isWith: true },
          { ...row, count: figure(1, 'count'), label: { weekday: 1 }, isWith: true },
          { ...row, label: { key: 'rowOtherDays', values: {} }, isWith: false },
        ],
      },
      sentences: [
        { key: 'linkMore', values: { points: figure(1.7, 'tenth'), name: { names: ['Poor sleep'] } } },
        { key: 'notFirst', values: {} },
      ],
      source: { counts: 'days', figure: figure(22, 'count') },
      screen: 'insights',
    },
    { say, tag: 'en', nameOfList },
  )
  expect(parts.map(({ is }) => is).join(' ')).toBe('text bars text figure text name text text source')
  expect(parts.filter((part) => 'isStrong' in part)).toHaveLength(4)
  expect(answerPlainText(parts)).toBe(
    [
      'Here’s what your diary shows:',
      'Poor sleep, 22 days: 5.6',
      'Monday, 1 day: 5.6',
      'Other days, 22 days: 5.6',
      'Pain was 1.7 points higher on days with Poor sleep. It can’t say which came first.',
    ].join('\n'),
  )
  expect(parts.at(-1)).toMatchObject({ is: 'source', text: 'See the 22 days', value: 22 })
})

test('[ASST-17] a person’s own word with our marks in it stays a word', async () => {
  const say = await loadAnswerText('en', 'answers')
  const sentences = [
    { key: 'neverRecorded', values: { name: { names: ['\uE0000\uE001 7 pills'] } } },
  ] as const
  const parts = writeAnswer({ declined: null, sentences, screen: 'records' }, { say, tag: 'en', nameOfList })
  expect(parts).toEqual([
    { is: 'text', text: 'You haven’t recorded ' },
    { is: 'name', text: '0 7 pills' },
    { is: 'text', text: ' in your diary.' },
    { is: 'screen', screen: 'records', text: 'Open it' },
  ])
  expect(answerPlainText(parts)).toBe('You haven’t recorded 0 7 pills in your diary.')
})

test.each([
  ['en', '5.2', '30%', 'October 3, 2026', '8:05 PM'],
  ['de', '5,2', '30 %', '3. Oktober 2026', '20:05'],
  ['ko', '5.2', '30%', '2026년 10월 3일', '오후 8:05'],
] as const)(
  '[ASST-17] numbers are written as they are in %s',
  async (language, tenth, percent, day, time) => {
    const say = await loadAnswerText(language, 'answers')
    const told = (as: 'tenth' | 'percent' | 'day' | 'time', value: number): string => {
      const sentences = [{ key: 'painThen', values: { pain: { value, as, basis } } }] as const
      const [found] = figures(
        writeAnswer({ declined: null, sentences, screen: null }, { say, tag: language, nameOfList }),
      )
      return found?.text.replace(/\s/gu, ' ') ?? ''
    }
    const days = Date.UTC(2026, 9, 3) / 86_400_000
    expect([told('tenth', 5.2), told('percent', 30), told('day', days), told('time', 1_205)]).toEqual([
      tenth,
      percent,
      day,
      time,
    ])
  },
)
