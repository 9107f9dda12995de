import type { Remembered } from '@reprieve/contract/filters/keptFilter.ts'
import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import { DEFAULT_RANGE } from '@reprieve/domain/filters/dateRange.ts'
import type { Filter, Sort } from '@reprieve/domain/filters/filter.ts'
import { rangeFromWord, rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import { keepChoice, readChoice, type StorageName } from '../device/storage.ts'

/** What this device remembers of a filter without criteria: range and order, no health data. [FILT-29] */
export interface FilterMemory {
  recall: () => Remembered
  keep: (filter: Filter) => void
}

type Remembers = Extract<StorageName, 'range' | 'sort'>

interface Choices {
  read: (name: Remembers) => string | null
  keep: (name: Remembers, value: string) => void
}

const ON_DEVICE: Choices = { read: readChoice, keep: keepChoice }
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
    keep: ({ criteria: { sort }, range }) => {
      keepWord(RANGE, rangeWord(range))
      keepWord(SORT, sortWord(sort))
    },
  }
}
