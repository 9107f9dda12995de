import type { SentRow } from '@reprieve/domain/sync/pushPlan.ts'
import { expect, test } from 'vitest'
import { settingsClientId } from '../ids.ts'
import { sentSettings } from '../settings/sentSettings.ts'
import { SETTINGS_CARRIER } from './pushedSettings.ts'

const S = '019000000000-0000-aaaaaaaaaaaa'
const clientId = settingsClientId('reminders')
const row: SentRow = {
  clientId,
  kind: 'reminder',
  localId: 1,
  idOnServer: null,
  act: 'create',
  ver: 1,
  lost: [{ group: 'r2', hlc: S, value: { r2: { at: '09:00' } } }],
  groups: new Map([
    ['r1', { v: { r1: { at: '08:00' } }, s: S }],
    ['r2', { v: { r2: null }, s: S }],
    ['deleted', { v: { deleted: 0 }, s: S }],
  ]),
}

test('[SYNC-35] settings are sent by update-record for every act, each by a separate call', () => {
  const { name, body } = SETTINGS_CARRIER.request('create', [row], false)
  expect(name).toBe('sync/update-record')
  expect(body).toEqual({
    record_type: 'user_settings_record',
    pref_type: 'reminders',
    client_id: clientId,
    content: { r1: { at: '08:00' }, r2: null },
    stamps: { r1: S, r2: S, deleted: S },
    lost: row.lost,
  })
  expect(sentSettings.safeParse(body).success).toBe(true)
  expect([SETTINGS_CARRIER.most, SETTINGS_CARRIER.request('update', [row], true).name]).toEqual([1, name])
})

const answer = {
  record_id: 7,
  client_id: clientId,
  stamps: { r1: S, r2: S, deleted: S },
  content: { r1: { at: '10:00' }, r2: null },
}

test('[SYNC-14, SYNC-35] the answer has the live value of each key after the merge', () => {
  const [told] = SETTINGS_CARRIER.read({ code: 0, body: answer }, [row], false)
  expect(told).toMatchObject({ code: 0, idOnServer: 7 })
  expect(Object.fromEntries(told!.values!)).toEqual({
    r1: { r1: { at: '10:00' } },
    r2: { r2: null },
    deleted: { deleted: 0 },
  })
})

test('[SYNC-17] a temporary failure of the server says nothing about the settings; a refusal does', () => {
  const read = (code: number, isSingle: boolean) => SETTINGS_CARRIER.read({ code, body: {} }, [row], isSingle)
  expect(read(112, false)).toEqual([null])
  expect(read(112, true)).toMatchObject([{ code: 112 }])
  expect(read(227, false)).toMatchObject([{ code: 227 }])
  // A success that does not say what was stored acknowledges nothing.
  expect(read(0, false)).toEqual([null])
})
