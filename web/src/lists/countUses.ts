import { hasItem } from '@reprieve/contract/lists/listFieldWire.ts'
import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import { groupValues } from '@reprieve/domain/sync/localRow.ts'
import { readRowPage } from '../local/rows/rowPages.ts'
import type { Diary } from '../local/rows/rows.ts'

/** The kinds of rows that can contain a list item. */
const KINDS = ['record', 'reflection']

/** Small enough that a press or a typed character in between does not seem to lag. */
const PIECE = 200

/** Lets the page render and handle presses: awaiting a promise alone does not. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * How many records and reflections contain the item. Ten thousand of them are read in chunks; once `isWanted` returns
 * false nobody needs the number any more, and the count so far is returned. [LIST-14]
 */
export async function countItemUses(
  diary: Diary,
  { id, aliases = [] }: Pick<ListItem, 'id' | 'aliases'>,
  isWanted: () => boolean = () => true,
): Promise<number> {
  const ids = [id, ...aliases]
  let count = 0
  let before: number | null = null
  do {
    const { rows, next } = await readRowPage(diary, { kinds: KINDS, before, count: PIECE })
    count += rows.filter((row) => hasItem(groupValues(row), ids)).length
    before = next
    await breathe()
  } while (before !== null && isWanted())
  return count
}
