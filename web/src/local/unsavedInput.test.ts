import { expect, test } from 'vitest'
import { deleteServerCopy } from './serverCopies.ts'
import { openCodec } from './lock/lockCodec.ts'
import { aLock } from './lock/testing/aLock.ts'
import { aDiary, NOON } from './testing/aDiary.ts'
import {
  registerUnsavedInput,
  storeUnsavedInput,
  findStoredInput,
  deleteExpiredInput,
  listUnsavedInput,
} from './unsavedInput.ts'

const FORM = '/lists/where/add#item'
const MONTH_MS = 30 * 86_400_000

test('[LOCK-23] unsaved input of forms is known until they are saved or closed', () => {
  const ended = [
    registerUnsavedInput({ name: FORM, value: 'left knee' }),
    registerUnsavedInput({ name: '/reminders/add#reminder', value: 7 }),
  ]
  expect(listUnsavedInput()).toEqual([
    { name: FORM, value: 'left knee' },
    { name: '/reminders/add#reminder', value: 7 },
  ])
  for (const end of ended) end()
  expect(listUnsavedInput()).toEqual([])
})

test('[LOCK-23, LOCK-7] stored input is encrypted, with its form, and comes back to the same form', async () => {
  const { record, dek } = await aLock()
  const codec = await openCodec(record, dek)
  if (!codec.ok) throw new Error('not opened')
  const diary = aDiary({ codec: codec.value })
  await storeUnsavedInput(diary, [{ name: FORM, value: { name: 'left knee', icon: null } }])
  const raw = JSON.stringify(await diary.tables.shelf('known'), (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
  )
  expect([raw.includes('left knee'), raw.includes('lists')]).toEqual([false, false])
  expect(await findStoredInput(diary, '/lists/when/add#item')).toBeNull()
  expect(await findStoredInput(diary, FORM)).toMatchObject({ value: { name: 'left knee', icon: null } })
})

test('[LOCK-23] two pages that had the same form open lose nothing: the newest comes first, then the other', async () => {
  const diary = aDiary()
  await storeUnsavedInput(diary, [{ name: FORM, value: 'left knee' }])
  await storeUnsavedInput({ ...diary, now: () => NOON + 1 }, [{ name: FORM, value: 'right knee' }])
  const newest = await findStoredInput(diary, FORM)
  expect(newest?.value).toBe('right knee')
  await deleteServerCopy(diary, newest!.id)
  const other = await findStoredInput(diary, FORM)
  expect(other?.value).toBe('left knee')
  await deleteServerCopy(diary, other!.id)
  expect(await findStoredInput(diary, FORM)).toBeNull()
})

test('[LOCK-23] input that nobody came back for is removed after a month', async () => {
  const diary = aDiary()
  await storeUnsavedInput(diary, [{ name: FORM, value: 'left knee' }])
  const at = (now: number) => ({ ...diary, now: () => now })
  await deleteExpiredInput(at(NOON + MONTH_MS))
  expect(await findStoredInput(at(NOON + MONTH_MS), FORM)).not.toBeNull()
  await deleteExpiredInput(at(NOON + MONTH_MS + 1))
  expect(await diary.tables.shelf('known')).toEqual([])
})
