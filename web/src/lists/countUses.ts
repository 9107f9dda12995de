import { hasItem } from '@reprieve/contract/lists/listFieldWire.ts'
import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import { valuesOf } from '@reprieve/domain/sync/localRow.ts'
import { readRowPage } from '../local/rowPages.ts'
import type { Diary } from '../local/rows.ts'

/** What may have an item of a list. */
const KINDS = ['record', 'reflection']

/** Small enough that a press or a letter in between is not felt to wait. */
const PIECE = 200

/** Lets the page draw and hear presses: a promise alone gives it no turn. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * How many records and reflections have the item. Ten thousand of them are gone through in pieces; once `isWanted` says
 * no, nobody waits for the number any more, and what was counted so far is given. [LIST-14]
 */
export async function countUses(
  diary: Diary,
  { id, aliases = [] }: Pick<ListItem, 'id' | 'aliases'>,
  isWanted: () => boolean = () => true,
): Promise<number> {
  const ids = [id, ...aliases]
  let count = 0
  let before: number | null = null
  do {
    const { rows, next } = await readRowPage(diary, { kinds: KINDS, before, count: PIECE })
    count += rows.filter((row) => hasItem(valuesOf(row), ids)).length
    before = next
    await breathe()
  } while (before !== null && isWanted())
  return count
}
