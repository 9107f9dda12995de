import { expect, test } from 'vitest'
import { pickRouteSearch, readSearch, writeSearch } from './paths.ts'

test('[ROUTE-5] an id in the address stays text, sign and all', () => {
  expect(pickRouteSearch('recordCreate', readSearch('?id=-3&section=timing'))).toEqual({
    id: '-3',
    section: 'timing',
  })
})

test('[ROUTE-11] parameters that a route does not keep are dropped', () => {
  expect(pickRouteSearch('recordAdd', readSearch('?section=notes&id=5&evil=1'))).toEqual({ section: 'notes' })
})

test('[ROUTE-11] a query is written as it is read', () => {
  const search = { redirect: '/records/edit/5?section=notes', section: 'about me & co' }
  expect(readSearch(writeSearch(search))).toEqual(search)
})

test('[ROUTE-11] nothing to say leaves no question mark', () => {
  expect(writeSearch({ section: undefined })).toBe('')
})
