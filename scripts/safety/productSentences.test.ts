import { fileURLToPath } from 'node:url'
import { CONCERN_FILES } from '@reprieve/content/concernFiles.ts'
import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import { compileConcernBook } from '@reprieve/domain/safety/concern/concernBook.ts'
import { expect, test } from 'vitest'
import ALLOWED from './allowedAlarms.json' with { type: 'json' }
import {
  alarmsIn,
  allowanceOf,
  productSentences,
  productTable,
  withoutBraces,
  type AllowedAlarm,
  type ProductAlarm,
} from './productSentences.ts'

const allowed = ALLOWED as readonly AllowedAlarm[]
const books = { danger: compileBook(SAFETY_FILES), concern: compileConcernBook(CONCERN_FILES) }
const sentences = productSentences(fileURLToPath(new URL('../../', import.meta.url)))

const falseOf = (alarms: readonly ProductAlarm[]): string[] =>
  alarms
    .filter((alarm) => allowanceOf(alarm, allowed) === undefined)
    .map(({ place, tier, text }) => `${place}: ${tier}: ${text}`)

test('[SAFE-26] of every fortieth sentence of the product none raises a false alarm', () => {
  const some = sentences.filter((_, place) => place % 40 === 0)
  expect(some.length).toBeGreaterThan(500)
  expect(falseOf(alarmsIn(some, books))).toEqual([])
})

test('[SAFE-26] no sentence of the product raises a false alarm, and every exception is needed @long', () => {
  const alarms = alarmsIn(sentences, books)
  expect(falseOf(alarms)).toEqual([])
  const used = new Set(alarms.map((alarm) => allowanceOf(alarm, allowed)))
  expect(allowed.filter((one) => !used.has(one))).toEqual([])
}, 600_000)

test('[SAFE-26] an exception applies to its places and tiers only', () => {
  const one = { place: 'locales/*/safety.json#*', tiers: ['crisis'], group: 'about', why: '' } as const
  const at = (place: string, tier: 'crisis' | 'soon' = 'crisis') =>
    allowanceOf({ text: '', place, tier }, [one]) !== undefined
  expect(at('locales/de/safety.json#crisisText')).toBe(true)
  expect(at('locales/de/safety.json#crisisText', 'soon')).toBe(false)
  expect(at('locales/de/mail.json#crisisText')).toBe(false)
  expect(at('content/locales/de/safety.json#crisisText')).toBe(false)
})

test('[SAFE-26] a plural is looked at as people read it', () => {
  expect(
    withoutBraces('{count, plural, one {# medicine} other {# medicines}} for {name}').split(/\s+/),
  ).toEqual(['', 'medicine', 'medicines', 'for', ''])
})

test('[SAFE-26] the alarms are counted by folder and by group', () => {
  const alarms = alarmsIn(
    [
      { text: 'I want to die', place: 'content/urgent/a.md' },
      { text: 'I want to die', place: 'locales/en/a.json#key' },
      { text: 'The knee', place: 'locales/en/a.json#other' },
    ],
    books,
  )
  expect(productTable(alarms, allowed).split('\n').slice(2)).toEqual([
    '| content/urgent | about | 1 | 0 | 0 | 0 |',
    '| locales | ordinary | 1 | 0 | 0 | 0 |',
    '| all | about | 1 | 0 | 0 | 0 |',
    '| all | same words | 0 | 0 | 0 | 0 |',
    '| all | ordinary | 1 | 0 | 0 | 0 |',
  ])
})
