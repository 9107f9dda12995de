import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { readRowPage } from '../local/rowPages.ts'
import type { Diary } from '../local/rows.ts'
import { ALL_DAYS, firstBefore, isBelow, isEarlier, isWithin } from './records/dayBounds.ts'
import { entriesReading, ENTRY_KINDS } from './entriesReading.ts'
import { isSameList, sameWhereUnchanged } from './records/sameRows.ts'

/** The rows that have been read so far, the later days first. */
export interface LoadedRows {
  rows: readonly LocalRow[]
  isWhole: boolean
  /** There is something before the days that were asked for. */
  hasEarlier: boolean
}

export type SeenPages = { is: 'loading' } | ({ is: 'read' } & LoadedRows) | { is: 'failed'; fault: unknown }

export interface DiaryPages {
  current: () => SeenPages
  subscribe: (listener: () => void) => () => void
  /** One page more; nothing while one is read, and at the end. */
  more: () => void
  /** What is written from now on is not followed any more. */
  close: () => void
}

interface PagesOf {
  /** The days that are asked for. */
  bounds?: DaySpan
  pageSize?: number
}

/** Twice of what a tall screen shows. */
const PAGE = 20

/**
 * A long diary, read as far as somebody looked. What is written meanwhile is shown by reading as much anew, and until
 * that is there the old stays. [LOCAL-27]
 */
export function openPages(diary: Diary, { bounds = ALL_DAYS, pageSize = PAGE }: PagesOf = {}): DiaryPages {
  let seen: SeenPages = { is: 'loading' }
  let next: number | null = null
  let wanted = 1

  const show = (now: SeenPages): void => {
    seen = now
    reading.tell()
  }
  const readMore = async (isAnew: boolean): Promise<void> => {
    const old = !isAnew && seen.is === 'read' ? seen.rows : []
    const page = await readRowPage(diary, {
      kinds: ENTRY_KINDS,
      before: isAnew ? firstBefore(bounds) : next,
      count: isAnew ? pageSize * wanted : pageSize,
    })
    next = page.next
    const known = seen.is === 'read' ? seen.rows : []
    const asked = page.rows.filter((row) => isWithin(row, bounds))
    const rows = [...old, ...sameWhereUnchanged(asked, known)]
    const isWhole = isBelow(page.next, bounds)
    const hasEarlier = (isWhole && page.next !== null) || page.rows.some((row) => isEarlier(row, bounds))
    const now = { is: 'read', rows, isWhole, hasEarlier } as const
    if (seen.is === 'read' && tellsTheSame(now, seen)) return
    show(now)
  }
  const loadedPages = (): number => (seen.is === 'read' ? Math.ceil(seen.rows.length / pageSize) : 0)
  const hasMore = (): boolean => seen.is !== 'read' || !seen.isWhole
  const reading = entriesReading(diary, {
    isBehind: () => loadedPages() < wanted && hasMore(),
    read: readMore,
    failed: (fault) => {
      // What was read before is better than nothing.
      if (seen.is !== 'read') show({ is: 'failed', fault })
    },
  })

  return {
    current: () => seen,
    subscribe: reading.subscribe,
    more: () => {
      if (reading.isReading() || !hasMore()) return
      wanted = loadedPages() + 1
      reading.refresh()
    },
    close: reading.close,
  }
}

const tellsTheSame = (one: LoadedRows, other: LoadedRows): boolean =>
  one.isWhole === other.isWhole && one.hasEarlier === other.hasEarlier && isSameList(one.rows, other.rows)
