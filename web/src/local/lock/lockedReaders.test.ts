import { emptyRow } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { expect, test } from 'vitest'
import { readStoredColumns, readDiaryRevision } from '../../filters/columns/storedColumns.ts'
import { exportRows } from '../../sync/transfer/exportDiary.ts'
import { AppLocked, type Codec } from '../codec.ts'
import { storePart, readPart } from '../diaryParts.ts'
import { storeDraft, offeredDrafts, trashDraft, listTrashedDrafts } from '../drafts.ts'
import { addRows } from '../rows/changeRows.ts'
import { storeReplacedValues, readReplacedValues } from '../rows/replacedValues.ts'
import { dirtyRows, getRow, latestRows, readRowsOfKind, sweepRows, type Diary } from '../rows/rows.ts'
import { trashedRows } from '../rows/trashedRows.ts'
import { storeServerCopy, readServerCopy } from '../serverCopies.ts'
import type { Shelf } from '../tables.ts'
import { aDiary, NOON, save } from '../testing/aDiary.ts'
import { lockedCodec, openCodec } from './lockCodec.ts'
import { aLock } from './testing/aLock.ts'
import { PLAIN_CODEC } from '../database/idbTables.ts'

const SHELVES: readonly Shelf[] = [
  'parts',
  'drafts',
  'trash',
  'history',
  'answers',
  'columns',
  'known',
  'imports',
  'chats',
]

async function codecs(): Promise<{ open: Codec; locked: Codec }> {
  const { record, dek } = await aLock()
  const [open, locked] = [await openCodec(record, dek), await lockedCodec(record)]
  if (!open.ok || !locked.ok) throw new Error('not opened')
  return { open: open.value, locked: locked.value }
}

/** One item of each kind, written with the diary's codec. */
async function fill(diary: Diary): Promise<void> {
  await save(diary, 'a', { severity: 7, note: 'a bad night', day: 20 })
  await save(diary, 'b', { severity: 3, note: 'a quiet day', day: 21 })
  await storeDraft(diary, {
    id: 'd1',
    kind: 'record',
    value: { note: 'half', seen: new Map([['x', undefined]]) },
  })
  await trashDraft(diary, { id: 'd2', kind: 'record', at: NOON, value: { note: 'gone' } })
  await storePart(diary, 'relief', { minutes: 30 })
  await storeServerCopy(diary, 'k1', { file: 'x' })
  const lost = { group: 'note', hlc: '018f00000000-0000-0123456789ab', value: 'before' }
  await storeReplacedValues(diary, [{ clientId: 'a', replaced: [lost] }])
  const content = await diary.codec.encode({ table: 'columns', id: 'mark' }, { version: 1 })
  await diary.tables.write({ shelve: [{ shelf: 'columns', id: 'mark', at: NOON, content }] })
}

const everything = async ({ tables }: Diary) => ({
  rows: await tables.everyRow(),
  shelves: await Promise.all(SHELVES.map((shelf) => tables.shelf(shelf))),
  unreadable: await tables.unreadable(),
})

const readings: [string, (diary: Diary) => Promise<unknown>][] = [
  ['one row', (diary) => getRow(diary, 'a')],
  ['rows of a kind', (diary) => readRowsOfKind(diary, 'record')],
  ['the latest rows', (diary) => latestRows(diary, 'record', 5)],
  ['what is to be sent', dirtyRows],
  ['a look through everything', (diary) => sweepRows(diary, () => Promise.resolve())],
  ['a change of a row', (diary) => save(diary, 'a', { severity: 4 })],
  ['drafts', offeredDrafts],
  ['the trash', listTrashedDrafts],
  ['rows in the trash', trashedRows],
  ['a small thing', (diary) => readPart(diary, 'relief', (kept) => kept)],
  ['what a server told', (diary) => readServerCopy(diary, 'k1')],
  ['what was replaced', (diary) => readReplacedValues(diary, 'a')],
  ['columns', async (diary) => readStoredColumns(diary, await readDiaryRevision(diary))],
  ['an export', (diary) => exportRows(diary, { which: 'all' }).then((file) => file.text())],
]

test.each(readings)(
  '[LOCK-12, LOCAL-5] of a locked diary %s is not read, and nothing is quarantined',
  async (_what, read) => {
    const { open, locked } = await codecs()
    const diary = aDiary({ codec: open })
    await fill(diary)
    const before = await everything(diary)
    expect(before.unreadable).toEqual([])
    await expect(read({ ...diary, codec: locked })).rejects.toBeInstanceOf(AppLocked)
    expect(await everything(diary)).toEqual(before)
  },
)

test.each(readings)('[LOCK-2, LOCK-20] unlocked, %s: the same as without a lock', async (_what, read) => {
  const plain = aDiary({ codec: PLAIN_CODEC })
  const sealed = aDiary({ codec: (await codecs()).open })
  await fill(plain)
  await fill(sealed)
  const answers = [await read(sealed), await read(plain)].map(withoutNames)
  expect(answers[0]).toEqual(answers[1])
  expect(await sealed.tables.unreadable()).toEqual([])
})

/** Each diary has a clock with a random name. */
const withoutNames = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (_key, one: unknown) =>
      one instanceof Map ? [...one] : one instanceof Set ? [...one] : one,
    ).replaceAll(/(?<=["-])[0-9a-f]{12,}/g, 'random'),
  )

const LOCKED_ID = 'written-locked'

/** As the write-only screens do: without a read before. */
const addBlind = (diary: Diary) =>
  addRows(diary, [LOCKED_ID], ({ state }) => {
    const values = new Map(Object.entries({ severity: 5, note: 'written in the dark', day: 22 }))
    const change = { values, clock: state.clock, wallNow: diary.now() }
    const { row, clock } = saveRow(emptyRow(LOCKED_ID, 'record'), change)
    return { rows: [row], state: { ...state, clock } }
  })

test('[LOCK-10] a record and a draft written while locked are read after unlocking, beside the others', async () => {
  const { open, locked } = await codecs()
  const diary = aDiary({ codec: open })
  await fill(diary)
  const closed = { ...diary, codec: locked }
  expect(await addBlind(closed)).toMatchObject({ ok: true })
  expect(await storeDraft(closed, { id: 'd3', kind: 'dose-unseen', value: { drops: 4 } })).toMatchObject({
    ok: true,
  })
  const rows = await readRowsOfKind(diary, 'record')
  expect(rows.map(({ clientId, groups }) => [clientId, groups.get('note')?.v])).toEqual([
    ['a', 'a bad night'],
    ['b', 'a quiet day'],
    [LOCKED_ID, 'written in the dark'],
  ])
  expect((await offeredDrafts(diary)).map(({ id }) => id).sort()).toEqual(['d1', 'd3'])
  expect(await diary.tables.countDirty()).toBe(3)
})

test('[LOCK-2, LOCAL-3, REL 1b] a broken encrypted row is quarantined unchanged, and the others are read', async () => {
  const { open } = await codecs()
  const diary = aDiary({ codec: open })
  await fill(diary)
  const raw = (await diary.tables.row('a')) as { content: Uint8Array }
  const moved = (await diary.tables.row('b')) as { content: Uint8Array }
  const contents = [raw.content.with(30, raw.content[30]! ^ 4), raw.content.slice(0, 40), moved.content, null]
  for (const content of contents)
    await diary.putRaw({ ...raw, clientId: `t${contents.indexOf(content)}`, content })
  expect((await readRowsOfKind(diary, 'record')).map(({ clientId }) => clientId)).toEqual(['a', 'b'])
  const aside = await diary.tables.unreadable()
  expect(aside.map(({ key, why, raw: kept }) => [key, why, (kept as typeof raw).content])).toEqual([
    ['t0', 'does not open here', contents[0]],
    ['t1', 'does not open here', contents[1]],
    ['t2', 'does not open here', contents[2]],
    ['t3', 'not sealed', null],
  ])
})
