import { emptyRecord } from '@reprieve/domain/records/painRecord.ts'
import { expect, test } from 'vitest'
import { keepReplaced } from '../../local/replacedShelf.ts'
import { aDiary, NOON } from '../../local/testing/aDiary.ts'
import { saveNewRecord } from '../recordTable.ts'
import { earlierOf } from './earlier.ts'

const hlc = (ms: number): string => `${ms.toString(16).padStart(12, '0')}-0000-aaaaaaaaaaaa`

async function aRecordWith(replaced: { group: string; hlc: string; value: unknown }[]) {
  const diary = aDiary()
  const finished = { ...emptyRecord({ at: NOON, offset: 0 }), severity: 4, note: 'theirs' }
  const saved = await saveNewRecord(diary, finished)
  if (!saved.ok) throw new Error(saved.reason)
  await keepReplaced(diary, [{ clientId: saved.value.clientId, replaced }])
  return earlierOf(diary, saved.value.clientId)
}

test('[SYNC-32] what was written here is shown as it would be, the newest first, and each once', async () => {
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

test('[SYNC-32] what the record says by now, and what is no part of it, is not told', async () => {
  const earlier = await aRecordWith([
    { group: 'note', hlc: hlc(NOON - 5_000), value: { notes: 'theirs' } },
    { group: 'meta', hlc: hlc(NOON - 5_000), value: { created: 1 } },
    { group: 'of a later app', hlc: hlc(NOON - 5_000), value: 1 },
  ])
  expect(earlier).toEqual([])
})
