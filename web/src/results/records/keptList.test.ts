import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import { expect, test } from 'vitest'
import { aDiary } from '../../local/testing/aDiary.ts'
import { cacheList, listKey, readCachedList } from './listPlace.ts'

const filter = { criteria: DEFAULT_CRITERIA, range: { is: '30days' } } as const

test('[RES-24] the list is there again for the same request, and for no other', () => {
  const diary = aDiary()
  const key = listKey(filter, { q: 'shower' })
  expect(readCachedList(diary, key)).toBeNull()
  const list = { key, rows: [], of: ['a', 'b'] }
  cacheList(diary, list)
  expect(readCachedList(diary, listKey(structuredClone(filter), { q: 'shower' }))).toBe(list)
  expect(readCachedList(aDiary(), key)).toBeNull()
  const others = [
    listKey(filter, { q: 'bath' }),
    listKey(filter, { q: 'shower', view: 'pages', page: '2' }),
    listKey({ ...filter, range: { is: 'alltime' } }, { q: 'shower' }),
    listKey({ ...filter, criteria: { ...DEFAULT_CRITERIA, mode: 'any' } }, { q: 'shower' }),
  ]
  expect(others.map((other) => readCachedList(diary, other))).toEqual([null, null, null, null])
})
