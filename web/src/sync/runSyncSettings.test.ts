import { settingsClientId } from '@reprieve/contract/ids.ts'
import { expect, test } from 'vitest'
import { aDiary } from '../local/testing/aDiary.ts'
import { readSettings, saveSettings } from '../settings/saving/settingsTable.ts'
import { runSync } from './runSync.ts'
import { aPass, makeTestId, rowAt, writeTestRecord, writeItem, type TestPass } from './testing/aPass.ts'

const DONE = { is: 'done' }
const FILTER = { filter_mode: 'any', severity_range: { start: 3, end: 9 } }
const FILTER_ID = settingsClientId('filter_settings')

const save = ({ diary }: TestPass, now: object, opened: object = {}) =>
  saveSettings(diary, 'filter_settings', { opened: { ...opened }, now: { ...now } })
const kept = ({ diary }: TestPass) => readSettings(diary, 'filter_settings')
const pushesOf = ({ requests }: TestPass) => requests.filter(({ name }) => name !== 'sync/get-all-records')

test('[SYNC-35] each kind of settings is sent by a separate call, before the lists and the diary', async () => {
  const pass = aPass()
  await writeTestRecord(pass.diary, makeTestId(1), { severity: 3 })
  await writeItem(pass.diary, makeTestId(2), 'Knee')
  await save(pass, FILTER)
  await saveSettings(pass.diary, 'home_cards', { opened: {}, now: { rate: { hidden: 1 } } })
  expect(await runSync(pass)).toEqual(DONE)
  const sent = pushesOf(pass)
  const prefs = sent.slice(0, 2).map(({ body }) => (body as { pref_type?: string }).pref_type)
  expect(new Set(prefs)).toEqual(new Set(['filter_settings', 'home_cards']))
  expect(sent.map(({ name }) => name)).toEqual([
    'sync/update-record',
    'sync/update-record',
    'sync/add-new-section-fields',
    'sync/create-records',
  ])
  expect(await rowAt(pass.diary, FILTER_ID)).toMatchObject({ dirty: false, setAside: null })
  // Nothing is unsent.
  const before = pushesOf(pass).length
  await runSync(pass)
  expect(pushesOf(pass)).toHaveLength(before)
})

test('[SYNC-35] two devices that change different keys both keep theirs, and a cleared key stays cleared', async () => {
  const one = aPass()
  const other = aPass({ server: one.server, diary: aDiary() })
  await save(one, { ...FILTER, pain_type: ['Constant'] })
  await runSync(one)
  await runSync(other)
  const opened = await kept(other)
  expect(opened).toEqual({ ...FILTER, pain_type: ['Constant'] })
  await save(one, { ...opened, filter_mode: 'all' }, opened)
  await save(other, FILTER, opened)
  for (const pass of [one, other, one]) expect(await runSync(pass)).toEqual(DONE)
  for (const pass of [one, other]) expect(await kept(pass)).toEqual({ ...FILTER, filter_mode: 'all' })
})

test('[SYNC-35, SYNC-22] a device that joins an account takes its settings, and its own go to the history', async () => {
  const account = aPass()
  await save(account, FILTER)
  await runSync(account)
  const joining = aPass({ server: account.server, diary: aDiary() })
  await save(joining, { filter_mode: 'none', pain_type: ['Constant'] })
  expect(await runSync(joining)).toEqual(DONE)
  expect(await kept(joining)).toEqual({ ...FILTER, pain_type: ['Constant'] })
  await runSync(account)
  expect(await kept(account)).toEqual(await kept(joining))
  const lost = account.server.content.history.map(({ group, value }) => ({ group, value }))
  expect(lost).toContainEqual({ group: 'filter_mode', value: { filter_mode: 'none' } })
})
