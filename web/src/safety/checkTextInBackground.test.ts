import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { afterEach, expect, test } from 'vitest'
import { storePart, readPart } from '../local/diaryParts.ts'
import type { Diary } from '../local/rows/rows.ts'
import { aDiary, NOON } from '../local/testing/aDiary.ts'
import { checkTextInBackground as lookAt } from './checkTextInBackground.ts'
import { safetyStore } from './safetyNotices.ts'

afterEach(() => safetyStore.close())

const lookBehind = (diary: Diary, text: string): Promise<void> => lookAt(diary, { text, writtenAt: '/here' })

const CHEST = 'Chest pain and I can’t breathe'
const CRISIS = 'Ich will nicht mehr leben'

test('[SAFE-9] a finding is shown for the diary that it was written in', async () => {
  const diary = aDiary()
  let rung = 0
  const stop = safetyStore.subscribe(() => (rung += 1))
  await lookBehind(diary, CHEST)
  expect(safetyStore.current()).toEqual({ danger: 'urgent', flags: ['chest'], diary, writtenAt: '/here' })
  safetyStore.close()
  stop()
  expect([safetyStore.current(), rung]).toEqual([null, 2])
})

test('[SAFE-10] a red flag comes again after 24 hours, a crisis each time', async () => {
  let now = NOON
  const diary = { ...aDiary(), now: () => now }
  const isShown = async (text: string): Promise<boolean> => {
    safetyStore.close()
    await lookBehind(diary, text)
    return safetyStore.current() !== null
  }
  expect(await isShown(CHEST)).toBe(true)
  now += DAY_MS - 1
  expect(await isShown(CHEST)).toBe(false)
  expect(await isShown(CRISIS)).toBe(true)
  expect(await isShown(CRISIS)).toBe(true)
  now += 1
  expect(await isShown(CHEST)).toBe(true)
})

test('[SAFE-10] only the flag and the time are stored, and a broken value counts as none', async () => {
  const diary = aDiary()
  await lookBehind(diary, `${CHEST}, ${CRISIS}`)
  expect(await readPart(diary, 'safety', (kept) => kept)).toEqual({
    shown: { crisis: diary.now(), chest: diary.now() },
  })
  await storePart(diary, 'safety', { shown: { chest: 'yesterday', other: 7 } })
  safetyStore.close()
  await lookBehind(diary, CHEST)
  expect(safetyStore.current()?.flags).toEqual(['chest'])
})

test('[SAFE-9] an ordinary note shows nothing and keeps nothing', async () => {
  const diary = aDiary()
  await lookBehind(diary, 'Slept badly, the knee is swollen again')
  expect(safetyStore.current()).toBeNull()
  expect(await readPart(diary, 'safety', (kept) => kept)).toBeUndefined()
})

test('[SAFE-9] in a locked diary it is shown each time, and nothing is read or stored', async () => {
  const diary = aDiary()
  const locked = { ...diary, codec: { ...diary.codec, isLocked: true as const } }
  await lookBehind(locked, CHEST)
  expect(safetyStore.current()?.danger).toBe('urgent')
  safetyStore.close()
  await lookBehind(locked, CHEST)
  expect(safetyStore.current()?.danger).toBe('urgent')
  expect(await readPart(diary, 'safety', (kept) => kept)).toBeUndefined()
})
