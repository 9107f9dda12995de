import { isEnoughToSearch } from '@reprieve/domain/catalogue/fold.ts'
import { DEFAULT_CRITERIA, isDefault } from '@reprieve/domain/filters/criteria.ts'
import type { DateRange, Filter, Sort } from '@reprieve/domain/filters/filter.ts'

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
