import { isSignupDue } from '@reprieve/domain/home/counters.ts'
import { expect, test } from 'vitest'
import { aPain, aRecordDiary, saveAndReadRecord } from '../../records/testing/aFinishedRecord.ts'
import { noteCopyMade, onlyHereState, postponeCopyOffer, type OnlyHereState } from './onlyHereState.ts'

const counter = { added: 0, isDelayed: false }
const isOffered = ({ records, putOffAt, isClearedUnused }: OnlyHereState): boolean =>
  isSignupDue({ counter, after: 5, records, putOffAt, isClearedUnused })

test('[HOME-13, REL 1b] five records without an account offer the export, until it is put off', async () => {
  const diary = aRecordDiary()
  for (let n = 0; n < 4; n++) await saveAndReadRecord(diary, aPain(n))
  expect(await onlyHereState(diary)).toEqual({
    records: 4,
    putOffAt: 0,
    isLoose: false,
    isClearedUnused: false,
  })
  await saveAndReadRecord(diary, aPain(4))
  expect(isOffered(await onlyHereState(diary))).toBe(true)
  await postponeCopyOffer(diary, 5)
  expect(await onlyHereState(diary)).toEqual({
    records: 5,
    putOffAt: 5,
    isLoose: false,
    isClearedUnused: false,
  })
  expect(isOffered(await onlyHereState(diary))).toBe(false)
})

test('[REL 1b] a browser that does not say whether it keeps the diary is not accused of losing it', async () => {
  expect(await onlyHereState(aRecordDiary())).toMatchObject({ isLoose: false })
})

test('[HOME-13, REL 1b] after a copy the offer returns only when there is much more', async () => {
  const diary = aRecordDiary()
  for (let n = 0; n < 9; n++) await saveAndReadRecord(diary, aPain(n))
  await noteCopyMade(diary)
  expect(isOffered(await onlyHereState(diary))).toBe(false)
  for (let n = 9; n < 25; n++) await saveAndReadRecord(diary, aPain(n % 10))
  expect(isOffered(await onlyHereState(diary))).toBe(true)
})
