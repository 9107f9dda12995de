import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { countedRows } from '@reprieve/domain/filters/columns/episodeRows.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { getColumnStore } from '../../filters/columns/columnStore.ts'
import { readRowPage } from '../../local/rows/rowPages.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { foldEpisodes, partOfRow, readHeads } from './foldEpisodes.ts'
import { entriesReading, ENTRY_KINDS } from './entriesReading.ts'
import { ALL_DAYS, firstDayToRead, isReadComplete, isRowWithin } from './dayBounds.ts'

export interface EntryCounter {
  /** Null until the first count. */
  current: () => number | null
  subscribe: (listener: () => void) => () => void
  close: () => void
}

interface CountOf {
  bounds?: DaySpan
  /** Resolves when the first content is read. Counting the days of a range reads entries, and waits for it. */
  first?: () => Promise<void>
}

/**
 * The number of entries in these days. Nothing waits for it: the last count is shown immediately, and a new one is made
 * only after a change. The whole diary is counted by its index, which takes less than drawing the list a second time.
 */
export function openEntryCount(
  diary: Diary,
  { bounds = ALL_DAYS, first = () => Promise.resolve() }: CountOf = {},
): EntryCounter {
  let counted: number | null = null

  const reading = entriesReading(diary, {
    // A read error is reported by the list; the next subscription counts again.
    read: async () => {
      if (bounds === ALL_DAYS) {
        // The index knows no episodes: the count is right without any, and else as soon as the columns are read.
        const rows = await countAll(diary)
        if (counted === null) show(rows)
        await first()
        show(rows - (await countLaterNumbers(diary)))
      } else show(await first().then(() => countWithin(diary, bounds)))
    },
  })
  const show = (sum: number): void => {
    if (sum === counted) return
    counted = sum
    reading.tell()
  }
  return { current: () => counted, subscribe: reading.subscribe, close: reading.close }
}

async function countAll({ tables }: Diary): Promise<number> {
  const counts = await Promise.all(ENTRY_KINDS.map((kind) => tables.countRows(kind)))
  return counts.reduce((all, one) => all + one, 0)
}

/** How many rows are no line of their own. [EPI-21] */
async function countLaterNumbers(diary: Diary): Promise<number> {
  const { entries } = await getColumnStore(diary).upToDate()
  const all = Uint32Array.from({ length: entries.count }, (_, row) => row)
  return entries.count - countedRows(entries, all).length
}

/** How many are read at once, so that the page can respond in between. */
const AT_ONCE = 100

/** The index only knows UTC days: for the person's own calendar each entry must be read. */
async function countWithin(diary: Diary, bounds: DaySpan): Promise<number> {
  let before = firstDayToRead(bounds)
  let count = 0
  const parts: LocalRow[] = []
  const ids = new Set<string>()
  do {
    const page = await readRowPage(diary, { kinds: ENTRY_KINDS, before, count: AT_ONCE })
    for (const row of page.rows.filter((one) => isRowWithin(one, bounds))) {
      if (partOfRow(row) === null) count += 1
      else parts.push(row)
      ids.add(row.clientId)
    }
    before = page.next
    await new Promise((resolve) => setTimeout(resolve))
  } while (!isReadComplete(before, bounds))
  const heads = await readHeads(diary, parts)
  const { rows } = foldEpisodes([...parts, ...heads])
  return count + rows.filter((row) => partOfRow(row) !== null || !ids.has(row.clientId)).length
}
