import type { Reference } from '../lists/reference.ts'
import type { PainPattern } from '../records/painRecord.ts'
import { shownLength, type DurationUnit } from '../records/recordDuration.ts'
import type { Say } from '../say.ts'
import { clockText } from '../time/typedTime.ts'
import type { ColumnList } from './columns/columns.ts'
import { partOfFactor, hasKinds, type FactorPart } from './factorPart.ts'
import type { Compare, FactorCriterion, FactorKind, FilterMode } from './filter.ts'
import type { SummaryPart } from './summary.ts'

export const COMPARES = { all: 'all', equal: 'equalTo', less: 'lessThan', greater: 'greaterThan' } as const
export const KIND_WORDS = { alleviating: 'better', ineffective: 'noChange', aggravating: 'worse' } as const
const COUNTED = {
  seconds: 'secondCount',
  minutes: 'minuteCount',
  hours: 'hourCount',
} as const satisfies Record<DurationUnit, string>

export interface FilterWords {
  filters: Say<
    | FilterMode
    | (typeof COMPARES)[Compare]
    | 'compared'
    | 'criteria'
    | 'criterionIs'
    | 'fromTo'
    | 'timeOfDay'
    | 'without'
    | 'writtenLaterName'
  >
  records: Say<
    | PainPattern
    | (typeof KIND_WORDS)[FactorKind]
    | (typeof COUNTED)[DurationUnit]
    | 'duration'
    | 'painRecords'
    | 'severity'
    | 'typeOfPain'
  >
  reflections: Say<'score' | 'titlePlural'>
  tag: string
}

/** Present names of the items of any list. */
interface Names {
  labelOf: (list: ColumnList, reference: Reference) => string
}

export const clockTextFromMinute = (minute: number): string =>
  clockText({ hour: Math.floor(minute / 60), minute: minute % 60 })

/** Describes one part of the filter, short enough for a chip. [FILT-37] */
export function partText(part: SummaryPart, words: FilterWords, lists: Names): string {
  const { filters, records, reflections } = words
  switch (part.is) {
    case 'mode':
      return filters('criterionIs', { name: filters('criteria'), value: filters(part.mode) })
    case 'leftOut':
      return filters('without', { what: leftOutName(part.what, words) })
    case 'severity':
      return filters('fromTo', { name: records('severity'), ...part.span })
    case 'score':
      return filters('fromTo', { name: reflections('score'), ...part.span })
    case 'time': {
      const compare = filters(COMPARES[part.time.compare])
      return filters('compared', {
        name: filters('timeOfDay'),
        compare,
        value: clockTextFromMinute(part.time.minute),
      })
    }
    case 'duration': {
      const { compare, seconds, shownIn } = part.duration
      const value = records(COUNTED[shownIn], { 0: shownLength({ kind: 'length', seconds, shownIn }) })
      return filters('compared', { name: records('duration'), compare: filters(COMPARES[compare]), value })
    }
    case 'pattern':
      return filters('criterionIs', { name: records('typeOfPain'), value: records(part.pattern) })
    case 'field':
      return lists.labelOf(part.field, part.item)
    case 'factor':
      return factorText(part.criterion, partOfFactor(part.criterion), words, lists)
    case 'medication':
      return factorText(part.criterion, 'medications', words, lists)
  }
}

function leftOutName(
  what: 'painRecords' | 'dailyReflections' | 'writtenLater',
  { filters, records, reflections }: FilterWords,
): string {
  if (what === 'painRecords') return records('painRecords')
  return what === 'dailyReflections' ? reflections('titlePlural') : filters('writtenLaterName')
}

const LIST_OF = {
  aggravating: 'aggravating_factor',
  interventions: 'alleviating_factor',
  medications: 'medication',
} as const

/** Includes the effect, if the criterion has one. */
function factorText(
  { item, kinds }: FactorCriterion,
  part: FactorPart,
  { filters, records, tag }: FilterWords,
  lists: Names,
): string {
  const name = lists.labelOf(LIST_OF[part], item)
  if (!hasKinds(part, item.id) || kinds.length === 0) return name
  const said = kinds.map((kind: FactorKind) => records(KIND_WORDS[kind]))
  const value = new Intl.ListFormat(tag, { type: 'disjunction' }).format(said)
  return filters('criterionIs', { name, value })
}
