import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { splitPhones } from './phones.ts'

const numbersIn = (text: string): string[] => splitPhones(text).flatMap(({ call }) => call ?? [])

test('[CONT-2] a text is cut at its numbers and stays whole', () => {
  const text = 'Ireland: Samaritans, 116 123 (or 112).'
  expect(splitPhones(text)).toEqual([
    { text: 'Ireland: Samaritans, ', call: null },
    { text: '116 123', call: '116123' },
    { text: ' (or ', call: null },
    { text: '112', call: '112' },
    { text: ').', call: null },
  ])
})

test.each([
  'after the age of 50',
  '8 of 10 days',
  'item 1',
  'in 2010',
  'NICE NG225',
  '1120',
  '24 10 2026',
  '116 1234',
  'NG112',
])('[CONT-2] no number to call: %s', (text) => {
  expect(numbersIn(text)).toEqual([])
})

test.each([
  ['emergency', ['112', '999', '911', '000', '111', '988', '116123']],
  ['help-in-a-crisis', ['112', '999', '911', '000', '111', '988', '116123', '131114', '1737']],
])('[CONT-2] %s has these numbers and no other', (name, numbers) => {
  const file = readFileSync(new URL(`../urgent/${name}.en.md`, import.meta.url), 'utf8')
  const body = file.slice(file.indexOf('\n---\n') + 5)
  expect(numbersIn(body)).toEqual(numbers)
})

test('[CONT-2, SAFE-16] numbers with single digits, a star or a plus can be called too', () => {
  expect(numbersIn('TelefonSeelsorge, 0800 111 0 111, oder 116 123')).toEqual(['08001110111', '116123'])
  expect(numbersIn('*4141 (Chile)')).toEqual(['*4141'])
  expect(numbersIn('МЧС, +7 495 989 50 50')).toEqual(['+74959895050'])
  expect(numbersIn('109(한국), 拨打120。')).toEqual(['109', '120'])
})
