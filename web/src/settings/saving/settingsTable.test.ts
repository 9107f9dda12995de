import { settingsClientId } from '@reprieve/contract/ids.ts'
import { expect, test } from 'vitest'
import { getRow } from '../../local/rows/rows.ts'
import { aDiary, type TestDiary } from '../../local/testing/aDiary.ts'
import { readSettings, saveSettings } from './settingsTable.ts'

const FILTER = { filter_mode: 'any', severity_range: { start: 3, end: 9 } }
const saveFilter = (diary: TestDiary, now: object, opened: object = {}) =>
  saveSettings(diary, 'filter_settings', { opened: { ...opened }, now: { ...now } })
const filterRow = (diary: TestDiary) => getRow(diary, settingsClientId('filter_settings'))

test('[SYNC-35] settings are stored on the device without an account, unsent', async () => {
  const diary = aDiary()
  expect(await readSettings(diary, 'filter_settings')).toEqual({})
  await saveFilter(diary, FILTER)
  expect(await readSettings(diary, 'filter_settings')).toEqual(FILTER)
  expect(await readSettings(diary, 'home_cards')).toEqual({})
  expect(await filterRow(diary)).toMatchObject({ kind: 'filter', dirty: true, localId: 1 })
  expect(diary.rung.at(-1)).toContain('filter')
})

test('[SYNC-35] only changed keys are written: values that arrived meanwhile stay', async () => {
  const diary = aDiary()
  await saveFilter(diary, FILTER)
  const before = (await filterRow(diary))!.groups
  // Two tabs have opened the same settings; each changes something else.
  await saveFilter(diary, { ...FILTER, filter_mode: 'all' }, FILTER)
  await saveFilter(diary, { ...FILTER, pain_type: ['Constant'] }, FILTER)
  const { groups } = (await filterRow(diary))!
  expect(await readSettings(diary, 'filter_settings')).toEqual({
    filter_mode: 'all',
    severity_range: FILTER.severity_range,
    pain_type: ['Constant'],
  })
  expect(groups.get('severity_range')).toEqual(before.get('severity_range'))
})

test('[SYNC-35] a removed key is cleared, and other devices learn of it', async () => {
  const diary = aDiary()
  await saveFilter(diary, FILTER)
  await saveFilter(diary, { filter_mode: 'any' }, FILTER)
  expect(await readSettings(diary, 'filter_settings')).toEqual({ filter_mode: 'any' })
  expect((await filterRow(diary))!.groups.get('severity_range')?.v).toEqual({ severity_range: null })
})

test('[SYNC-35] no change writes nothing', async () => {
  const diary = aDiary()
  await saveFilter(diary, FILTER)
  const before = await filterRow(diary)
  await saveFilter(diary, { ...FILTER, pain_type: null }, FILTER)
  expect(await filterRow(diary)).toEqual(before)
})

test('[SYNC-35] a key that no server accepts is not written', async () => {
  const diary = aDiary()
  for (const key of ['deleted', 'a b', 'alias:x', 'x'.repeat(65)])
    expect(await saveFilter(diary, { [key]: 1 })).toEqual({ ok: false, reason: 'not-a-key' })
  expect(await filterRow(diary)).toBe(null)
})
