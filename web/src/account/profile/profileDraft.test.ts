import { NO_PROFILE, type Profile } from '@reprieve/domain/account/profile.ts'
import { toProfileForm } from '@reprieve/domain/account/profileForm.ts'
import { err } from '@reprieve/domain/result.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { numberSigns } from '@reprieve/domain/writtenNumber.ts'
import { expect, test } from 'vitest'
import { openEditSession } from '../../editing/editSession.ts'
import { storeDraft, offeredDrafts } from '../../local/drafts.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { aDiary } from '../../local/testing/aDiary.ts'
import { readStoredProfile, saveProfile } from '../profileTable.ts'
import { aboutMeForm } from './aboutMeForm.ts'
import { encodeProfileDraft, openStoredProfile, openProfile, type BegunProfile } from './profileDraft.ts'

const HELEN = { ...NO_PROFILE, name: 'Helen', height: 170.5, gender: 'o' as const, genderText: 'agender' }
const BEGUN = {
  ...toProfileForm(HELEN),
  birthDate: '19',
  height: { kept: 170.5, unit: 'feet/inches' as const, typed: ['5', 'x'] as const },
}
const KEPT = { draftId: 'd1', opened: HELEN, form: BEGUN }

async function aDiaryOfHelen() {
  const diary = aDiary()
  await saveProfile(diary, { opened: NO_PROFILE, now: HELEN })
  return diary
}

const keepProfileDraft = (diary: Diary, { draftId, ...draft }: Omit<BegunProfile, 'isKept'>) =>
  storeDraft(diary, { id: draftId, kind: PROFILE_KIND, value: encodeProfileDraft(draft) })

const opened = async (diary: Diary) => {
  const { draftId: _, ...begun } = await openProfile(diary)
  return begun
}

test('[LOCAL-8] a draft continues as typed, including values that could not be saved', async () => {
  const diary = await aDiaryOfHelen()
  expect(await opened(diary)).toEqual({ opened: HELEN, form: toProfileForm(HELEN), isKept: false })
  await keepProfileDraft(diary, KEPT)
  expect(await opened(diary)).toEqual({ opened: HELEN, form: BEGUN, isKept: true })
})

test('[D36] thrown away it is gone, and taken back it is there', async () => {
  const diary = aDiary()
  await keepProfileDraft(diary, KEPT)
  const reading = { signs: numberSigns('en'), today: '2026-03-01' }
  const form = aboutMeForm(diary, { ...KEPT, isKept: true }, reading)
  const discarded = await openEditSession(diary, form).discard()
  expect((await openProfile(diary)).isKept).toBe(false)
  if (discarded.ok) await discarded.value?.()
  expect(await opened(diary)).toEqual({ opened: HELEN, form: BEGUN, isKept: true })
})

/** Simulates one tab as the disk sees it: it opens, stores what is typed, and may save. */
async function aTab(diary: Diary) {
  const { draftId, opened: before, isKept, form } = await openProfile(diary)
  return {
    isKept,
    form,
    types: (own: Partial<Profile>) =>
      keepProfileDraft(diary, { draftId, opened: before, form: toProfileForm({ ...before, ...own }) }),
    saves: (own: Partial<Profile>) =>
      saveProfile(diary, { opened: before, now: { ...before, ...own }, draftId }),
  }
}

const namesIn = async (diary: Diary) =>
  (await offeredDrafts(diary)).map(({ value }) => (value as { form: { name: string } }).form.name)

test('[PROF-10] two tabs that write at the same time have two drafts, and both saves are there', async () => {
  const diary = await aDiaryOfHelen()
  const [one, other] = [await aTab(diary), await aTab(diary)]
  await one.types({ name: 'Helen W.' })
  await other.types({ name: 'Nell' })
  expect((await namesIn(diary)).toSorted()).toEqual(['Helen W.', 'Nell'])
  await one.saves({ name: 'Helen W.' })
  expect(await namesIn(diary)).toEqual(['Nell'])
  await other.saves({ country: 'AT' })
  expect(await readStoredProfile(diary)).toEqual({ ...HELEN, name: 'Helen W.', country: 'AT' })
  expect(await namesIn(diary)).toEqual([])
})

test('[PROF-10] a tab opened beside one with input takes nothing from it', async () => {
  const diary = await aDiaryOfHelen()
  const one = await aTab(diary)
  await one.types({ name: 'Helen W.' })
  const other = await aTab(diary)
  expect([other.isKept, other.form.name]).toEqual([true, 'Helen W.'])
  expect(await namesIn(diary)).toEqual(['Helen W.'])
  await one.types({ name: 'Helen Winter' })
  await other.saves({ name: 'Helen W.' })
  // As if the first tab were closed now: its last input is stored.
  expect(await namesIn(diary)).toEqual(['Helen Winter'])
})

test('[PROF-10] after a save the form continues from the stored profile, not from another tab’s draft', async () => {
  const diary = await aDiaryOfHelen()
  await (await aTab(diary)).types({ name: 'Nell' })
  expect(await openStoredProfile(diary)).toMatchObject({ opened: HELEN, isKept: false })
  expect(await namesIn(diary)).toEqual(['Nell'])
})

test('[PROF-10] two drafts that were left are offered one after the other', async () => {
  const diary = await aDiaryOfHelen()
  const [one, other] = [await aTab(diary), await aTab(diary)]
  await one.types({ name: 'Helen W.' })
  await other.types({ name: 'Nell' })
  const offered: string[] = []
  for (const _ of [1, 2]) {
    const next = await aTab(diary)
    offered.push(next.form.name)
    await next.saves({})
  }
  expect(offered.toSorted()).toEqual(['Helen W.', 'Nell'])
  expect((await aTab(diary)).isKept).toBe(false)
})

test('[PROF-10] on a full disk the draft stays where it is', async () => {
  const diary = await aDiaryOfHelen()
  await keepProfileDraft(diary, KEPT)
  const full: Diary = { ...diary, tables: { ...diary.tables, write: async () => err('no-room') } }
  expect(await openProfile(full)).toEqual({ ...KEPT, isKept: true })
})

test.each([null, 7, { form: 7 }])('[LOCAL-3] an invalid draft is ignored (%j)', async (value) => {
  const diary = await aDiaryOfHelen()
  await storeDraft(diary, { id: 'd1', kind: PROFILE_KIND, value })
  expect(await opened(diary)).toEqual({ opened: HELEN, form: toProfileForm(HELEN), isKept: false })
})

test('[LOCAL-3] a draft of another version is read as far as possible', async () => {
  const diary = aDiary()
  const value = {
    opened: [7, ['name', { name: 'Helen' }]],
    form: { name: 7, height: { unit: 'miles' }, birthDate: '19' },
  }
  await storeDraft(diary, { id: 'd1', kind: PROFILE_KIND, value })
  const before = { ...NO_PROFILE, name: 'Helen' }
  expect(await opened(diary)).toEqual({
    opened: before,
    form: { ...toProfileForm(before), birthDate: '19' },
    isKept: true,
  })
})
