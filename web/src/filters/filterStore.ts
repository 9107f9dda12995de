import {
  readStoredFilter,
  type RememberedFilter,
  mergeFilterIntoSettings,
} from '@reprieve/contract/filters/keptFilter.ts'
import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import { DEFAULT_RANGE } from '@reprieve/domain/filters/dateRange.ts'
import type { Criteria, DateRange, Filter, Sort } from '@reprieve/domain/filters/filter.ts'
import { rangeFromWord, rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { makeObservable } from '../device/observable.ts'
import { storeChoice, readChoice, type StorageName } from '../device/storage.ts'
import { delayByTimer, type Timer } from '../device/timer.ts'
import type { Diary } from '../local/rows/rows.ts'
import {
  type FailedSave,
  onePerDiary,
  openQueuedSave,
  type QueuedSave,
} from '../settings/saving/queuedSave.ts'

/** What this device remembers of a filter without criteria: range and order, no health data. [FILT-29] */
interface FilterMemory {
  recall: () => RememberedFilter
  /** Whether the person has ever chosen a range on this device. */
  hasRange: () => boolean
  /** The person chose this range, even if it is the default one. */
  keepRange: (range: DateRange) => void
  keep: (filter: Filter) => void
}

type Remembers = Extract<StorageName, 'range' | 'sort'>

interface Choices {
  read: (name: Remembers) => string | null
  keep: (name: Remembers, value: string) => void
}

const ON_DEVICE: Choices = { read: readChoice, keep: storeChoice }
const RANGE = 'range'
const SORT = 'sort'
const SORTS: readonly Sort[] = (['timing', 'severity', 'duration'] as const).flatMap((by) =>
  (['asc', 'desc'] as const).map((order): Sort => ({ by, order })),
)
const sortWord = ({ by, order }: Sort): string => `${by}-${order}`

export function filterMemory(choices: Choices = ON_DEVICE): FilterMemory {
  /** Reading is fast, writing may wait for the disk. */
  const keepWord = (name: Remembers, word: string): void => {
    if (choices.read(name) !== word) choices.keep(name, word)
  }
  return {
    recall: () => ({
      range: rangeFromWord(choices.read(RANGE)) ?? DEFAULT_RANGE,
      sort: SORTS.find((sort) => sortWord(sort) === choices.read(SORT)) ?? DEFAULT_CRITERIA.sort,
    }),
    hasRange: () => choices.read(RANGE) !== null,
    keepRange: (range) => keepWord(RANGE, rangeWord(range)),
    keep: ({ criteria: { sort }, range }) => {
      // The default range was not chosen: it must not look so later.
      if (choices.read(RANGE) !== null || !sameJson(range, DEFAULT_RANGE)) keepWord(RANGE, rangeWord(range))
      keepWord(SORT, sortWord(sort))
    },
  }
}

export const FILTER_DELAY_MS = 10
/** A drag changes the filter sixty times a second, and each save is sent to other devices. */
const SAVE_REST_MS = 400

export interface FilterStore extends Pick<QueuedSave<Filter>, 'flush' | 'leave' | 'failed'> {
  /** The same object until listeners are notified of another. */
  current: () => Filter
  subscribe: (listener: () => void) => () => void
  /** Based on the newest filter, of which listeners may not be notified yet. */
  change: (next: (filter: Filter) => Filter) => void
  /** The person chooses a range, which may be the default one. */
  chooseRange: (range: DateRange) => void
  /** False if nobody has chosen a range: then the results may choose one. [RES-73] */
  isRangeChosen: () => boolean
  /** False until the stored filter is read; until then the current one has no criteria. */
  isKnown: () => boolean
}

export interface FilterStoreOptions {
  later?: Timer
  memory?: FilterMemory
}

/** [FILT-27, FILT-28, FILT-29] */
export function openFilter(
  diary: Diary,
  { later = delayByTimer, memory = filterMemory() }: FilterStoreOptions = {},
): FilterStore {
  const saved = openQueuedSave<Filter>(
    diary,
    {
      name: 'filter',
      from: (kept, before) => readStoredFilter(kept, before === null ? memory.recall() : memorable(before)),
      onto: mergeFilterIntoSettings,
      join: joinFilters,
    },
    { restMs: SAVE_REST_MS, later },
  )
  const shown = makeObservable(saved.current().value)
  const known = makeObservable(false)
  const failed = makeObservable<FailedSave | null>(null)
  let isTelling = false
  /** The person's latest change; listeners are notified shortly. */
  let mine = shown.current()

  const tell = (): void => {
    isTelling = false
    const { value } = saved.current()
    if (value === shown.current()) return
    memory.keep(value)
    shown.become(value)
  }
  saved.subscribe(() => {
    if (saved.current().value !== mine) tell()
    known.become(saved.current().isKnown)
    failed.become(saved.failed())
  })

  const change: FilterStore['change'] = (next) => {
    // Not postponed by the next change: during a drag they come more often than the delay.
    if (!isTelling) later(tell, FILTER_DELAY_MS)
    isTelling = true
    saved.change((filter) => (mine = next(filter)))
  }

  return {
    current: shown.current,
    isKnown: known.current,
    isRangeChosen: () => memory.hasRange() || !sameJson(shown.current().range, DEFAULT_RANGE),
    chooseRange: (range) => {
      memory.keepRange(range)
      change((filter) => ({ ...filter, range }))
    },
    subscribe: (listener) => {
      const ends = [shown, known, failed].map(({ subscribe }) => subscribe(listener))
      return () => {
        for (const end of ends) end()
      }
    },
    change,
    flush: saved.flush,
    leave: () => {
      tell()
      saved.leave()
    },
    failed: failed.current,
  }
}

export const getFilterStore = onePerDiary(openFilter)

const memorable = ({ range, criteria: { sort } }: Filter) => ({ range, sort })

interface FilterVersions {
  /** The common ancestor. */
  base: Filter
  mine: Filter
  theirs: Filter
}

/** The person's changes on top of those from another tab or device. [FILT-28] */
function joinFilters({ base, mine, theirs }: FilterVersions): Filter {
  const fields = joinParts(base.criteria.fields, mine.criteria.fields, theirs.criteria.fields)
  return {
    criteria: { ...joinParts<Criteria>(base.criteria, mine.criteria, theirs.criteria), fields },
    range: sameJson(base.range, mine.range) ? theirs.range : mine.range,
  }
}

function joinParts<Parts extends object>(base: Parts, mine: Parts, theirs: Parts): Parts {
  const joined = { ...theirs }
  for (const key of Object.keys(mine) as (keyof Parts)[])
    if (!sameJson(base[key], mine[key])) joined[key] = mine[key]
  return joined
}
