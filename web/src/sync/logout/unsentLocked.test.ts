import { expect, test } from 'vitest'
import { storePart } from '../../local/diaryParts.ts'
import { storeDraft } from '../../local/drafts.ts'
import { lockedCodec, openCodec } from '../../local/lock/lockCodec.ts'
import { aLock, encryptUnreadable } from '../../local/lock/testing/aLock.ts'
import { aDiary, NOON, save } from '../../local/testing/aDiary.ts'
import { storeUnsavedKeys } from '../../settings/saving/unsavedSettings.ts'
import { exportRows } from '../transfer/exportDiary.ts'
import { findWaiting } from '../waiting/findWaiting.ts'
import { findWholeDiary, findUnsent } from './unsent.ts'

/** One diary in a locked page and in an unlocked one. */
async function twoPages() {
  const { record, dek } = await aLock()
  const [locked, open] = [await lockedCodec(record), await openCodec(record, dek)]
  if (!locked.ok || !open.ok) throw new Error('no lock')
  const diary = aDiary()
  return { locked: { ...diary, codec: locked.value }, open: { ...diary, codec: open.value } }
}

test('[LOCK-19, LOCK-12] unsent data are counted without decrypting, with the same result as unlocked', async () => {
  const { locked, open } = await twoPages()
  await save(open, 'a', { severity: 4 })
  await save(open, 'b', { severity: 5 })
  await storeDraft(open, { id: 'd', kind: 'record', value: 1 })
  await storeDraft(locked, { id: 'e', kind: 'record', value: 2 })
  const counted = await findUnsent(locked)
  expect([counted.total, counted.counts.records, counted.counts.drafts]).toEqual([4, 2, 2])
  const same = ({ marks, ...told }: typeof counted) => ({ ...told, marks: [...marks].sort() })
  expect(same(counted)).toEqual(same(await findUnsent(open)))
  expect(same(await findWholeDiary(locked))).toEqual(same(await findWholeDiary(open)))
})

test('[LOCK-19, D17, GUIDE-15] unsent guide marks count as one if they cannot be read', async () => {
  const { locked, open } = await twoPages()
  expect((await findUnsent(locked)).counts.guide).toBe(0)
  await storePart(open, 'guide', { bookmarks: { opioids: true }, status: { opioids: 'opened' } })
  const [outside, inside] = [await findUnsent(locked), await findUnsent(open)]
  expect([outside.counts.guide, outside.total, inside.counts.guide]).toEqual([1, 1, 2])
})

test('[LOCK-19, QST-45] changes left behind count under a closed lock, because they cannot be saved', async () => {
  const { locked, open } = await twoPages()
  await storeUnsavedKeys(open, 'questionnaire_drafts', [{ key: '1.a', before: [null], now: { a: 4, t: 1 } }])
  const counted = await findUnsent(locked)
  expect([counted.total, counted.counts.questionnaires]).toEqual([1, 1])
})

test('[LOCK-9, SYNC-30] rows that were unreadable before the lock are reported and exported as found', async () => {
  const { open } = await twoPages()
  const raw = await encryptUnreadable(open.codec, { clientId: 'x', kind: 'record', note: 'found' }, NOON)
  await open.tables.write({ unreadable: [{ table: 'rows', key: 'x', raw, why: 'kind is wrong', at: NOON }] })
  const { unread } = await findWaiting(open)
  expect(unread.map(({ kind, raw: found }) => [kind, found])).toEqual([
    ['record', { clientId: 'x', kind: 'record', note: 'found' }],
  ])
  expect(await (await exportRows(open, { which: 'all' })).text()).toContain('"note":"found"')
})
