import { expect, test } from 'vitest'
import { emptyRow } from './localRow.ts'
import { applyPulled } from './pullApply.ts'
import { yieldToAccount } from './yieldToAccount.ts'
import { NOW, groupsOf, save, stampAt } from './testing/aRow.ts'

const ID = '869ecb9c-7677-5e21-ae62-e9b0528eb5f3'
const mine = save(emptyRow(ID, 'list_field'), { shown: { isShow: 0 }, name: { value: 'Mine' } }).row
const account = (values: Record<string, unknown>, kind = 'list_field') => ({
  clientId: ID,
  kind,
  idOnServer: 1,
  groups: groupsOf(values, stampAt(NOW - 90_000)),
})

test("[SYNC-22] the account's arrangement wins over a later one of a device that joins it, which is kept", () => {
  const theirs = account({ shown: { isShow: 1 }, name: { value: 'Theirs' } })
  const after = applyPulled(yieldToAccount(mine, theirs), theirs, NOW)
  expect(after.groups.get('shown')).toEqual({ v: { isShow: 1 }, s: stampAt(NOW - 90_000) })
  expect(after.lost).toEqual([{ group: 'shown', hlc: mine.groups.get('shown')!.s, value: { isShow: 0 } }])
  // What the person wrote is not arrangement: there the later act wins.
  expect(after.groups.get('name')?.v).toEqual({ value: 'Mine' })
  expect(after).toMatchObject({ dirty: true, pend: new Set(['name', 'deleted']) })
})

test('[SYNC-22] where the account says nothing, or the same, nothing yields', () => {
  for (const values of [{ position: { position: 1 } }, { shown: { isShow: 0 } }])
    expect(yieldToAccount(mine, account(values))).toBe(mine)
  expect(yieldToAccount(mine, account({ shown: { isShow: 1 } }, 'record'))).toBe(mine)
})
