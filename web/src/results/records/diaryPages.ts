import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { readRowPage } from '../../local/rows/rowPages.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { entriesReading, ENTRY_KINDS, isSameList, reuseUnchangedRows } from './entriesReading.ts'
import { ALL_DAYS, firstDayToRead, isReadComplete, isRowBefore, isRowWithin } from './dayBounds.ts'

/** The rows read so far, later days first. */
export interface LoadedRows {
  rows: readonly LocalRow[]
  isWhole: boolean
  /** There are entries before the requested days. */
  hasEarlier: boolean
}

export type DiaryPagesState =
  | { is: 'loading' }
  | ({ is: 'read' } & LoadedRows)
  | { is: 'failed'; fault: unknown }

export interface DiaryPages {
  current: () => DiaryPagesState
  subscribe: (listener: () => void) => () => void
  /** Reads one more page; does nothing while one is being read, or at the end. */
  more: () => void
  /** Stops following changes. */
  close: () => void
}

interface PagesOf {
  /** The requested days. */
  bounds?: DaySpan
  pageSize?: number
}

/** Twice what a tall screen shows. */
const PAGE = 20

/**
 * Reads a long diary as far as the user scrolled. After a write it reads the same amount again and shows the old rows
 * until then. [LOCAL-27]
 */
export function openDiaryPages(
  diary: Diary,
  { bounds = ALL_DAYS, pageSize = PAGE }: PagesOf = {},
): DiaryPages {
  let seen: DiaryPagesState = { is: 'loading' }
  let next: number | null = null
  let wanted = 1

  const show = (now: DiaryPagesState): void => {
    seen = now
    reading.tell()
  }
  const readMore = async (isAnew: boolean): Promise<void> => {
    const old = !isAnew && seen.is === 'read' ? seen.rows : []
    const page = await readRowPage(diary, {
      kinds: ENTRY_KINDS,
      before: isAnew ? firstDayToRead(bounds) : next,
      count: isAnew ? pageSize * wanted : pageSize,
    })
    next = page.next
    const known = seen.is === 'read' ? seen.rows : []
    const asked = page.rows.filter((row) => isRowWithin(row, bounds))
    const rows = [...old, ...reuseUnchangedRows(asked, known)]
    const isWhole = isReadComplete(page.next, bounds)
    const hasEarlier = (isWhole && page.next !== null) || page.rows.some((row) => isRowBefore(row, bounds))
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
      // The rows read before are better than nothing.
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
