import { expect, test } from 'vitest'
import { wordPrefixQuery } from './termQuery.ts'

test.each([
  ['ibu', "'ibu':*"],
  ['codeine 30', "'codeine':* & '30':*"],
  [`o'neil \\ & !x:*`, `'o''neil':* & '\\\\':* & '&':* & '!x:*':*`],
  ['', null],
  [' ', null],
])('[REL 1d] %j is asked for as words alone: %s', (folded, wanted) => {
  expect(wordPrefixQuery(folded)).toBe(wanted)
})

test('[REL 1d] no word is longer than the database takes, and none is cut in a letter', () => {
  expect(wordPrefixQuery(`a ${'💊'.repeat(150)}`)).toBe(`'a':* & '${'💊'.repeat(100)}':*`)
  expect(wordPrefixQuery(Array.from({ length: 50 }, () => 'x').join(' '))?.split('&')).toHaveLength(12)
})
