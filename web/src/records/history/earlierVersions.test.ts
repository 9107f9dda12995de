import { emptyRecord } from '@reprieve/domain/records/painRecord.ts'
import type { LostValue } from '@reprieve/domain/sync/localRow.ts'
import { expect, test } from 'vitest'
import { storeReplacedValues } from '../../local/rows/replacedValues.ts'
import { aDiary, NOON } from '../../local/testing/aDiary.ts'
import { saveNewRecord } from '../recordTable.ts'
import { listEarlierVersions, readRecordHistory } from './earlierVersions.ts'

const hlc = (ms: number): string => `${ms.toString(16).padStart(12, '0')}-0000-aaaaaaaaaaaa`

async function aRecordWith(replaced: readonly LostValue[], onServer: readonly LostValue[] = []) {
  const diary = aDiary()
  const finished = { ...emptyRecord({ at: NOON, offset: 0 }), severity: 4, note: 'theirs' }
  const saved = await saveNewRecord(diary, finished)
  if (!saved.ok) throw new Error(saved.reason)
  await storeReplacedValues(diary, [{ clientId: saved.value.clientId, replaced }])
  return listEarlierVersions((await readRecordHistory(diary, saved.value.clientId))!, onServer)
}

test('[SYNC-32] local values are shown as they would look, the newest first, and each once', async () => {
  const earlier = await aRecordWith([
    { group: 'note', hlc: hlc(NOON - 5_000), value: { notes: 'mine' } },
    { group: 'severity', hlc: hlc(NOON - 1_000), value: { severity: 9 } },
    { group: 'note', hlc: hlc(NOON - 9_000), value: { notes: 'mine' } },
  ])
  expect(earlier.map(({ group, at, record }) => [group, at, record.severity, record.note])).toEqual([
    ['severity', NOON - 1_000, 9, 'theirs'],
    ['note', NOON - 5_000, 4, 'mine'],
  ])
})

test('[SYNC-32] the current value, and values that are not part of a record, are not listed', async () => {
  const earlier = await aRecordWith([
    { group: 'note', hlc: hlc(NOON - 5_000), value: { notes: 'theirs' } },
    { group: 'meta', hlc: hlc(NOON - 5_000), value: { created: 1 } },
    { group: 'of a later app', hlc: hlc(NOON - 5_000), value: 1 },
  ])
  expect(earlier).toEqual([])
})

test('[SYNC-43] a value of another device is listed once, with its origin', async () => {
  const mine = { group: 'note', hlc: hlc(NOON - 5_000), value: { notes: 'mine' } }
  const earlier = await aRecordWith(
    [mine],
    [mine, { group: 'severity', hlc: hlc(NOON - 1_000), value: { severity: 8 } }],
  )
  expect(earlier.map(({ group, origin, record }) => [group, origin, record.severity, record.note])).toEqual([
    ['note', 'elsewhere', 4, 'mine'],
    ['severity', 'elsewhere', 8, 'theirs'],
  ])
})

test('[SYNC-43] a server value that equals the current one in another form is not listed', async () => {
  const value = { severity: 4, of_a_later_app: 1 }
  expect(await aRecordWith([], [{ group: 'severity', hlc: hlc(NOON - 1_000), value }])).toEqual([])
})

test('[SYNC-43] a value of this device says so', async () => {
  const diary = aDiary()
  const saved = await saveNewRecord(diary, { ...emptyRecord({ at: NOON, offset: 0 }), severity: 4 })
  if (!saved.ok) throw new Error(saved.reason)
  const kept = (await readRecordHistory(diary, saved.value.clientId))!
  const stamp = `${hlc(NOON - 9_000).slice(0, 18)}${kept.device}`
  expect(listEarlierVersions(kept, [{ group: 'note', hlc: stamp, value: { notes: 'x' } }])).toMatchObject([
    { origin: 'here' },
  ])
})
