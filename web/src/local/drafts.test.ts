import { expect, test } from 'vitest'
import {
  draftDeletion,
  emptyTrash,
  storeDraft,
  offeredDrafts,
  restoreTrashedDraft,
  trashDraft,
  listTrashedDrafts,
} from './drafts.ts'
import { aDiary, NOON, save } from './testing/aDiary.ts'

const HOUR = 3_600_000
const at = (diary: ReturnType<typeof aDiary>, now: number) => ({ ...diary, now: () => now })
const HALF = { id: 'd1', kind: 'record', value: { note: 'half' } }

test('[LOCAL-7] a draft is offered again, however long it takes, the newest first', async () => {
  const diary = aDiary()
  await storeDraft(diary, HALF)
  await storeDraft(at(diary, NOON + 5), { ...HALF, id: 'd2' })
  const later = at(diary, NOON + 100 * HOUR)
  await emptyTrash(later)
  expect(await offeredDrafts(later)).toEqual([
    { ...HALF, id: 'd2', at: NOON + 5 },
    { ...HALF, at: NOON },
  ])
})

test('[LOCAL-7, D36] a discarded draft can be restored for 20 hours', async () => {
  const diary = aDiary()
  await storeDraft(diary, HALF)
  await trashDraft(diary, { ...HALF, at: NOON })
  expect(await offeredDrafts(diary)).toEqual([])

  const inTime = at(diary, NOON + 20 * HOUR)
  await emptyTrash(inTime)
  const trash = await listTrashedDrafts(inTime)
  expect(trash).toEqual([{ ...HALF, at: NOON }])
  await restoreTrashedDraft(inTime, trash[0]!)
  expect([await offeredDrafts(diary), await listTrashedDrafts(diary)]).toEqual([
    [{ ...HALF, at: NOON + 20 * HOUR }],
    [],
  ])
})

test('[LOCAL-7] after 20 hours the trash is emptied', async () => {
  const diary = aDiary()
  await trashDraft(diary, { ...HALF, at: NOON })
  const late = at(diary, NOON + 20 * HOUR + 1)
  expect(await listTrashedDrafts(late)).toEqual([])
  await emptyTrash(late)
  expect(await diary.tables.shelf('trash')).toEqual([])
})

test('[LOCAL-7] a draft restored under another id overwrites nothing, and is restored once', async () => {
  const diary = aDiary()
  await trashDraft(diary, { ...HALF, at: NOON })
  const written = { ...HALF, value: { note: 'written since' } }
  await storeDraft(diary, written)
  await restoreTrashedDraft(diary, { ...HALF, at: NOON }, 'd2')
  await restoreTrashedDraft(diary, { ...HALF, at: NOON }, 'd3')
  const kept = await offeredDrafts(diary)
  expect(new Map(kept.map(({ id, value }) => [id, value]))).toEqual(
    new Map([
      ['d1', written.value],
      ['d2', HALF.value],
    ]),
  )
  expect(await listTrashedDrafts(diary)).toEqual([])
})

test('[LOCAL-8] a save and the end of its draft are one batch', async () => {
  const diary = aDiary()
  await storeDraft(diary, HALF)
  expect(draftDeletion('d1')).toEqual({ unshelve: [{ shelf: 'drafts', id: 'd1' }] })
  const before = diary.rung.length
  await save(diary, 'a', { note: 'whole' }, ['d1'])
  expect(await offeredDrafts(diary)).toEqual([])
  expect(diary.rung.slice(before)).toEqual([['record', 'drafts']])
})

test('[LOCAL-3] a draft that does not parse is quarantined, and the others are offered', async () => {
  const diary = aDiary()
  const broken = { shelf: 'drafts', id: 'd0', at: NOON, content: { codec: 'plain', value: null } } as const
  await diary.tables.write({ shelve: [broken] })
  await storeDraft(diary, HALF)
  expect(await offeredDrafts(diary)).toEqual([{ ...HALF, at: NOON }])
  expect(await diary.tables.unreadable()).toMatchObject([
    { table: 'shelves', key: ['drafts', 'd0'], raw: broken, why: 'kind is wrong' },
  ])
})

test('[SYNC 1.4] a draft is encoded by the codec', async () => {
  const diary = aDiary()
  const sealed = { ...diary, codec: { ...diary.codec, encode: () => Promise.resolve('sealed') } }
  await storeDraft(sealed, HALF)
  expect(await diary.tables.shelf('drafts')).toEqual([
    { shelf: 'drafts', id: 'd1', at: NOON, content: 'sealed' },
  ])
})
