import { PROFILE_CLIENT_ID } from '@reprieve/contract/account/profileGroups.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { canSendKind } from '@reprieve/domain/sync/pushPlan.ts'
import { expect, test } from 'vitest'
import { aDiary } from '../local/testing/aDiary.ts'
import { runSync } from './runSync.ts'
import {
  aPass,
  makeTestId,
  rowAt,
  writeTestRecord,
  writeItem,
  writeRow,
  type TestPass,
} from './testing/aPass.ts'

const DONE = { is: 'done' }
const PROFILE = { clientId: PROFILE_CLIENT_ID, kind: PROFILE_KIND }

const tell = ({ diary }: TestPass, groups: Record<string, unknown>) => writeRow(diary, PROFILE, groups)
const toldTo = async ({ diary }: TestPass) => {
  const { groups } = await rowAt(diary, PROFILE_CLIENT_ID)
  return Object.fromEntries([...groups].map(([group, { v }]) => [group, v]))
}
const pushesOf = ({ requests }: TestPass) => requests.filter(({ name }) => name !== 'sync/get-all-records')
const NAME = { name: { name: 'Helen' } }
const WEIGHT = { weight: { weight: 60, weight_units: 'p' } }

test('[SYNC-20, D34] the profile is sent by update-record, also the first time, before lists and diary', async () => {
  const pass = aPass()
  await writeTestRecord(pass.diary, makeTestId(1), { severity: 3 })
  await writeItem(pass.diary, makeTestId(2), 'Knee')
  await tell(pass, { ...NAME, ...WEIGHT })
  expect(await runSync(pass)).toEqual(DONE)
  expect(pushesOf(pass).map(({ name }) => name)).toEqual([
    'sync/update-record',
    'sync/add-new-section-fields',
    'sync/create-records',
  ])
  expect(pushesOf(pass)[0]!.body).toMatchObject({
    record_type: 'user_profile_record',
    client_id: PROFILE_CLIENT_ID,
    content: { name: 'Helen', weight: 60, weight_units: 'p' },
  })
  expect(await rowAt(pass.diary, PROFILE_CLIENT_ID)).toMatchObject({ dirty: false, idOnServer: 1_000_000 })
  expect(canSendKind(PROFILE_KIND, null)).toBe(true)
})

test('[SYNC 1.4, PROF-7] two devices that change different parts both keep theirs', async () => {
  const one = aPass()
  const other = aPass({ server: one.server, diary: aDiary() })
  await tell(one, { ...NAME, ...WEIGHT })
  await runSync(one)
  await runSync(other)
  expect(await toldTo(other)).toMatchObject({ ...NAME, ...WEIGHT })
  await tell(one, { name: { name: 'Helen W.' } })
  await tell(other, { weight: { weight: 61, weight_units: '' } })
  for (const pass of [one, other, one]) expect(await runSync(pass)).toEqual(DONE)
  const both = { name: { name: 'Helen W.' }, weight: { weight: 61, weight_units: '' } }
  expect(await toldTo(one)).toMatchObject(both)
  expect(await toldTo(other)).toMatchObject(both)
})

test('[PROF-8] a device that joins an account takes its profile, and its own goes to the history', async () => {
  const account = aPass()
  await tell(account, NAME)
  await runSync(account)
  const joining = aPass({ server: account.server, diary: aDiary() })
  await tell(joining, { name: { name: 'Just typed' }, ...WEIGHT })
  expect(await runSync(joining)).toEqual(DONE)
  expect(await toldTo(joining)).toMatchObject({ ...NAME, ...WEIGHT })
  const lost = account.server.content.history.map(({ group, value }) => ({ group, value }))
  expect(lost).toContainEqual({ group: 'name', value: { name: 'Just typed' } })
})

test('[SYNC I14] data of a newer app are sent unchanged', async () => {
  const one = aPass()
  const other = aPass({ server: one.server, diary: aDiary() })
  await tell(one, { ...NAME, pronouns: { pronouns: 'they' } })
  await runSync(one)
  await runSync(other)
  await tell(other, WEIGHT)
  await runSync(other)
  expect(one.server.content.items.get(PROFILE_CLIENT_ID)!.groups.get('pronouns')?.v).toEqual({
    pronouns: 'they',
  })
})

test('[D28] a refused profile is quarantined, and the diary continues', async () => {
  const pass = aPass()
  await tell(pass, { weight: { weight: 5_000 } })
  await writeTestRecord(pass.diary, makeTestId(1), { severity: 3 })
  expect(await runSync(pass)).toEqual(DONE)
  const { setAside } = await rowAt(pass.diary, PROFILE_CLIENT_ID)
  expect(setAside).toEqual({ code: RESULT.recordRefused })
  expect((await rowAt(pass.diary, makeTestId(1))).dirty).toBe(false)
})

test('[SYNC-17] a temporary server failure counts against no row', async () => {
  const { server, diary } = aPass()
  const pass = aPass({
    server,
    diary,
    ask: (name, request) =>
      Promise.resolve(
        name === 'sync/update-record'
          ? { reached: true, code: RESULT.unknown, message: '', body: {} }
          : server.answer(name, request as Record<string, unknown>, diary.now()),
      ),
  })
  await tell(pass, NAME)
  expect(await runSync(pass)).toEqual({ is: 'refused-some' })
  expect(await rowAt(diary, PROFILE_CLIENT_ID)).toMatchObject({ dirty: true, refusals: 0, setAside: null })
})
