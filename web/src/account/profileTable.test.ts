import { PROFILE_CLIENT_ID } from '@reprieve/contract/account/profileGroups.ts'
import { NO_PROFILE } from '@reprieve/domain/account/profile.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { expect, test } from 'vitest'
import { storeDraft, offeredDrafts } from '../local/drafts.ts'
import { getRow } from '../local/rows/rows.ts'
import { aDiary, save } from '../local/testing/aDiary.ts'
import { readStoredProfile, saveProfile } from './profileTable.ts'
import { storeAcceptances, readDiaryAcceptances } from './terms/termsAcceptance.ts'

const HELEN = { ...NO_PROFILE, name: 'Helen', weight: 62.25, weightUnit: 'p' as const }
const groupsIn = async (diary: ReturnType<typeof aDiary>) => {
  const row = await getRow(diary, PROFILE_CLIENT_ID)
  return Object.fromEntries([...(row?.groups ?? [])].map(([group, { v }]) => [group, v]))
}

test('[PROF-1] a profile is stored on the device without an account, unsent', async () => {
  const diary = aDiary()
  expect(await readStoredProfile(diary)).toEqual(NO_PROFILE)
  await saveProfile(diary, { opened: NO_PROFILE, now: HELEN })
  expect(await readStoredProfile(diary)).toEqual(HELEN)
  expect(await getRow(diary, PROFILE_CLIENT_ID)).toMatchObject({ kind: PROFILE_KIND, dirty: true })
  expect(diary.rung.at(-1)).toContain(PROFILE_KIND)
})

test('[SYNC 1.4] only changes are written: values that arrived meanwhile stay', async () => {
  const diary = aDiary()
  await saveProfile(diary, { opened: NO_PROFILE, now: HELEN })
  // Opened here, then another device sets the country.
  await saveProfile(diary, { opened: HELEN, now: { ...HELEN, country: 'AT' } })
  await saveProfile(diary, { opened: HELEN, now: { ...HELEN, name: 'Helen W.' } })
  expect(await readStoredProfile(diary)).toEqual({ ...HELEN, name: 'Helen W.', country: 'AT' })
  expect(Object.keys(await groupsIn(diary)).toSorted()).toEqual(['country', 'deleted', 'name', 'weight'])
})

test('[SYNC I14] data of a newer app in a group stay', async () => {
  const diary = aDiary()
  await saveProfile(diary, { opened: NO_PROFILE, now: HELEN })
  const row = (await getRow(diary, PROFILE_CLIENT_ID))!
  expect(row.groups.get('weight')?.v).toEqual({ weight: 62.25, weight_units: 'p' })
  await save(diary, PROFILE_CLIENT_ID, { weight: { weight: 62.25, weight_units: 'p', measured_at: 1 } })
  await saveProfile(diary, { opened: HELEN, now: { ...HELEN, weight: 63 } })
  expect((await groupsIn(diary))['weight']).toEqual({ weight: 63, weight_units: 'p', measured_at: 1 })
})

test('[LOCAL-8] the draft ends with the save, also if nothing was changed', async () => {
  const diary = aDiary()
  for (const now of [HELEN, HELEN]) {
    await storeDraft(diary, { id: 'd1', kind: PROFILE_KIND, value: {} })
    await storeDraft(diary, { id: 'd2', kind: PROFILE_KIND, value: {} })
    await saveProfile(diary, { opened: await readStoredProfile(diary), now, draftId: 'd1' })
    // The draft of another tab stays.
    expect((await offeredDrafts(diary)).map(({ id }) => id)).toEqual(['d2'])
  }
})

test('[ACC-17] accepted terms stay beside the edited values', async () => {
  const diary = aDiary()
  const acceptance = { document: 'eula', version: 3, language: 'ko', textHash: null, acceptedAt: 1 } as const
  await storeAcceptances(diary, [acceptance])
  await saveProfile(diary, { opened: NO_PROFILE, now: HELEN })
  expect(await readDiaryAcceptances(diary)).toEqual({ eula: 3, privacy: 0 })
  expect(await readStoredProfile(diary)).toEqual(HELEN)
})
