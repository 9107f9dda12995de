import { expect, test } from 'vitest'
import { applyPulled } from './applyPage.ts'
import { emptyRow } from './localRow.ts'
import { ROW_NOW, stampGroups, saveValues, stampAt } from './testing/aRow.ts'
import { yieldToAccount } from './yieldToAccount.ts'

const ID = '869ecb9c-7677-5e21-ae62-e9b0528eb5f3'
const mine = saveValues(emptyRow(ID, 'list_field'), { shown: { isShow: 0 }, name: { value: 'Mine' } }).row
const account = (values: Record<string, unknown>, kind = 'list_field') => ({
  clientId: ID,
  kind,
  idOnServer: 1,
  groups: stampGroups(values, stampAt(ROW_NOW - 90_000)),
})

test("[SYNC-22] the account's arrangement wins over a later one of a device that joins it, which is kept", () => {
  const theirs = account({ shown: { isShow: 1 }, name: { value: 'Theirs' } })
  const after = applyPulled(yieldToAccount(mine, theirs), theirs, ROW_NOW)
  expect(after.groups.get('shown')).toEqual({ v: { isShow: 1 }, s: stampAt(ROW_NOW - 90_000) })
  expect(after.lost).toEqual([{ group: 'shown', hlc: mine.groups.get('shown')!.s, value: { isShow: 0 } }])
  // A name that the person wrote is not an arrangement: there the later act wins.
  expect(after.groups.get('name')?.v).toEqual({ value: 'Mine' })
  expect(after).toMatchObject({ dirty: true, pend: new Set(['name', 'deleted']) })
})

test('[SYNC-22] if the account has no value, or the same, nothing yields', () => {
  for (const values of [{ position: { position: 1 } }, { shown: { isShow: 0 } }])
    expect(yieldToAccount(mine, account(values))).toBe(mine)
  expect(yieldToAccount(mine, account({ shown: { isShow: 1 } }, 'record'))).toBe(mine)
})

const told = saveValues(emptyRow(ID, 'user_profile'), {
  name: { name: 'Of this device' },
  weight: { weight: 70, weight_units: '' },
  terms: { eula_version: 3 },
}).row

test('[PROF-8] a profile of a device yields to that of the account, where the account has a value', () => {
  const theirs = account({ name: { name: 'Of years' }, terms: { eula_version: 2 } }, 'user_profile')
  const after = applyPulled(yieldToAccount(told, theirs), theirs, ROW_NOW)
  expect(after.groups.get('name')?.v).toEqual({ name: 'Of years' })
  expect(after.lost).toEqual([
    { group: 'name', hlc: told.groups.get('name')!.s, value: { name: 'Of this device' } },
  ])
  expect(after.groups.get('weight')?.v).toEqual({ weight: 70, weight_units: '' })
  expect(after.pend).toEqual(new Set(['weight', 'terms', 'deleted']))
})

test('[PROF-8, ACC-17] accepted terms of the device do not yield', () => {
  const theirs = account({ terms: { eula_version: 2 } }, 'user_profile')
  expect(yieldToAccount(told, theirs)).toBe(told)
})

test('[SYNC-35] the saved filter of a device yields to that of the account, key by key', () => {
  const own = saveValues(emptyRow(ID, 'filter'), {
    filter_mode: { filter_mode: 'any' },
    pain_type: { pain_type: ['Constant'] },
  }).row
  const theirs = account({ filter_mode: { filter_mode: 'all' } }, 'filter')
  const after = applyPulled(yieldToAccount(own, theirs), theirs, ROW_NOW)
  expect(after.groups.get('filter_mode')?.v).toEqual({ filter_mode: 'all' })
  expect(after.lost.map(({ value }) => value)).toEqual([{ filter_mode: 'any' }])
  // Groups that the account does not have are sent from the device.
  expect(after.pend).toEqual(new Set(['pain_type', 'deleted']))
})

test('[SYNC-35] a key of the settings may be called as anything else is: it yields all the same', () => {
  const own = saveValues(emptyRow(ID, 'program'), { terms: { terms: 'mine' } }).row
  const theirs = account({ terms: { terms: 'of years' } }, 'program')
  const after = applyPulled(yieldToAccount(own, theirs), theirs, ROW_NOW)
  expect(after.groups.get('terms')?.v).toEqual({ terms: 'of years' })
  expect(after.lost.map(({ value }) => value)).toEqual([{ terms: 'mine' }])
})
