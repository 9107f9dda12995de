import { PROFILE_CLIENT_ID, PROFILE_KIND } from '@reprieve/contract/account/profileGroups.ts'
import { NO_PROFILE } from '@reprieve/domain/account/profile.ts'
import { formOf } from '@reprieve/domain/account/profileForm.ts'
import { expect, test } from 'vitest'
import { keepDraft } from '../../local/drafts.ts'
import { aDiary } from '../../local/testing/aDiary.ts'
import { saveProfile } from '../profileTable.ts'
import { keepProfileDraft, openProfile, takeProfileBack, throwProfileAway } from './profileDraft.ts'

const HELEN = { ...NO_PROFILE, name: 'Helen', height: 170.5, gender: 'o' as const, genderText: 'agender' }
const BEGUN = {
  ...formOf(HELEN),
  birthDate: '19',
  height: { kept: 170.5, unit: 'feet/inches' as const, typed: ['5', 'x'] as const },
}

test('[LOCAL-8] what was begun goes on as it was typed, also what could not be saved', async () => {
  const diary = aDiary()
  await saveProfile(diary, { opened: NO_PROFILE, now: HELEN })
  expect(await openProfile(diary)).toEqual({ opened: HELEN, form: formOf(HELEN), isKept: false })
  await keepProfileDraft(diary, { opened: HELEN, form: BEGUN })
  expect(await openProfile(diary)).toEqual({ opened: HELEN, form: BEGUN, isKept: true })
})

test('[D36] thrown away it is gone, and taken back it is there', async () => {
  const diary = aDiary()
  const kept = { opened: HELEN, form: BEGUN }
  await keepProfileDraft(diary, kept)
  await throwProfileAway(diary, kept)
  expect((await openProfile(diary)).isKept).toBe(false)
  await takeProfileBack(diary, kept)
  expect(await openProfile(diary)).toEqual({ ...kept, isKept: true })
})

test.each([null, 7, { form: 7 }])('[LOCAL-3] a draft that is none is passed over (%j)', async (value) => {
  const diary = aDiary()
  await saveProfile(diary, { opened: NO_PROFILE, now: HELEN })
  await keepDraft(diary, { id: PROFILE_CLIENT_ID, kind: PROFILE_KIND, value })
  expect(await openProfile(diary)).toEqual({ opened: HELEN, form: formOf(HELEN), isKept: false })
})

test('[LOCAL-3] one of another version is read as far as it can be', async () => {
  const diary = aDiary()
  const value = {
    opened: [7, ['name', { name: 'Helen' }]],
    form: { name: 7, height: { unit: 'miles' }, birthDate: '19' },
  }
  await keepDraft(diary, { id: PROFILE_CLIENT_ID, kind: PROFILE_KIND, value })
  const opened = { ...NO_PROFILE, name: 'Helen' }
  expect(await openProfile(diary)).toEqual({
    opened,
    form: { ...formOf(opened), birthDate: '19' },
    isKept: true,
  })
})
