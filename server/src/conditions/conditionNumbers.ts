import { aliasesIn } from '@reprieve/contract/aliasGroups.ts'
import { readConditionGroups } from '@reprieve/contract/conditions/conditionWire.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { itemsByNumber } from '../db/itemLookup.ts'
import type { StoredItem } from '../db/items.ts'
import type { Trx } from '../db/pool.ts'
import { CONDITION_KIND } from './conditionKind.ts'

/** The person's conditions with these numbers, in order; unknown numbers are skipped (D31). */
export async function conditionsByNumber(
  trx: Trx,
  userId: number,
  numbers: readonly number[],
): Promise<Reference[]> {
  const wanted = [...new Set(numbers)].filter((number) => number > 0)
  const items = await itemsByNumber(trx, userId, [CONDITION_KIND], wanted)
  const byNumber = new Map(items.map((item) => [item.num, item]))
  return wanted.flatMap((number): Reference[] => {
    const item = byNumber.get(number)
    const text =
      item === undefined ? undefined : readConditionGroups(conditionValues(item), item.clientId)?.name
    return item === undefined || text === undefined ? [] : [{ id: item.clientId, text }]
  })
}

/** The number of each condition by its id, and by the ids of duplicates merged into it. */
export function numbersOfConditions(items: readonly StoredItem[]): Map<string, number> {
  const numbers = new Map<string, number>()
  for (const { num, groups } of items) for (const id of aliasesIn(groups.keys())) numbers.set(id, num)
  for (const { clientId, num } of items) numbers.set(clientId, num)
  return numbers
}

export const conditionValues = ({ groups }: StoredItem): Map<string, unknown> =>
  new Map([...groups].map(([group, { v }]) => [group, v]))
