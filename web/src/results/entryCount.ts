import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { readRowPage } from '../local/rowPages.ts'
import type { Diary } from '../local/rows.ts'
import { entriesReading, ENTRY_KINDS } from './entriesReading.ts'
import { ALL_DAYS, firstBefore, isBelow, isWithin } from './records/dayBounds.ts'

export interface EntryCounter {
  /** Null until they were counted for the first time. */
  current: () => number | null
  subscribe: (listener: () => void) => () => void
  close: () => void
}

interface CountOf {
  bounds?: DaySpan
  afterMs?: number
}

const COUNT_AFTER_MS = 500

/**
 * How many entries the diary has in these days. Counting walks the whole index, so nothing waits for it, and who comes back is told
 * what was counted before; it is counted anew after a change alone.
 */
export function openCount(
  diary: Diary,
  { bounds = ALL_DAYS, afterMs = COUNT_AFTER_MS }: CountOf = {},
): EntryCounter {
  let counted: number | null = null

  const reading = entriesReading(diary, {
    // The list says it where the diary cannot be read; the number is counted with the next look.
    read: async () => {
      // The engine answers in turn, and what is shown first must not wait behind it.
      await new Promise((resolve) => setTimeout(resolve, afterMs))
      const sum = bounds === ALL_DAYS ? await countAll(diary) : await countWithin(diary, bounds)
      if (sum === counted) return
      counted = sum
      reading.tell()
    },
  })
  return { current: () => counted, subscribe: reading.subscribe, close: reading.close }
}

async function countAll({ tables }: Diary): Promise<number> {
  const counts = await Promise.all(ENTRY_KINDS.map((kind) => tables.countRows(kind)))
  return counts.reduce((all, one) => all + one, 0)
}

/** So many are read at once: the page must be able to answer a press in between. */
const AT_ONCE = 100

/** The index knows the days of Greenwich alone: by the person's own calendar each has to be looked at. */
async function countWithin(diary: Diary, bounds: DaySpan): Promise<number> {
  let before = firstBefore(bounds)
  let count = 0
  do {
    const page = await readRowPage(diary, { kinds: ENTRY_KINDS, before, count: AT_ONCE })
    count += page.rows.filter((row) => isWithin(row, bounds)).length
    before = page.next
    await new Promise((resolve) => setTimeout(resolve))
  } while (!isBelow(before, bounds))
  return count
}
