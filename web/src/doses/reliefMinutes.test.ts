import { expect, test } from 'vitest'
import { storePart } from '../local/diaryParts.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { storeReliefMinutes, readReliefMinutes } from './reliefMinutes.ts'

test('[DOSE-9] nobody is asked without choosing it, and the choice can be undone', async () => {
  const diary = aDiary()
  expect(await readReliefMinutes(diary)).toBeNull()
  await storeReliefMinutes(diary, 120)
  expect(await readReliefMinutes(diary)).toBe(120)
  await storeReliefMinutes(diary, null)
  expect(await readReliefMinutes(diary)).toBeNull()
})

test.each([{ minutes: 7 }, { minutes: '60' }, 60, null, []])('[DOSE-9] %j is not a choice', async (kept) => {
  const diary = aDiary()
  await storePart(diary, 'relief', kept)
  expect(await readReliefMinutes(diary)).toBeNull()
})
