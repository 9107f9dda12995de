import { isEnoughToSearch } from '@reprieve/domain/catalogue/fold.ts'
import { DEFAULT_CRITERIA, isDefault } from '@reprieve/domain/filters/criteria.ts'
import type { DateRange, Filter, Sort } from '@reprieve/domain/filters/filter.ts'

/** What the address says about the list. */
export interface ListPlace {
  view?: string | undefined
  page?: string | undefined
  q?: string | undefined
}

export const PAGES = 'pages'

/** The latest first. */
export const DEFAULT_ORDER: Sort = DEFAULT_CRITERIA.sort

export const isDefaultSort = ({ by, order }: Sort): boolean =>
  by === DEFAULT_ORDER.by && order === DEFAULT_ORDER.order

/** What is looked for in the notes; null where too little is typed. [RES-27] */
export const searchedFor = ({ q }: ListPlace): string | null =>
  q !== undefined && isEnoughToSearch(q) ? q : null

/** What hides all that was looked for: the range before the filter, and else that it is nowhere. [RES-23] */
export function searchMend(inDiary: number, range: DateRange): 'alltime' | 'filter' | 'search' {
  if (inDiary === 0) return 'search'
  return range.is === 'alltime' ? 'filter' : 'alltime'
}

/** Nothing is asked that would need the whole diary: then only so much is read as is looked at. [RES-25] */
export const isPlain = ({ criteria }: Filter, place: ListPlace): boolean =>
  place.view !== PAGES && isDefault(criteria) && isDefaultSort(criteria.sort) && searchedFor(place) === null

export const PAGE_SIZES = [10, 25, 50] as const

/** How many stand on a page, as the device has kept it. */
export const pageSizeFrom = (kept: string | null): number =>
  PAGE_SIZES.find((size) => String(size) === kept) ?? PAGE_SIZES[0]

export interface ShownPage {
  /** From 1 on. */
  page: number
  pages: number
}

/** The page that was asked for, else the nearest that there is. [RES-28] */
export function shownPage(asked: string | undefined, count: number, size: number): ShownPage {
  const pages = Math.max(1, Math.ceil(count / size))
  const said = /^\d{1,9}$/.test(asked ?? '') ? Number(asked) : 1
  return { page: Math.min(pages, Math.max(1, said)), pages }
}
