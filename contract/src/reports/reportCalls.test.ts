import { expect, test } from 'vitest'
import { reportsCalls } from './calls.ts'

const ID = '4f7c1d1e-8f0a-4a53-9c55-0d9a2f6f1b77'
const { request: generate } = reportsCalls['reports/generate-report']
const { request: share } = reportsCalls['reports/create-share-link']

test('[D8, D9] a report request matches the documents, and may have a time zone and a price', () => {
  const plain = { client_id: ID, options: {}, filter: null, range: { dateRange: '30days' } }
  expect(generate.parse(plain)).toEqual({ ...plain, paper: 'a4' })
  const whole = { ...plain, paper: 'letter', time_offset: -43_200_000, use_credit: 0 }
  expect(generate.parse(whole)).toEqual(whole)
})

test('[REP-122] a report request may have questions for the visit, of limited number and length', () => {
  const plain = { client_id: ID, options: {}, range: { dateRange: '30days' } }
  const questions = ['May I swim?', 'W'.repeat(300)]
  expect(generate.parse({ ...plain, questions })).toMatchObject({ questions })
  for (const wrong of [[''], ['W'.repeat(301)], ['a\0'], [7], Array<string>(61).fill('a'), 'a'])
    expect(generate.safeParse({ ...plain, questions: wrong }).success).toBe(false)
})

test.each([
  ['an offset that no place on earth has', { time_offset: 64_800_001 }],
  ['an offset with parts of a millisecond', { time_offset: 0.5 }],
  ['two credits', { use_credit: 2 }],
  ['a paper that we do not have', { paper: 'a3' }],
])('[D8] %s is refused', (_, change) => {
  const body = { client_id: ID, options: {}, range: { dateRange: '30days' }, ...change }
  expect(generate.safeParse(body).success).toBe(false)
})

test('[D7] a link is valid for fourteen days unless another number is given, up to a year', () => {
  expect(share.parse({ report_uuid: ID })).toEqual({ report_uuid: ID, days: 14 })
  expect(share.parse({ report_uuid: ID, days: 365, client_id: ID })).toMatchObject({
    days: 365,
    client_id: ID,
  })
  for (const days of [0, 366, 1.5]) expect(share.safeParse({ report_uuid: ID, days }).success).toBe(false)
})

test('[D50] a page that is looked at may say which look it is, and needs not', () => {
  const { request: open } = reportsCalls['share/open']
  expect(open.parse({ share_token: 'abc' })).toEqual({ share_token: 'abc' })
  expect(open.parse({ share_token: 'abc', view: ID })).toEqual({ share_token: 'abc', view: ID })
  expect(open.safeParse({ share_token: 'abc', view: 'twice' }).success).toBe(false)
  expect(open.parse({ share_token: 'abc', known_made: 5 })).toEqual({ share_token: 'abc', known_made: 5 })
})
