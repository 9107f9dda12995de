import { moveItemBy, toggleItemShown, sortItemsByLabel } from '@reprieve/domain/lists/arrangement.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getRow, readRowsOfKind, type Diary } from '../local/rows/rows.ts'
import { addItem, applyArrangementToList } from './listWrites.ts'
import { DIARIES, listIn } from './testing/listDiaries.ts'

afterEach(() => vi.unstubAllGlobals())

const pendIn = async (diary: Diary): Promise<string[][]> =>
  (await readRowsOfKind(diary, 'list_field')).map(({ pend }) => [...pend].sort())

describe.each(DIARIES)('$where', ({ open }) => {
  test('[LIST-5, LIST-16] a hidden built-in item is stored as hidden, unsent', async () => {
    const diary = await open()
    const items = await listIn(diary, 'symptom')
    const { id } = items[1]!
    await applyArrangementToList(diary, 'symptom', toggleItemShown(items, id))
    expect((await listIn(diary, 'symptom')).find((item) => item.id === id)?.isShown).toBe(!items[1]!.isShown)
    expect(await pendIn(diary)).toEqual([['deleted', 'shown']])
    expect(await getRow(diary, id)).toMatchObject({ dirty: true, localId: 1 })
  })

  test('[LIST-8] all changes are written together, and only the changed groups of each item', async () => {
    const diary = await open()
    const items = await listIn(diary, 'environment')
    const moved = moveItemBy(items, items[0]!.id, 1)
    const hidden = moved.map((one) => (one.id === items[0]!.id ? { ...one, isShown: !one.isShown } : one))
    await applyArrangementToList(diary, 'environment', hidden)
    expect((await listIn(diary, 'environment')).map(({ id }) => id)).toEqual(hidden.map(({ id }) => id))
    const { [0]: first, [1]: second } = items
    expect((await getRow(diary, first!.id))?.pend).toEqual(new Set(['shown', 'position', 'deleted']))
    expect((await getRow(diary, second!.id))?.pend).toEqual(new Set(['position', 'deleted']))
    expect([(await readRowsOfKind(diary, 'list_field')).length, diary.rung]).toEqual([2, [['list_field']]])
  })

  test('[LIST-8] nothing is written if nothing changed', async () => {
    const diary = await open()
    const items = await listIn(diary, 'character')
    expect(await applyArrangementToList(diary, 'character', items)).toMatchObject({ ok: true })
    expect(await diary.tables.everyRow()).toEqual([])
  })

  test('[LIST-8] a list without room stays as it was', async () => {
    const diary = await open()
    const items = await listIn(diary, 'symptom')
    const full = {
      ...diary,
      tables: { ...diary.tables, write: () => Promise.resolve(err('no-room' as const)) },
    }
    const sorted = sortItemsByLabel(items, new Intl.Collator('en').compare)
    expect(await applyArrangementToList(full, 'symptom', sorted)).toEqual(err('no-room'))
    expect(await listIn(diary, 'symptom')).toEqual(items)
  })

  test('[LIST-8] the previous state is returned, and undoes the change', async () => {
    const diary = await open()
    await addItem(diary, { type: 'symptom', name: 'Aura', icon: null }, await listIn(diary, 'symptom'))
    const before = await listIn(diary, 'symptom')
    const applied = await applyArrangementToList(
      diary,
      'symptom',
      sortItemsByLabel(before, new Intl.Collator('en').compare),
    )
    expect((await listIn(diary, 'symptom')).map(({ name }) => name)[0]).toBe('Nothing')
    if (!applied.ok) throw new Error(applied.reason)
    expect(await applyArrangementToList(diary, 'symptom', applied.value)).toEqual(ok(expect.anything()))
    expect(await listIn(diary, 'symptom')).toEqual(before)
  })

  test('[LIST-9] a list without items is not applied, and the attempt is reported', async () => {
    const reported: Error[] = []
    vi.stubGlobal('reportError', (error: Error) => reported.push(error))
    const diary = await open()
    expect(await applyArrangementToList(diary, 'symptom', [])).toEqual(err('empty-list'))
    expect([await diary.tables.everyRow(), reported.length]).toEqual([[], 1])
  })
})
