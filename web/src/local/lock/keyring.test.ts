import { err, ok } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { AppLocked } from '../codec.ts'
import { openKeyring } from './keyring.ts'
import { aLock } from './testing/aLock.ts'

const PLACE = { table: 'rows', id: 'a' }
const labelled = (lock: unknown) => ({ database: 'reprieve-a', lock })

test('[LOCK-2] without a record there is no lock, and a broken record or one of a newer app never counts as none', async () => {
  const keyring = openKeyring()
  const { record } = await aLock()
  const kept = [undefined, null, 4, {}, { ...record, wraps: [] }, { ...record, v: 2 }]
  const states = await Promise.all(kept.map((lock) => keyring.stateOf(labelled(lock))))
  expect(states.map(({ is }) => is)).toEqual(['none', 'none', 'broken', 'broken', 'broken', 'newer'])
  expect(await keyring.stateOf(null)).toEqual({ is: 'none' })
})

test('[LOCK-10, LOCK-11] entries written to a closed lock are read once it is open, and not before', async () => {
  const keyring = openKeyring()
  const { record, dek } = await aLock()
  const closed = await keyring.stateOf(labelled(record))
  if (closed.is !== 'closed') throw new Error(closed.is)
  const content = await closed.codec.encode(PLACE, { note: 'at night' })
  expect([closed.codec.isLocked, keyring.isOpen()]).toEqual([true, false])
  await expect(closed.codec.decode(PLACE, content)).rejects.toThrow(AppLocked)
  expect(await keyring.take(record, dek)).toEqual(ok(undefined))
  const open = await keyring.stateOf(labelled(record))
  if (open.is !== 'open') throw new Error(open.is)
  expect(await open.codec.decode(PLACE, content)).toEqual(ok({ note: 'at night' }))
})

test('[LOCK-14] a key is handed on only for its own lock, and a wrong one opens nothing', async () => {
  const keyring = openKeyring()
  const [mine, other] = [await aLock(), await aLock()]
  expect(await keyring.take(mine.record, other.dek)).toEqual(err('wrong-key'))
  expect(keyring.keyOf(mine.record.publicKey)).toBeNull()
  await keyring.take(mine.record, mine.dek)
  expect(keyring.keyOf(mine.record.publicKey)).toBe(mine.dek)
  expect(keyring.keyOf(other.record.publicKey)).toBeNull()
  expect((await keyring.stateOf(labelled(other.record))).is).toBe('closed')
})
