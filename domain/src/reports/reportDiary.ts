import type { Profile } from '../account/profile.ts'
import type { Condition } from '../conditions/condition.ts'
import { findCanonicalItems } from '../filters/columns/canonical.ts'
import type { CanonicalItems, ColumnList, DiaryColumns } from '../filters/columns/columns.ts'
import type { Filter, Selection } from '../filters/filter.ts'
import { selectEntries } from '../filters/selectEntries.ts'
import type { Reference } from '../lists/reference.ts'
import type { Medication } from '../medications/medication.ts'
import type { Plan } from '../purchases/plan.ts'
import { isNothingColumnItem } from '../results/charts/chartCategory.ts'
import { makeDayTable, type DayTable } from '../results/days.ts'
import { findPreviousPeriod, type OtherPeriod } from '../results/insights/periods.ts'
import type { Language } from '../settings/language.ts'
import { dayNumberOf, type DayNumber } from '../time/dayNumber.ts'
import type { Instant, LocalInstant } from '../time/instant.ts'
import type { AmountReader } from './facts/amountsTaken.ts'

/** The input of a report, the same on the device (for the preview) and on the server (for the paper). */
export interface ReportSource {
  columns: DiaryColumns
  filter: Filter
  /** Time of the request, in the requester's time zone. */
  made: LocalInstant
  receivedUntil: Instant | null
  isSample: boolean
  /** The plan that limits access to the period before; a report paid with a credit has no limit. */
  plan: Plan
  /** Language of the names. */
  language: Language
  names: {
    labelOf: (list: ColumnList, reference: Reference) => string
    idToday: (id: string) => string
    /**
     * Label of "Nothing" for interventions, from `nothingTried`: listed under what helped, it must not say that nothing
     * did.
     */
    nothingTried?: string
    /** The same for medications, from `nothingTaken`. */
    nothingTaken?: string
  }
  /** Body regions of a location, by its present id. */
  regionsOf: (id: string) => readonly string[]
  /** Note by the id of the entry; '' for none. */
  noteOf: (id: string) => string
  takenOf: AmountReader
  profile: Profile
  conditions: readonly Condition[]
  medications: readonly Medication[]
  /** The open questions for the visit, the oldest first. [REP-122] */
  questions?: readonly string[]
}

/** The source with derived data. */
export interface ReportDiary extends Omit<ReportSource, 'regionsOf'> {
  today: DayNumber
  selection: Selection
  days: DayTable
  canonical: CanonicalItems
  before: OtherPeriod
  /** By the item's number in the columns. */
  labelOf: (item: number) => string
  regionsOf: (item: number) => readonly string[]
}

const NO_REGIONS: readonly string[] = []

export function reportDiary(source: ReportSource): ReportDiary {
  const { columns, filter, names, plan } = source
  const { entries } = columns
  const today = dayNumberOf(source.made)
  const idToday = ({ id }: Reference): string => names.idToday(id)
  const canonical = findCanonicalItems(entries.items, idToday)
  const selection = selectEntries(entries, filter, { today, canonical, idToday })
  const labels = entries.items.map((item) => {
    const nothing = { alleviating_factor: names.nothingTried, medication: names.nothingTaken }
    const own =
      isNothingColumnItem(item) && item.list in nothing
        ? nothing[item.list as keyof typeof nothing]
        : undefined
    return own ?? names.labelOf(item.list, item)
  })
  const regions = entries.items.map((item) =>
    item.list === 'location' ? source.regionsOf(idToday(item)) : NO_REGIONS,
  )
  return {
    ...source,
    today,
    selection,
    days: makeDayTable(entries, selection),
    canonical,
    before: findPreviousPeriod({ columns, filter, selection, canonical, today }, { plan, idToday }),
    labelOf: (item) => labels[item] ?? '',
    regionsOf: (item) => regions[item] ?? NO_REGIONS,
  }
}
