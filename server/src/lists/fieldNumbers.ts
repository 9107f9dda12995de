import { aliasesIn } from '@reprieve/contract/aliasGroups.ts'
import { listForField } from '@reprieve/domain/lists/listItem.ts'
import { itemsOfKind } from '../db/itemLookup.ts'
import type { Db } from '../db/pool.ts'
import { BUILT_IN_BY_ID } from '@reprieve/content/builtInItems.ts'
import { ListNames, nameIn } from './listNames.ts'
import { LIST_KIND } from './sentFields.ts'

/** A reference from a record to a list item: its name, and its id if it has one. */
interface Mentioned {
  value: string
  clientId: string | undefined
}

/** The number of an item that a record refers to; undefined if it does not exist (D31). */
export type FindItemNumber = (list: string, mentioned: Mentioned) => number | undefined

export async function loadItemNumbers(db: Db, userId: number): Promise<FindItemNumber> {
  const items = await itemsOfKind(db, userId, LIST_KIND)
  const byId = new Map(items.map((item) => [item.clientId, item]))
  const names = new ListNames((id) => {
    const item = byId.get(id)
    return item === undefined ? null : nameIn(item)
  })
  const numbers = new Map([...BUILT_IN_BY_ID.values()].map(({ id, fid }) => [id, fid]))
  for (const { groups, num } of items) for (const id of aliasesIn(groups.keys())) numbers.set(id, num)
  for (const item of items) {
    numbers.set(item.clientId, item.num)
    names.add(item)
  }
  return (list, { value, clientId }) => {
    if (clientId !== undefined) return numbers.get(clientId)
    const type = listForField(list)
    const id = type === null ? null : names.find(type, value)
    return id === null ? undefined : numbers.get(id)
  }
}
