import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { readRowPage } from '../local/rowPages.ts'
import type { Diary } from '../local/rows.ts'
import { ALL_DAYS, firstBefore, isBelow, isEarlier, isWithin } from './records/dayBounds.ts'
import { isSameList, sameWhereUnchanged } from './records/sameRows.ts'

/** The rows that have been read so far, the later days first. */
export interface Loaded {
  rows: readonly LocalRow[]
  isWhole: boolean
  /** There is something before the days that were asked for. */
  hasEarlier: boolean
}

export type SeenPages = { is: 'loading' } | ({ is: 'read' } & Loaded) | { is: 'failed'; fault: unknown }

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

export const ENTRY_KINDS = ['record', 'reflection']
/** Twice of what a tall screen shows. */
const PAGE = 20

/**
 * A long diary, read as far as somebody looked. What is written meanwhile is shown by reading as much anew, and until
 * that is there the old stays. One reading at a time, as in `watch`. [LOCAL-25, LOCAL-27]
 */
export function openPages(diary: Diary, { bounds = ALL_DAYS, pageSize = PAGE }: PagesOf = {}): DiaryPages {
  const listeners = new Set<() => void>()
  let seen: SeenPages = { is: 'loading' }
  let next: number | null = null
  let wanted = 1
  let isReading = false
  let isOutOfDate = true
  let close: (() => void) | null = null

  const show = (now: SeenPages): void => {
    seen = now
    for (const listener of listeners) listener()
  }
  const readMore = async (): Promise<void> => {
    const isAnew = isOutOfDate
    const old = !isAnew && seen.is === 'read' ? seen.rows : []
    isOutOfDate = false
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
  const isBehind = (): boolean => isOutOfDate || (loadedPages() < wanted && hasMore())
  const refresh = async (): Promise<void> => {
    if (isReading) return
    isReading = true
    try {
      while (listeners.size > 0 && isBehind()) await readMore()
    } catch (fault) {
      isOutOfDate = true
      // What was read before is better than nothing.
      if (seen.is !== 'read') show({ is: 'failed', fault })
    } finally {
      isReading = false
    }
  }
  // From the first look on, also while nobody looks: who comes back finds what they left, and reads only what changed.
  const listen = (): void => {
    close ??= diary.doorbell.listen((change) => {
      if (!change.some((kind) => ENTRY_KINDS.includes(kind))) return
      isOutOfDate = true
      void refresh()
    })
  }

  return {
    current: () => seen,
    subscribe: (listener) => {
      listeners.add(listener)
      listen()
      void refresh()
      return () => void listeners.delete(listener)
    },
    more: () => {
      if (isReading || !hasMore()) return
      wanted = loadedPages() + 1
      void refresh()
    },
    close: () => close?.(),
  }
}

const tellsTheSame = (one: Loaded, other: Loaded): boolean =>
  one.isWhole === other.isWhole && one.hasEarlier === other.hasEarlier && isSameList(one.rows, other.rows)
