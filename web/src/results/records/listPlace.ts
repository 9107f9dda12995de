import { isEnoughToSearch } from '@reprieve/domain/catalogue/fold.ts'
import { DEFAULT_CRITERIA, isDefault } from '@reprieve/domain/filters/criteria.ts'
import type { DateRange, Filter, Sort } from '@reprieve/domain/filters/filter.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { useSyncExternalStore } from 'react'
import { type OpenDiary, useDiary } from '../../access/diary.ts'
import { makeObservable, type Observable } from '../../device/observable.ts'
import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useNavigate, useSearch } from '../../navigation/useRouter.ts'

/** The list's parameters in the address. */
export interface ListPlace {
  view?: string | undefined
  page?: string | undefined
  q?: string | undefined
}

export const PAGED_VIEW = 'pages'

/** The latest first. */
export const DEFAULT_ORDER: Sort = DEFAULT_CRITERIA.sort

export const isDefaultSort = ({ by, order }: Sort): boolean =>
  by === DEFAULT_ORDER.by && order === DEFAULT_ORDER.order

/** The search text; null if too little is typed. [RES-27] */
export const parseSearchText = ({ q }: ListPlace): string | null =>
  q !== undefined && isEnoughToSearch(q) ? q : null

/** What hides all results: the range before the filter; if the diary has no match at all, the search. [RES-23] */
export function findSearchRemedy(inDiary: number, range: DateRange): 'alltime' | 'filter' | 'search' {
  if (inDiary === 0) return 'search'
  return range.is === 'alltime' ? 'filter' : 'alltime'
}

/** The request does not need the whole diary: then only as much is read as is looked at. [RES-25] */
export const isUnfilteredList = ({ criteria }: Filter, place: ListPlace): boolean =>
  place.view !== PAGED_VIEW &&
  isDefault(criteria) &&
  isDefaultSort(criteria.sort) &&
  parseSearchText(place) === null

export const PAGE_SIZES = [10, 25, 50] as const

/** The page size stored on the device. */
export const pageSizeFrom = (kept: string | null): number =>
  PAGE_SIZES.find((size) => String(size) === kept) ?? PAGE_SIZES[0]

export interface ShownPage {
  /** Counts from 1. */
  page: number
  pages: number
}

/** The requested page, or the nearest existing one. [RES-28] */
export function shownPage(asked: string | undefined, count: number, size: number): ShownPage {
  const pages = Math.max(1, Math.ceil(count / size))
  const said = /^\d{1,9}$/.test(asked ?? '') ? Number(asked) : 1
  return { page: Math.min(pages, Math.max(1, said)), pages }
}

// Addresses stay in the browser's history, outside the app lock: with a lock, the search text stays in the page's
// memory and goes with it. [LOCK-7]

const wordOf = perDiary((): Observable<string | undefined> => makeObservable<string | undefined>(undefined))

const isSealed = ({ lock }: OpenDiary): boolean => lock.is !== 'none'

export function useCurrentListPlace(): ListPlace {
  const diary = useDiary()
  const inAddress: ListPlace = useSearch()
  const { subscribe, current } = wordOf(diary)
  const word = useSyncExternalStore(subscribe, current)
  return isSealed(diary) ? { ...inAddress, q: word } : inAddress
}

/** Replaces the history entry: going back leaves the list instead of undoing each keystroke. */
export function useSetListPlace(): (next: ListPlace) => void {
  const navigate = useNavigate()
  const diary = useDiary()
  return (next) => {
    const isKeptHere = isSealed(diary) && 'q' in next
    if (isKeptHere) wordOf(diary).become(next.q)
    const search = (before: object) => ({ ...before, ...next, ...(isKeptHere && { q: undefined }) })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
}

interface KeptList {
  /** The key of what was requested. */
  key: string
  rows: readonly LocalRow[]
  /** The ids that they were read from. */
  of: readonly string[]
}

/** Attached to the diary and gone with it: nothing of a closed diary stays behind. */
const lastList = perDiary((): { list: KeptList | null } => ({ list: null }))

/** Equal requests have equal keys. */
export const listKey = ({ criteria, range }: Filter, { q, view, page }: ListPlace): string =>
  JSON.stringify([criteria, range, q, view, page])

/** What was read last: a user who comes back from a record finds the list where it was. [RES-24] */
export function readCachedList(diary: Diary, key: string): KeptList | null {
  const { list } = lastList(diary)
  return list?.key === key ? list : null
}

export const cacheList = (diary: Diary, list: KeptList): void => void (lastList(diary).list = list)
