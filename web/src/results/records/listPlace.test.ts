import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import { expect, test } from 'vitest'
import { isUnfilteredList, pageSizeFrom, parseSearchText, findSearchRemedy, shownPage } from './listPlace.ts'

const filter = { criteria: DEFAULT_CRITERIA, range: { is: '30days' } } as const

test('[RES-25] only a filter, a search or another order waits for the whole diary', () => {
  expect(isUnfilteredList(filter, {})).toBe(true)
  expect(isUnfilteredList(filter, { page: '2', q: 'sh' })).toBe(true)
  expect(isUnfilteredList(filter, { view: 'pages' })).toBe(false)
  expect(isUnfilteredList(filter, { q: 'shower' })).toBe(false)
  expect(isUnfilteredList({ ...filter, criteria: { ...DEFAULT_CRITERIA, mode: 'any' } }, {})).toBe(false)
  const sort = { by: 'timing', order: 'asc' } as const
  expect(isUnfilteredList({ ...filter, criteria: { ...DEFAULT_CRITERIA, sort } }, {})).toBe(false)
})

test('[RES-27] a search needs three characters, or one of Hangul or Han', () => {
  expect(parseSearchText({ q: 'ab' })).toBeNull()
  expect(parseSearchText({ q: '  a ' })).toBeNull()
  expect(parseSearchText({})).toBeNull()
  expect(parseSearchText({ q: 'abc' })).toBe('abc')
  expect(parseSearchText({ q: '목' })).toBe('목')
  expect(parseSearchText({ q: '头' })).toBe('头')
})

test('[RES-23] words found elsewhere are searched in all time, then without the filter', () => {
  expect(findSearchRemedy(2, { is: '30days' })).toBe('alltime')
  expect(findSearchRemedy(2, { is: 'custom', from: '2019-01-01', to: '2019-01-31' })).toBe('alltime')
  expect(findSearchRemedy(1, { is: 'alltime' })).toBe('filter')
  expect(findSearchRemedy(0, { is: '30days' })).toBe('search')
})

test.each([
  [undefined, 95, 1],
  ['2', 95, 2],
  ['10', 95, 10],
  ['11', 95, 10],
  ['0', 95, 1],
  ['-3', 95, 1],
  ['two', 95, 1],
  ['3', 0, 1],
] as const)('[RES-28] of page %j out of %i records %i is shown', (asked, count, page) => {
  expect(shownPage(asked, count, 10).page).toBe(page)
})

test('[RES-28] the page size is one of three numbers', () => {
  expect(pageSizeFrom('25')).toBe(25)
  expect(pageSizeFrom('1000000')).toBe(10)
  expect(pageSizeFrom(null)).toBe(10)
})
