import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnswerPart } from '../answerPart.ts'
import { checkParts } from './checkParts.ts'
import { saysNumber } from './numberWords.ts'

const basis = { view: 'records', range: { is: '7days' }, criteria: null, ids: null, n: 3 } as const
const figure: AnswerPart = { is: 'figure', text: '5.2', value: 5.2, as: 'tenth', basis }
const text = (said: string): AnswerPart => ({ is: 'text', text: said })

test('[ASST-17] a number is in a figure, a name or a quotation, and nowhere else', () => {
  const quoted: AnswerPart = {
    is: 'guide',
    contentId: 'a',
    title: '10 ways',
    quote: 'In 2 weeks',
    section: null,
  }
  expect(checkParts([text('Your pain was '), figure, { is: 'name', text: 'Vitamin B12' }, quoted])).toBeNull()
  expect(checkParts([text('Your pain was 5.2'), figure])).toBe('number-in-text')
  expect(checkParts([{ is: 'screen', screen: 'brief', text: 'Page 2' }])).toBe('number-in-text')
  const bars = (label: string, isName: boolean): AnswerPart => ({
    is: 'bars',
    scale: 'pain',
    rows: [{ label: { text: label, isName }, count: figure, value: figure, isWith: true }],
  })
  expect([checkParts([bars('B12', true)]), checkParts([bars('Day 2', false)])]).toEqual([
    null,
    'number-in-text',
  ])
  expect(checkParts([text('left \uE0003\uE001 over')])).toBe('private-letters')
  expect(checkParts([])).toBe('empty')
})

test.each([
  'on seventeen days',
  'an siebenundzwanzig Tagen',
  'en diecisiete días',
  'en once días',
  'pendant douze jours',
  'в семи записях',
  '열일곱 번',
  '두 번 드세요',
  '십칠 점',
  '三天',
  '百分之',
  '٣ أيام',
  '½ tablet',
  '３',
])('[ASST-17] a number in words or in digits of another script counts: %s', (said) => {
  expect(saysNumber(said)).toBe(true)
})

test.each([
  'That one leads to the other, and each day counts once.',
  'Das eine führt nicht zum anderen; Sie haben darauf geachtet.',
  'lo uno lleva a lo otro, y seguimos',
  'que l’une mène à l’autre, sans doute',
  'одно ведёт к другому, просто так',
  '이 일이 있었던 날, 네, 세상에, 두통',
  '一起出现，一些日子',
])('[ASST-17] everyday words are not numbers: %s', (said) => {
  expect(saysNumber(said)).toBe(false)
})

test('[ASST-17] no digit passes in any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 9 }), fc.string(), (before, digit, after) => {
      expect(checkParts([text(before + String(digit) + after)])).not.toBeNull()
    }),
    { seed: 11 },
  )
})
