import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { storageIsSilent } from '../local/database/storageTimeout.ts'
import { offeredDrafts, listTrashedDrafts } from '../local/drafts.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StorageFault } from '../local/tables.ts'
import { aDiary, save } from '../local/testing/aDiary.ts'
import { openEditSession, type EditForm } from './editSession.ts'

type Fault = 'empty'
type NoteForm = EditForm<string, string, Fault>

const NOTE_DRAFT = { id: 'd1', kind: 'note', isKept: false, encode: (text: string) => ({ text }) }

/** A note: it is dirty while it has a text. */
function noteForm(diary: Diary, own: Partial<NoteForm> = {}): NoteForm {
  return {
    first: '',
    draft: NOTE_DRAFT,
    isDirty: (text) => text !== '',
    save: async (text) => {
      if (text === '') return err('empty')
      await save(diary, 'r1', { note: text }, ['d1'])
      return ok(text)
    },
    toText: (text) => text,
    ...own,
  }
}

function aSession(own: Partial<NoteForm> = {}, diary: Diary = aDiary()) {
  const reported: unknown[] = []
  const session = openEditSession(diary, noteForm(diary, own), { report: (fault) => reported.push(fault) })
  return { diary, session, reported }
}

const draftsIn = async (diary: Diary): Promise<unknown[]> =>
  (await offeredDrafts(diary)).map(({ id, value }) => ({ id, value }))

function withFakeTimers(): void {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

/** A save that ends when the test says so. */
function aSlowSave() {
  let end: (saved: Result<string, Fault | StorageFault>) => void = () => {}
  const save = () => new Promise<Result<string, Fault | StorageFault>>((resolve) => (end = resolve))
  return { save, end: (saved: Result<string, Fault | StorageFault>) => end(saved) }
}

test('[REC-23] two presses save once, and each learns of it', async () => {
  const times: number[] = []
  const { session } = aSession({ save: async (text, since) => (times.push(since), ok(text)) })
  session.change('bad night')
  expect(await Promise.all([session.save(), session.save()])).toEqual([ok('bad night'), ok('bad night')])
  expect(times).toHaveLength(1)
})

test('[REC-23] a change during or after a save is refused: it would not be stored', async () => {
  const { diary, session } = aSession()
  session.change('bad night')
  const saving = session.save()
  session.change('bad night, worse')
  await saving
  session.change('after it')
  await session.keepForLater()
  expect([session.current().value, await draftsIn(diary)]).toEqual(['bad night', []])
})

test('[LOCAL-10] a save that fails keeps the value and its draft, and can be tried again', async () => {
  let isFull = true
  const { diary, session } = aSession({ save: async (text) => (isFull ? err('no-room') : ok(text)) })
  session.change('bad night')
  expect(await session.save()).toEqual(err('no-room'))
  expect(session.current()).toEqual({
    value: 'bad night',
    isSaving: false,
    isSaved: false,
    isDraftLost: false,
  })
  expect(await draftsIn(diary)).toEqual([{ id: 'd1', value: { text: 'bad night' } }])
  session.change('bad night, no sleep')
  isFull = false
  expect(await session.save()).toEqual(ok('bad night, no sleep'))
  expect(session.current().isSaved).toBe(true)
})

test('[LOCAL-10] an unexpected error is reported and shown as a storage fault', async () => {
  const odd = new Error('odd')
  const { session, reported } = aSession({ save: () => Promise.reject(odd) })
  session.change('bad night')
  expect(await session.save()).toEqual(err('storage-gone'))
  expect([reported, session.current().isSaved]).toEqual([[odd], false])
})

test('[LOCAL-39] a slow save is shown after a moment, a silent storage is reported, and both end with it', async () => {
  withFakeTimers()
  const { save, end } = aSlowSave()
  const { session } = aSession({ save })
  session.change('bad night')
  const saving = session.save()
  await vi.advanceTimersByTimeAsync(299)
  expect(session.current().isSaving).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect([session.current().isSaving, storageIsSilent.current()]).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(3_700)
  expect(storageIsSilent.current()).toBe(true)
  end(err('no-answer'))
  expect(await saving).toEqual(err('no-answer'))
  expect([session.current().isSaving, storageIsSilent.current()]).toEqual([false, false])
})

test('[REC-26] a save knows when the first change was made; a draft of an earlier visit came before all', async () => {
  let now = 1_000
  const diary = aDiary({ now: () => now })
  const times: number[] = []
  const save: NoteForm['save'] = async (text, since) => (times.push(since), ok(text))
  const fresh = aSession({ save }, diary)
  fresh.session.change('bad')
  now = 9_000
  fresh.session.change('bad night')
  await fresh.session.save()
  const kept = aSession({ save, draft: { ...NOTE_DRAFT, isKept: true } }, diary)
  kept.session.change('bad night')
  await kept.session.save()
  expect(times).toEqual([1_000, 0])
})

test('[REC-23, D36] a discarded value can be restored', async () => {
  const { diary, session } = aSession()
  session.change('bad night')
  const discarded = await session.discard()
  expect([await draftsIn(diary), (await listTrashedDrafts(diary)).map(({ id }) => id)]).toEqual([[], ['d1']])
  if (discarded.ok) await discarded.value?.()
  expect(await draftsIn(diary)).toEqual([{ id: 'd1', value: { text: 'bad night' } }])
})

test('[REC-23] after a save there is nothing to discard', async () => {
  const { diary, session } = aSession()
  session.change('bad night')
  const saving = session.save()
  expect(await session.discard()).toEqual(ok(null))
  await saving
  expect(await listTrashedDrafts(diary)).toEqual([])
})

test('[LOCAL-10] a discard that fails keeps the draft', async () => {
  const diary = aDiary()
  const write: typeof diary.tables.write = (batch) =>
    batch.shelve?.some(({ shelf }) => shelf === 'trash') === true
      ? Promise.resolve(err('no-room'))
      : diary.tables.write(batch)
  const { session } = aSession({}, { ...diary, tables: { ...diary.tables, write } })
  session.change('bad night')
  expect(await session.discard()).toEqual(err('no-room'))
  session.change('bad night, worse')
  await session.keepForLater()
  expect(await draftsIn(diary)).toEqual([{ id: 'd1', value: { text: 'bad night, worse' } }])
})

test('[LOCAL-10] a draft that cannot be written is reported until the next change', async () => {
  withFakeTimers()
  const diary = aDiary()
  const tables = { ...diary.tables, write: () => Promise.resolve(err('no-room' as const)) }
  const { session } = aSession({}, { ...diary, tables })
  const told: boolean[] = []
  session.subscribe(() => told.push(session.current().isDraftLost))
  session.change('bad')
  await vi.advanceTimersByTimeAsync(200)
  session.change('bad night')
  expect(told).toEqual([false, true, false])
})

test('[REC-48] a form may adjust other fields to a change', () => {
  const { session } = aSession({ adjust: (before, next) => (before === '' ? `Today: ${next}` : next) })
  session.change('bad')
  session.change('Today: bad night')
  expect(session.current().value).toBe('Today: bad night')
})

test('[REM-4] a form without a draft stores nothing before it is saved', async () => {
  const { diary, session } = aSession({ draft: null })
  session.change('bad night')
  expect([await session.keepForLater(), await session.discard()]).toEqual([ok(undefined), ok(null)])
  expect([await draftsIn(diary), await listTrashedDrafts(diary)]).toEqual([[], []])
  expect(await Promise.all([session.save(), session.save()])).toEqual([ok('bad night'), ok('bad night')])
})
