import { reflectionClientId } from '@reprieve/contract/ids.ts'
import { isSafeValue } from '@reprieve/contract/sync/transfer/soundValue.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storePart } from '../../local/diaryParts.ts'
import { storeDraft, offeredDrafts, trashDraft } from '../../local/drafts.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { aDiary, NOON } from '../../local/testing/aDiary.ts'
import { runSync } from '../runSync.ts'
import { aPass, everyRow, makeTestId, deleteTestRow, writeTestRecord, writeRow } from '../testing/aPass.ts'
import { aDiaryFile, importFile, liveIds } from '../testing/importFile.ts'
import { exportRows } from './exportDiary.ts'
import { readDiaryFile } from './importDiary.ts'
import { undoImport } from './undoImport.ts'

/** The content of a diary, without data that concern only the device. */
async function saidBy(diary: Diary): Promise<unknown> {
  const rows = (await everyRow(diary)).map(({ clientId, kind, groups, lost }) => ({
    clientId,
    kind,
    lost,
    groups: [...groups],
  }))
  const shelves = await Promise.all(
    (['drafts', 'trash', 'history', 'parts'] as const).map((shelf) => diary.tables.shelf(shelf)),
  )
  return { rows, shelves, unreadable: await diary.tables.unreadable() }
}

// Excludes names that change the prototype.
const value = fc.jsonValue({ maxDepth: 3 }).filter((one) => isSafeValue(one))
const act = fc.record({
  id: fc.nat(8),
  kind: fc.constantFrom('record', 'reflection', 'dose', 'list_field', 'unheard_of'),
  does: fc.constantFrom('write', 'delete', 'sync', 'draft', 'close', 'part'),
  group: fc.constantFrom('note', 'severity', 'unknown', 'deleted…'),
  value,
})

test('[LOCAL-29] any diary is read back from its file unchanged, and a second import changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      const pass = aPass()
      for (const one of acts) await play(pass, one)
      const file = await exportRows(pass.diary, { which: 'all' })
      const other = aDiary()
      await importFile(other, file)
      expect(sameJson(await saidBy(other), JSON.parse(JSON.stringify(await saidBy(pass.diary))))).toBe(true)
      const before = await other.tables.everyRow()
      const again = await importFile(other, file, 'two')
      expect(again.counts.new + again.counts.changed).toBe(0)
      expect(await other.tables.everyRow()).toEqual(before)
    }),
    { numRuns: 60 },
  )
})

type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

async function play(pass: ReturnType<typeof aPass>, { id, kind, does, group, value: v }: Act): Promise<void> {
  const { diary } = pass
  const clientId = makeTestId(id + 1)
  if (does === 'write') {
    const known = (await everyRow(diary)).find((row) => row.clientId === clientId)
    await writeRow(diary, { clientId, kind: known?.kind ?? kind }, { [group]: { v } })
  }
  if (does === 'delete') await deleteTestRow(diary, clientId)
  if (does === 'sync') await runSync(pass)
  if (does === 'draft') await storeDraft(diary, { id: clientId, kind, value: v })
  if (does === 'part') await storePart(diary, 'relief', v)
  const [draft] = await offeredDrafts(diary)
  if (does === 'close' && draft !== undefined) await trashDraft(diary, draft)
}

test('[LOCAL-29] a row that does not parse is exported as stored', async () => {
  const diary = aDiary()
  await diary.putRaw({ clientId: makeTestId(1), dirty: 1, kind: 5, weird: true })
  await writeTestRecord(diary, makeTestId(2), { severity: 2 })
  const other = aDiary()
  await importFile(other, await exportRows(diary, { which: 'all' }))
  expect(await other.tables.unreadable()).toMatchObject([{ raw: { weird: true }, why: 'kind is wrong' }])
  expect((await everyRow(other)).map(({ clientId }) => clientId)).toEqual([makeTestId(2)])
})

test('[SYNC 1.4.7] neither the clock nor the number of the device is in the file, and a later edit wins', async () => {
  const ahead = aDiary({ now: () => NOON + 86_400_000 })
  await writeTestRecord(ahead, makeTestId(1), { note: 'from the future' })
  const file = await exportRows(ahead, { which: 'all' })
  expect(await file.text()).not.toContain('"clock"')
  const diary = aDiary()
  await importFile(diary, file)
  await writeTestRecord(diary, makeTestId(1), { note: 'later' })
  await importFile(diary, file, 'two')
  const [row] = await everyRow(diary)
  expect(row?.groups.get('note')?.v).toEqual({ notes: 'later' })
  const [theirs] = await everyRow(ahead)
  expect(row?.groups.get('note')?.s.slice(18)).not.toBe(theirs?.groups.get('note')?.s.slice(18))
})

const HOSTILE: [string, string, string][] = [
  ['no JSON', 'hello', 'not-json'],
  ['nothing', '', 'not-json'],
  ['a list', '[1,2]', 'not-json'],
  ['depth', '['.repeat(200_000), 'not-json'],
  ['another product', '{"product":"Other","format":1,"rows":[]}', 'other-product'],
  ['a newer format', '{"product":"Reprieve","format":2,"rows":[]}', 'newer-format'],
  ['an export of before', '{"product":"Reprieve","entries":[]}', 'old-format'],
  ['a format that is none', '{"product":"Reprieve","format":"1"}', 'not-json'],
  ['a prototype', '{"product":"Reprieve","format":1,"__proto__":{"a":1},"rows":[]}', 'unsafe'],
  ['a cut file', '{"product":"Reprieve","format":1,\n"rows":[\n{"client_id":"x"', 'not-json'],
]

test.each(HOSTILE)('[LOCAL-29] a file of %s is refused', async (_what, text, why) => {
  expect(await readDiaryFile(new Blob([text]), { now: NOON })).toEqual({ ok: false, reason: why })
})

test('[LOCAL-29] a file of 200 MB is refused before it is read', async () => {
  const file = {
    size: 200 * 1024 * 1024,
    slice: () => new Blob(['{"product":"Reprieve","format":1,\n"rows":[\n']),
    stream: () => {
      throw new Error('was read')
    },
  } as unknown as Blob
  expect(await readDiaryFile(file, { now: NOON })).toEqual({ ok: false, reason: 'too-large' })
})

test('[LOCAL-29] invalid entries are reported and left out, and the others are imported', async () => {
  const diary = aDiary()
  await writeTestRecord(diary, makeTestId(1), { severity: 2 })
  const text = await (await exportRows(diary, { which: 'all' })).text()
  const good = JSON.parse(text) as { rows: Record<string, unknown>[] }
  const [row] = good.rows
  const bad = [
    { ...row, client_id: '../../etc' },
    { ...row, client_id: makeTestId(2), groups: { note: { v: 1, s: 'ffffffffffff-ffff-ffffffffffff' } } },
    { ...row, client_id: makeTestId(3), groups: JSON.parse('{"__proto__":{"v":1,"s":"x"}}') as unknown },
    {
      ...row,
      client_id: makeTestId(4),
      groups: { note: { v: deep(1_000), s: '000000000001-0000-aaaaaaaaaaaa' } },
    },
    7,
    null,
  ]
  const file = new Blob([
    JSON.stringify({ ...good, rows: [...bad, row], drafts: [5, { id: 'x' }], trash: 'no' }),
  ])
  const read = await readDiaryFile(file, { now: NOON })
  expect(read.ok && read.value.bad.length).toBe(bad.length)
  const other = aDiary()
  await importFile(other, file)
  expect((await everyRow(other)).map(({ clientId }) => clientId)).toEqual([makeTestId(1)])
  expect(({} as Record<string, unknown>)['v']).toBeUndefined()
})

const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

test('[LOCAL-29, SYNC I3] two devices that import one file have it once after their syncs', async () => {
  const file = await aDiaryFile(4)
  const one = aPass()
  const other = aPass({ server: one.server })
  await importFile(one.diary, file)
  await importFile(other.diary, file)
  for (const pass of [one, other, one, other]) await runSync(pass)
  expect((await liveIds(one.diary)).length).toBe(4)
  expect(await saidBy(one.diary)).toMatchObject({
    rows: (await everyRow(other.diary)).map(({ clientId }) => ({ clientId })),
  })
})

const reflection = (score: number, notes: string) => ({
  score: { score },
  note: { notes },
  timing: { timing: NOON, time_offset: 0 },
  meta: { pain_record_type: 'DailyReflection', created: NOON },
})

test('[LOCAL-29, REF-12] of two reflections of one day the losing one is asked about, once', async () => {
  const of = { clientId: reflectionClientId('2026-03-01'), kind: 'reflection' }
  const other = aDiary({ now: () => NOON - 1 })
  await writeRow(other, of, reflection(2, 'there'))
  const file = await exportRows(other, { which: 'all' })
  const diary = aDiary()
  await writeRow(diary, of, reflection(8, 'here'))
  await importFile(diary, file)
  await importFile(diary, file, 'two')
  const [row] = await everyRow(diary)
  expect(row?.groups.get('score')?.v).toEqual({ score: 8 })
  const drafts = await offeredDrafts(diary)
  expect(drafts.map(({ kind }) => kind)).toEqual(['reflection-aside'])
  expect(JSON.stringify(drafts)).toContain('there')
  await undoImport(diary, 'one')
  expect(await offeredDrafts(diary)).toEqual([])
})
