import { toFields, type Fields } from '@reprieve/contract/fields.ts'
import { err } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { openDoorbell } from '../../local/doorbell.ts'
import { aDiary, type TestDiary } from '../../local/testing/aDiary.ts'
import { openQueuedSave, type SettingsMapping } from './queuedSave.ts'
import { readSettings, saveSettings } from './settingsTable.ts'

/** Two words, each under its own key. */
type Words = Readonly<{ a: string; b: string }>

const AS: SettingsMapping<Words> = {
  name: 'words',
  from: (kept) => ({ a: said(kept['a']), b: said(kept['b']) }),
  onto: (kept, { a, b }) => ({ ...kept, a: a === '' ? null : a, b: b === '' ? null : b }),
}
const said = (kept: unknown): string => (typeof kept === 'string' ? kept : '')
const saying = (words: Partial<Words>) => (now: Words) => ({ ...now, ...words })
const kept = (diary: TestDiary): Promise<Fields> => readSettings(diary, 'filter_settings')
const elsewhere = (diary: TestDiary, now: Fields): Promise<unknown> =>
  saveSettings(diary, 'filter_settings', { opened: {}, now })
const open = (diary: TestDiary) => openQueuedSave(diary, AS)

/** A page that can be closed: from then on nothing that it requests reaches the disk. */
function aPage({ tables, ...rest }: TestDiary) {
  let isGone = false
  const page: TestDiary = {
    ...rest,
    tables: { ...tables, write: (batch) => (isGone ? new Promise(() => {}) : tables.write(batch)) },
  }
  return { page, go: () => void (isGone = true) }
}

/** Waits only for the codec, so that everything requested in the same task has started. */
const sameTask = async (): Promise<void> => {
  for (let turns = 0; turns < 5; turns += 1) await Promise.resolve()
}

test('[SETT-1] a change is shown immediately, written without waiting, and delivered to later readers', async () => {
  const diary = aDiary()
  const store = open(diary)
  expect(store.current()).toEqual({ isKnown: false, value: { a: '', b: '' } })
  await store.settled()
  store.change(saying({ a: 'one' }))
  expect(store.current()).toEqual({ isKnown: true, value: { a: 'one', b: '' } })
  await store.settled()
  expect(await kept(diary)).toEqual({ a: 'one' })
  const next = open({ ...diary })
  await next.settled()
  expect(next.current()).toEqual(store.current())
})

test('[SETT-1] a change during a write is one more write', async () => {
  const diary = aDiary()
  const store = open(diary)
  await store.settled()
  for (const letters of ['o', 'on', 'one', 'one ', 'one t']) {
    store.change(saying({ a: letters }))
    await Promise.resolve()
  }
  await store.settled()
  expect(await kept(diary)).toEqual({ a: 'one t' })
  expect(diary.rung).toHaveLength(2)
})

test('[SETT-1] without a change nothing is written, however often the page is hidden', async () => {
  const diary = aDiary()
  await elsewhere(diary, { a: 'theirs', other: 1 })
  const store = open(diary)
  await store.settled()
  const before = diary.rung.length
  store.change((now) => now)
  store.leave()
  await store.flush()
  expect(diary.rung).toHaveLength(before)
  expect(await kept(diary)).toEqual({ a: 'theirs', other: 1 })
})

test('[SETT-2] a page closed right after a change has stored it, and the next one saves it', async () => {
  const diary = aDiary()
  const { page, go } = aPage(diary)
  const store = open(page)
  await store.settled()
  store.change(saying({ a: 'last words' }))
  await sameTask()
  go()
  expect(await kept(diary)).toEqual({})
  const next = open(diary)
  await next.settled()
  await next.settled()
  expect(next.current()).toEqual({ isKnown: true, value: { a: 'last words', b: '' } })
  expect(await kept(diary)).toEqual({ a: 'last words' })
  // Restored only once: a later change is not overwritten.
  next.change(saying({ a: '' }))
  await next.settled()
  const third = open({ ...diary })
  await third.settled()
  expect(third.current().value.a).toBe('')
})

test('[SETT-2] of characters in transit when the page closed, the last ones count', async () => {
  const diary = aDiary()
  const { page, go } = aPage(diary)
  const store = open(page)
  await store.settled()
  store.change(saying({ a: 'las' }))
  await sameTask()
  store.change(saying({ a: 'last words' }))
  await sameTask()
  go()
  // It is on disk, and the page was not notified.
  await elsewhere(diary, { a: 'las' })
  const next = open(diary)
  await next.settled()
  expect(next.current().value.a).toBe('last words')
})

test('[SETT-3] a later change from elsewhere is not reverted by what a page left behind', async () => {
  const diary = aDiary()
  await elsewhere(diary, { a: 'before', b: 'before' })
  const { page, go } = aPage(diary)
  const store = open(page)
  await store.settled()
  store.change(saying({ a: 'mine', b: 'mine' }))
  await sameTask()
  go()
  await elsewhere(diary, { a: 'theirs' })
  const next = open(diary)
  await next.settled()
  await next.settled()
  expect(next.current().value).toEqual({ a: 'theirs', b: 'mine' })
  expect(await kept(diary)).toEqual({ a: 'theirs', b: 'mine' })
})

test('[SETT-2] a saved change is removed from the store, and a hidden page saves without a pause', async () => {
  const diary = aDiary()
  const store = openQueuedSave(diary, AS, { restMs: 400, later: () => () => {} })
  await store.settled()
  store.change(saying({ a: 'one' }))
  await store.settled()
  expect(await diary.tables.shelf('known')).toEqual([])
  store.change(saying({ a: 'two' }))
  await store.settled()
  expect(await kept(diary)).toEqual({ a: 'one' })
  store.leave()
  await store.settled()
  expect(await kept(diary)).toEqual({ a: 'two' })
  expect(await diary.tables.shelf('known')).toEqual([])
})

test.each([7, 'x', [], [null, { key: 1, before: [] }, { key: 'a' }], {}])(
  '[SETT-2] a stored %j is ignored',
  async (left) => {
    const diary = aDiary()
    const content = await diary.codec.encode({ table: 'known', id: 'unsaved_words' }, { value: left })
    await diary.tables.write({ shelve: [{ shelf: 'known', id: 'unsaved_words', at: 1, content }] })
    const store = open(diary)
    await store.settled()
    expect(store.current()).toEqual({ isKnown: true, value: { a: '', b: '' } })
    await store.settled()
    expect(await kept(diary)).toEqual({})
  },
)

test('[SETT-3] an unsaved change stays when the same is changed elsewhere; otherwise the other is shown', async () => {
  const doorbell = openDoorbell('reprieve-words', (fault) => {
    throw fault
  })
  const diary = aDiary({ doorbell })
  const { tables } = diary
  let isFull = false
  diary.tables = { ...tables, write: async (batch) => (isFull ? err('no-room') : tables.write(batch)) }
  const store = open(diary)
  await store.settled()
  await elsewhere(diary, { a: 'theirs' })
  await store.settled()
  expect(store.current().value.a).toBe('theirs')
  isFull = true
  store.change(saying({ a: 'mine' }))
  await store.settled()
  expect(store.failed()).toEqual({ reason: 'no-room' })
  isFull = false
  await elsewhere(diary, { a: 'theirs again' })
  await store.settled()
  expect(store.current().value.a).toBe('mine')
  await store.flush()
  expect([store.failed(), toFields(await kept(diary))['a']]).toEqual([null, 'mine'])
  doorbell.close()
})
