import { expect, test } from 'vitest'
import { readFoundConditions } from './foundConditions.ts'

test('[CAT-6] a result of the server is read as a condition that can be added', () => {
  const conditions = [
    { fid: 10_000_000_001, value: 'Gout, knee', translated_value: 'Gicht, Knie', icon_code: 'joint' },
    { fid: 10_000_000_002, client_id: 'some-id', value: 'Gout' },
    { fid: 3, value: 'Gout', translated_value: 'Gicht', value_translations: { de: 'Gicht', fr: 'Goutte' } },
  ]
  expect(readFoundConditions({ conditions }, 'de')).toEqual([
    { id: null, name: 'Gout, knee', number: 10_000_000_001, names: { de: 'Gicht, Knie' }, icon: 'joint' },
    { id: 'some-id', name: 'Gout', number: 10_000_000_002, names: {}, icon: null },
    { id: null, name: 'Gout', number: 3, names: { de: 'Gicht', fr: 'Goutte' }, icon: null },
  ])
})

test.each([
  [{}],
  [{ conditions: 'x' }],
  [{ conditions: [null, 7, { fid: 1.5, value: 'x' }, { fid: 1, value: '' }] }],
])('[CAT-6] %j is nothing that can be added', (body) => {
  expect(readFoundConditions(body, 'en')).toEqual([])
})
