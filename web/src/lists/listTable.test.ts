import { aliasGroup, aliasValue } from '@reprieve/contract/aliasGroups.ts'
import { groupsOfItem } from '@reprieve/contract/lists/listFieldWire.ts'
import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import { emptyRow } from '@reprieve/domain/sync/localRow.ts'
import { expect, test } from 'vitest'
import { itemFrom, itemsById } from './listTable.ts'

const YOGA: ListItem = {
  id: '00000000-0000-7000-8000-000000000001',
  type: 'alleviating_factor',
  name: 'Yoga',
  key: null,
  icon: null,
  isShown: true,
  position: 3,
}
const COPY = '00000000-0000-7000-8000-000000000002'

test('[D29] an item says under which ids of copies it was known, and is found by them', () => {
  const values = [...groupsOfItem(YOGA), [aliasGroup(COPY), aliasValue(COPY)] as const]
  const groups = new Map(values.map(([group, v]) => [group, { v, s: '018bcfe56800-0000-aaaaaaaaaaaa' }]))
  const item = itemFrom(YOGA.id, { ...emptyRow(YOGA.id, 'list_field'), groups })
  expect(item).toEqual({ ...YOGA, aliases: [COPY] })
  expect(itemsById([item!]).get(COPY)).toBe(item)
})

test('[D29] an id that has an item of its own is no alias', () => {
  const [one, other] = [
    { ...YOGA, aliases: [COPY] },
    { ...YOGA, id: COPY, name: 'Walking' },
  ]
  for (const items of [
    [one, other],
    [other, one],
  ])
    expect(itemsById(items).get(COPY)).toBe(other)
})
