import { expect, test } from 'vitest'
import { invitedTo, keptSearch, readSearch, writeSearch } from './paths.ts'

test('[ROUTE-5] an id in the address stays text, sign and all', () => {
  expect(keptSearch('recordCreate', readSearch('?id=-3&section=timing'))).toEqual({
    id: '-3',
    section: 'timing',
  })
})

test('[ROUTE-11] what a route does not keep is left behind', () => {
  expect(keptSearch('recordAdd', readSearch('?section=notes&id=5&evil=1'))).toEqual({ section: 'notes' })
})

test('[ROUTE-11] a query is written as it is read', () => {
  const search = { redirect: '/records/edit/5?section=notes', section: 'about me & co' }
  expect(readSearch(writeSearch(search))).toEqual(search)
})

test('[ROUTE-11] nothing to say leaves no question mark', () => {
  expect(writeSearch({ section: undefined })).toBe('')
})

test('[INST-21] who came by an institution’s link goes on to its consent', () => {
  const invited = { institution: 'riverside', study_id: 's 1', activation_code: 'A-1', utm_source: 'x' }
  expect(invitedTo(invited)).toBe('/consent?institution=riverside&study_id=s+1&activation_code=A-1')
  expect(invitedTo({ activation_code: 'A' })).toBe('/consent?activation_code=A')
  expect([{}, { study_id: 's' }, { redirect: '/x' }].map(invitedTo)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
