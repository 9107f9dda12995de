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

test.each(['after the age of 50', '8 of 10 days', 'item 1', 'in 2010', 'NICE NG225', '1120', '24 10 2026'])(
  '[CONT-2] no number to call: %s',
  (text) => {
    expect(numbersIn(text)).toEqual([])
  },
)

test.each([
  ['emergency', ['112', '999', '911', '000', '988', '116123']],
  ['help-in-a-crisis', ['112', '999', '911', '000', '988', '116123', '131114', '1737']],
])('[CONT-2] %s has these numbers and no other', (name, numbers) => {
  const file = readFileSync(new URL(`../urgent/${name}.en.md`, import.meta.url), 'utf8')
  const body = file.slice(file.indexOf('\n---\n') + 5)
  expect(numbersIn(body)).toEqual(numbers)
})
