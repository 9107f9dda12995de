import { RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { readRowPage } from '../../local/rows/rowPages.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { readStoredRows } from '../../local/rows/storedRow.ts'
import { dayOfMoment } from '../../records/recordDay.ts'
import { foldEpisodes, partOfRow, readHeads } from './foldEpisodes.ts'
import { entriesReading, ENTRY_KINDS, isSameList, reuseUnchangedRows } from './entriesReading.ts'
import {
  ALL_DAYS,
  EPISODE_DAYS,
  firstDayToRead,
  isReadComplete,
  isRowAfter,
  isRowBefore,
  isRowWithin,
} from './dayBounds.ts'

/** The rows read so far, later days first, with all rows of their episodes that are known. */
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
  let read: readonly LocalRow[] = []
  /** Numbers after the requested days, of episodes that began in them. */
  let later: readonly LocalRow[] = []

  const show = (now: DiaryPagesState): void => {
    seen = now
    reading.tell()
  }
  const readMore = async (isAnew: boolean): Promise<void> => {
    const [old, oldLater] = isAnew ? [[], []] : [read, later]
    const page = await readRowPage(diary, {
      kinds: ENTRY_KINDS,
      before: isAnew ? firstDayToRead(bounds) : next,
      count: isAnew ? pageSize * wanted : pageSize,
    })
    next = page.next
    const known = seen.is === 'read' ? [...read, ...later, ...seen.rows] : []
    const rowsNow = reuseUnchangedRows(page.rows, known)
    read = [...old, ...rowsNow.filter((row) => isRowWithin(row, bounds))]
    later = [...oldLater, ...rowsNow.filter((row) => partOfRow(row) !== null && isRowAfter(row, bounds))]
    const isWhole = isReadComplete(page.next, bounds)
    const hasEarlier = (isWhole && page.next !== null) || page.rows.some((row) => isRowBefore(row, bounds))
    const heads = reuseUnchangedRows(await readHeads(diary, read), known)
    const isShown = (head: LocalRow): boolean => isWhole || diary.dayOf(head) >= (next ?? 0)
    const earlier = await readNumbersBefore(diary, heads.filter(isShown), bounds)
    const after = new Set(later.map(({ clientId }) => clientId))
    const before = reuseUnchangedRows(earlier, known).filter(({ clientId }) => !after.has(clientId))
    const outside = [...later, ...before]
    const rows = wholeEpisodes({ read, outside, heads }, isShown)
    const now = { is: 'read', rows, isWhole, hasEarlier } as const
    if (seen.is === 'read' && tellsTheSame(now, seen)) return
    show(now)
  }
  const loadedPages = (): number => (seen.is === 'read' ? Math.ceil(read.length / pageSize) : 0)
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

/** An episode that began before the requested days has numbers there too. */
async function readNumbersBefore(
  diary: Diary,
  heads: readonly LocalRow[],
  { from }: DaySpan,
): Promise<readonly LocalRow[]> {
  const days = heads.filter((head) => isRowBefore(head, { from, to: from })).map(diary.dayOf)
  if (days.length === 0) return []
  const last = dayOfMoment((from + 1) * DAY_MS)
  const found: LocalRow[] = []
  for (let day = Math.max(Math.min(...days), last - EPISODE_DAYS); day <= last; day += 1) {
    const { loaded } = await readStoredRows(diary, await diary.tables.rowsOfDay(RECORD_KIND, day))
    found.push(...loaded.map(({ row }) => row).filter((row) => partOfRow(row) !== null))
  }
  return found
}

interface ReadRows {
  read: readonly LocalRow[]
  /** Numbers outside the requested days. */
  outside: readonly LocalRow[]
  /** The records of these numbers that are on other pages, or outside the days. */
  heads: readonly LocalRow[]
}

/**
 * A number whose record comes with a later page waits for it: otherwise it would be a line of its own until then. A
 * record outside the requested days is a line, because one of its numbers is inside. [EPI-11, EPI-21]
 */
function wholeEpisodes(
  { read, outside, heads }: ReadRows,
  isShown: (head: LocalRow) => boolean,
): readonly LocalRow[] {
  if (heads.length + outside.length === 0) return read
  const added = new Set(heads)
  const { rows, parts } = foldEpisodes([...read, ...heads])
  const shown = rows
    .filter((head) => !added.has(head) || isShown(head))
    .flatMap((head) => [head, ...(parts.get(head.clientId) ?? [])])
  const ids = new Set(shown.map(({ clientId }) => clientId))
  return [...shown, ...outside.filter((row) => ids.has(partOfRow(row) ?? '') && !ids.has(row.clientId))]
}

const tellsTheSame = (one: LoadedRows, other: LoadedRows): boolean =>
  one.isWhole === other.isWhole && one.hasEarlier === other.hasEarlier && isSameList(one.rows, other.rows)
