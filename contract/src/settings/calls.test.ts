import { expect, test } from 'vitest'
import { CALLS } from '../calls.ts'

const { request } = CALLS['user/set-values']

test('[SYNC I14] user values are stored unchanged, whatever they contain', () => {
  const values = { disable_idle_timer: true, 'engagement.card': { collapsed: [1, null, 'x'] } }
  expect(request.parse({ values })).toEqual({ values })
})

test.each(['constructor', 'prototype', 'a b', '', 'x'.repeat(129), 'a\0'])(
  '[REL 1d] a user value cannot be called %j',
  (key) => {
    expect(request.safeParse({ values: { [key]: 1 } }).success).toBe(false)
  },
)

test('[REL 1d] a value called __proto__ changes no object and is not stored', () => {
  const sent: unknown = JSON.parse('{"values":{"__proto__":{"is_pro":true},"theme":"dark"}}')
  const { values } = request.parse(sent)
  expect(Object.entries(values)).toEqual([['theme', 'dark']])
  expect(Object.getPrototypeOf(values)).not.toHaveProperty('is_pro')
})

const manyValues = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`v${at}`, at]))

test('[REL 1c] one call carries at most 200 values', () => {
  expect(request.safeParse({ values: manyValues(200) }).success).toBe(true)
  expect(request.safeParse({ values: manyValues(201) }).success).toBe(false)
})

test('[D4] a query has only text, and needs the app', () => {
  const { request: query } = CALLS['core/get-translation']
  expect(query.safeParse({ app: 'webapp', lang: 'de', include_fields: '1' }).success).toBe(true)
  expect(query.safeParse({ lang: 'de' }).success).toBe(false)
  expect(query.safeParse({ app: ['webapp', 'x'] }).success).toBe(false)
})
