import { DEFAULT_CRITERIA, isDefault } from '@reprieve/domain/filters/criteria.ts'
import { DEFAULT_RANGE } from '@reprieve/domain/filters/dateRange.ts'
import type { Criteria, DateRange, Filter } from '@reprieve/domain/filters/filter.ts'
import { rangeFromWord } from '@reprieve/domain/filters/rangeWord.ts'
import type { Fields } from '../fields.ts'
import { listCriteriaToWire, listCriteriaFromWire } from './chosenWire.ts'
import { findKeyByWord } from './keyOf.ts'
import { measuresToWire, measuresFromWire } from './measureWire.ts'

// The saved filter of the specification. Each key is stored, merged and cleared by itself, so unused criteria have no
// key. Keys of our own beside those of the specification: `time_mode`, `duration_mode`, `written_later`, `sort_by`,
// `sort_order`, `factors`, and `..._refs` beside names (D31).

const MODES = { all: 'all', any: 'any', none: 'none' } as const
const RECORD_TYPES = { painRecords: 'pain_record', dailyReflections: 'daily_reflection' } as const
const SORTED_BY = { timing: 'timing', severity: 'severity', duration: 'duration' } as const
const ORDERS = { asc: 'asc', desc: 'desc' } as const
const CUSTOM = 'custom'

/** The keys to store for a filter; none for the default filter. [FILT-19, FILT-25] */
export function filterToSettings({ criteria, range }: Filter): Fields {
  if (isDefault(criteria)) return {}
  return {
    ...rangeFields(range),
    ...modeFields(criteria),
    ...measuresToWire(criteria),
    ...listCriteriaToWire(criteria),
    ...sortFields(criteria),
  }
}

/** Keys that cannot be read count as not set. [FILT-25] */
export function filterFromSettings(kept: Fields): Filter {
  return {
    criteria: {
      ...modeFrom(kept),
      ...measuresFromWire(kept),
      ...listCriteriaFromWire(kept),
      sort: sortFrom(kept),
    },
    range: readStoredRange(kept) ?? DEFAULT_RANGE,
  }
}

/** Null if no range is stored, or an invalid one. */
export function readStoredRange(kept: Fields): DateRange | null {
  const { timing, start_date: start, end_date: end } = kept
  if (timing !== CUSTOM) return rangeFromWord(timing)
  return typeof start === 'string' && typeof end === 'string' ? rangeFromWord(`${start}_${end}`) : null
}

const rangeFields = (range: DateRange): Fields =>
  range.is === 'custom'
    ? { timing: CUSTOM, start_date: range.from, end_date: range.to }
    : { timing: range.is }

function modeFields({ mode, painRecords, dailyReflections, writtenLater }: Criteria): Fields {
  const types = [
    ...(painRecords ? [RECORD_TYPES.painRecords] : []),
    ...(dailyReflections ? [RECORD_TYPES.dailyReflections] : []),
  ]
  return {
    ...(mode === DEFAULT_CRITERIA.mode ? {} : { filter_mode: MODES[mode] }),
    ...(types.length === 2 ? {} : { record_types: types }),
    ...(writtenLater ? {} : { written_later: false }),
  }
}

type Modes = Pick<Criteria, 'mode' | 'painRecords' | 'dailyReflections' | 'writtenLater'>

function modeFrom({ filter_mode: mode, record_types: types, written_later: later }: Fields): Modes {
  const shown: readonly unknown[] = Array.isArray(types) ? types : Object.values(RECORD_TYPES)
  const isKnown = shown.length === 0 || Object.values(RECORD_TYPES).some((type) => shown.includes(type))
  return {
    mode: findKeyByWord(MODES, mode) ?? DEFAULT_CRITERIA.mode,
    painRecords: !isKnown || shown.includes(RECORD_TYPES.painRecords),
    dailyReflections: !isKnown || shown.includes(RECORD_TYPES.dailyReflections),
    writtenLater: later !== false,
  }
}

function sortFields({ sort: { by, order } }: Criteria): Fields {
  return {
    ...(by === DEFAULT_CRITERIA.sort.by ? {} : { sort_by: SORTED_BY[by] }),
    ...(order === DEFAULT_CRITERIA.sort.order ? {} : { sort_order: ORDERS[order] }),
  }
}

const sortFrom = ({ sort_by: by, sort_order: order }: Fields): Criteria['sort'] => ({
  by: findKeyByWord(SORTED_BY, by) ?? DEFAULT_CRITERIA.sort.by,
  order: findKeyByWord(ORDERS, order) ?? DEFAULT_CRITERIA.sort.order,
})
