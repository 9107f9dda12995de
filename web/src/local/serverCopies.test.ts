import { err, ok } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { storeServerCopy, readServerCopy } from './serverCopies.ts'
import { aDiary } from './testing/aDiary.ts'

test('[LOCAL-28] a server answer is stored by its name, and the later one wins', async () => {
  const diary = aDiary()
  expect(await readServerCopy(diary, 'plan')).toBeNull()
  expect(await storeServerCopy(diary, 'plan', { credits: 1 })).toEqual(ok(undefined))
  await storeServerCopy(diary, 'plan', { credits: 3 })
  await storeServerCopy(diary, 'avatar', null)
  expect([await readServerCopy(diary, 'plan'), await readServerCopy(diary, 'avatar')]).toEqual([
    { credits: 3 },
    null,
  ])
  expect(diary.rung).toEqual([['known'], ['known'], ['known']])
})

test('[LOCAL-28] an unreadable one counts as missing', async () => {
  const diary = aDiary()
  await diary.tables.write({ shelve: [{ shelf: 'known', id: 'plan', at: 1, content: 'torn' }] })
  expect(await readServerCopy(diary, 'plan')).toBeNull()
})

test('[LOCAL-10] one without room does not count as stored', async () => {
  const { tables, ...rest } = aDiary()
  const full = { ...tables, write: () => Promise.resolve(err('no-room' as const)) }
  expect(await storeServerCopy({ ...rest, tables: full }, 'token', 'abc')).toEqual(err('no-room'))
})
