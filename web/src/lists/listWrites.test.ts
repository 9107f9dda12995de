import { err, ok } from '@reprieve/domain/result.ts'
import { emptyRow } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { changeRows } from '../local/rows/changeRows.ts'
import { undoDelete } from '../local/rows/deleteRows.ts'
import { getRow, type Diary } from '../local/rows/rows.ts'
import { trashedRows } from '../local/rows/trashedRows.ts'
import { BUILT_IN_ITEMS } from './builtInItems.ts'
import { addItem, deleteItem, renameItem } from './listWrites.ts'
import { DIARIES, listIn, markListSent } from './testing/listDiaries.ts'

const HEAT = [...BUILT_IN_ITEMS.values()].find(
  ({ key, type }) => type === 'alleviating_factor' && key === 'heat',
)!
const BATH = { type: 'alleviating_factor', name: 'Warm bath', icon: 'leaf' } as const
const reported: Error[] = []

beforeEach(() => vi.stubGlobal('reportError', (error: Error) => reported.push(error)))
afterEach(() => {
  vi.unstubAllGlobals()
  reported.length = 0
})

async function added(diary: Diary, own: Partial<Parameters<typeof addItem>[1]> = {}) {
  const made = await addItem(diary, { ...BATH, ...own }, await listIn(diary, 'alleviating_factor'))
  if (!made.ok) throw new Error(made.reason)
  return made.value
}

const namesIn = async (diary: Diary): Promise<string[]> =>
  (await listIn(diary, 'alleviating_factor')).map(({ name }) => name)

/** In the form that a client of the specification writes. */
const keep = (diary: Diary, id: string, name: object, more: Record<string, object> = {}) =>
  changeRows(diary, [id], ({ state }) => {
    const change = {
      values: new Map(Object.entries({ name, ...more })),
      clock: state.clock,
      wallNow: diary.now(),
    }
    const { row, clock } = saveRow(emptyRow(id, 'list_field'), change)
    return { rows: [row], state: { ...state, clock } }
  })

describe.each(DIARIES)('$where', ({ open }) => {
  test('[LIST-12, LIST-16] a new item is the last of its list and waits to be sent', async () => {
    const diary = await open()
    const item = await added(diary)
    expect((await listIn(diary, 'alleviating_factor')).at(-1)).toEqual({ ...item, label: 'Warm bath' })
    expect(await getRow(diary, item.id)).toMatchObject({
      kind: 'list_field',
      localId: 1,
      dirty: true,
      sent: false,
    })
    expect(diary.rung).toEqual([['list_field']])
  })

  test('[LIST-12] the same form sent again adds nothing', async () => {
    const diary = await open()
    const { id } = await added(diary)
    const before = await diary.tables.everyRow()
    await added(diary, { id, name: 'Warm bath' })
    expect(await diary.tables.everyRow()).toEqual(before)
  })

  test('[LIST-11] a name that the list has is refused and nothing is written', async () => {
    const diary = await open()
    const items = await listIn(diary, 'alleviating_factor')
    expect(await addItem(diary, { ...BATH, name: ` ${HEAT.name.toUpperCase()}` }, items)).toEqual(
      err('already-in-list'),
    )
    expect(await diary.tables.everyRow()).toEqual([])
  })

  test('[LIST-13, LIST-16] a renamed item keeps its id and position, and only its name is sent', async () => {
    const diary = await open()
    const item = await added(diary)
    await markListSent(diary, item.id)
    const items = await listIn(diary, 'alleviating_factor')
    const renamed = await renameItem(diary, { id: item.id, name: 'Hot bath', icon: 'leaf' }, items)
    expect(renamed).toEqual(ok({ ...item, name: 'Hot bath' }))
    expect((await namesIn(diary)).at(-1)).toBe('Hot bath')
    expect((await getRow(diary, item.id))?.pend).toEqual(new Set(['name', 'deleted']))
  })

  test('[SYNC I14] data of a later app in the name stay', async () => {
    const diary = await open()
    await keep(diary, 'x', { type: 'alleviating_factor', value: 'Bath', of_tomorrow: 1 })
    await renameItem(
      diary,
      { id: 'x', name: 'Hot bath', icon: null },
      await listIn(diary, 'alleviating_factor'),
    )
    expect((await getRow(diary, 'x'))?.groups.get('name')?.v).toMatchObject({
      value: 'Hot bath',
      of_tomorrow: 1,
    })
  })

  test('[LIST-20] the colour of an icon stays when another icon is chosen', async () => {
    const diary = await open()
    const icon = { icon_code: 'leaf', icon_colour: '#A03060' }
    await keep(diary, 'x', { type: 'alleviating_factor', value: 'Bath' }, { icon })
    await markListSent(diary, 'x')
    const items = await listIn(diary, 'alleviating_factor')
    await renameItem(diary, { id: 'x', name: 'Hot bath', icon: 'star' }, items)
    const row = await getRow(diary, 'x')
    expect(row?.groups.get('icon')?.v).toEqual({ icon_code: 'star', icon_colour: '#A03060' })
    expect(row?.pend).toContain('icon')
  })

  test('[LIST-13] a deleted item is not renamed', async () => {
    const diary = await open()
    const { id } = await added(diary)
    await deleteItem(diary, id)
    expect(await renameItem(diary, { id, name: 'Hot bath', icon: null }, [])).toEqual(err('not-here'))
  })

  test.each([true, false])(
    '[LIST-15, SYNC-31] a deleted item is gone, and comes back; sent before: %j',
    async (isSent) => {
      const diary = await open()
      const item = await added(diary)
      if (isSent) await markListSent(diary, item.id)
      const deleted = await deleteItem(diary, item.id)
      expect(await namesIn(diary)).not.toContain('Warm bath')
      expect((await getRow(diary, item.id)) !== null).toBe(isSent)
      if (!deleted.ok || deleted.value === null) throw new Error('nothing was deleted')
      const copied = (await trashedRows(diary)).map(({ clientId }) => clientId)
      expect(copied).toEqual(isSent ? [] : [item.id])
      expect(await undoDelete(diary, deleted.value)).toEqual(ok(undefined))
      expect(await trashedRows(diary)).toEqual([])
      expect((await listIn(diary, 'alleviating_factor')).at(-1)).toEqual({ ...item, label: 'Warm bath' })
      expect((await getRow(diary, item.id))?.dirty).toBe(true)
    },
  )

  test('[PLACE-7, LIST-8] the regions of an own place are written with it, and later only if they change', async () => {
    const diary = await open()
    const place = { type: 'location', name: 'Left temple', icon: null } as const
    const made = await addItem(diary, { ...place, regions: ['head'] }, [])
    if (!made.ok) throw new Error(made.reason)
    const { id } = made.value
    const regions = async () => (await getRow(diary, id))?.groups.get('regions')
    const first = await regions()
    expect(first?.v).toEqual({ regions: ['head'] })
    await renameItem(diary, { id, name: 'Temple', icon: null, regions: ['head'] }, [])
    expect(await regions()).toEqual(first)
    await renameItem(diary, { id, name: 'Temple', icon: null, regions: [] }, [])
    expect((await regions())?.v).toEqual({ regions: [] })
    expect((await listIn(diary, 'location')).find((one) => one.id === id)?.regions).toBeUndefined()
  })

  test('[LIST-15, LIST-16] a deleted item that was sent waits as a tombstone', async () => {
    const diary = await open()
    const { id } = await added(diary)
    await markListSent(diary, id)
    await deleteItem(diary, id)
    expect(await getRow(diary, id)).toMatchObject({ dirty: true, pend: new Set(['deleted']) })
    expect(await deleteItem(diary, id)).toEqual(ok(null))
  })

  test('[LIST-11] the name of a deleted item is free again', async () => {
    const diary = await open()
    await deleteItem(diary, (await added(diary)).id)
    expect((await added(diary)).name).toBe('Warm bath')
  })

  test('[LIST-3] a built-in item is not renamed or deleted, and the attempt is reported', async () => {
    const diary = await open()
    const items = await listIn(diary, 'alleviating_factor')
    expect(await renameItem(diary, { id: HEAT.id, name: 'Fire', icon: null }, items)).toEqual(err('not-own'))
    expect(await deleteItem(diary, HEAT.id)).toEqual(err('not-own'))
    expect([await diary.tables.everyRow(), reported.length]).toEqual([[], 2])
  })

  test('[LIST-3] a medicine among the items is neither shown nor renamed nor deleted', async () => {
    const diary = await open()
    await keep(diary, 'm', { type: 'alleviating_factor', value: 'Ibuprofen', value_type: 'medication' })
    expect(await namesIn(diary)).not.toContain('Ibuprofen')
    expect(await deleteItem(diary, 'm')).toEqual(err('not-own'))
    expect(await renameItem(diary, { id: 'm', name: 'Bath', icon: null }, [])).toEqual(err('not-own'))
    expect(reported.map(({ message }) => message)).toEqual([
      'a list was not changed (delete): not-own',
      'a list was not changed (rename): not-own',
    ])
  })

  test('[LOCAL-10] a write without room says so', async () => {
    const diary = await open()
    const full = {
      ...diary,
      tables: { ...diary.tables, write: () => Promise.resolve(err('no-room' as const)) },
    }
    expect(await addItem(full, BATH, [])).toEqual(err('no-room'))
    const { id } = await added(diary)
    expect(await deleteItem(full, id)).toEqual(err('no-room'))
    expect(await renameItem(full, { id, name: 'Hot bath', icon: null }, [])).toEqual(err('no-room'))
    expect(reported).toEqual([])
  })
})
