import { expect, test } from 'vitest'
import { aPain, aRecordDiary, saved } from '../../records/testing/aFinishedRecord.ts'
import { ONLY_HERE, copyIsMade, onlyHereState, putOff } from './onlyHereState.ts'

test('[REL 1b] five records without an account offer the export, until it is put off', async () => {
  const diary = aRecordDiary()
  for (let n = 0; n < 4; n++) await saved(diary, aPain(n))
  expect(await onlyHereState(diary)).toMatchObject({ count: 4, isOffered: false })
  await saved(diary, aPain(4))
  expect(await onlyHereState(diary)).toMatchObject({ count: 5, isOffered: true })
  await putOff(diary, 5)
  expect(await onlyHereState(diary)).toMatchObject({ isOffered: false })
  expect(diary.rung.at(-1)).toEqual([ONLY_HERE])
})

test('[REL 1b] a browser that does not say whether it keeps the diary is not accused of losing it', async () => {
  expect(await onlyHereState(aRecordDiary())).toMatchObject({ isLoose: false })
})

test('[REL 1b] who has made a copy is not asked for one before there is much more', async () => {
  const diary = aRecordDiary()
  for (let n = 0; n < 9; n++) await saved(diary, aPain(n))
  await copyIsMade(diary)
  expect(await onlyHereState(diary)).toMatchObject({ count: 9, isOffered: false })
  for (let n = 9; n < 25; n++) await saved(diary, aPain(n % 10))
  expect(await onlyHereState(diary)).toMatchObject({ count: 25, isOffered: true })
})
