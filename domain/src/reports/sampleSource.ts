import { NO_PROFILE } from '../account/profile.ts'
import type { Condition } from '../conditions/condition.ts'
import { changeColumns, EMPTY_DIARY } from '../filters/columns/changeColumns.ts'
import { COLUMN_LISTS, ENTRY, MARK, NOTHING_ID, type ColumnList } from '../filters/columns/columns.ts'
import type { DoseFacts, EntryFacts, MarkedItem } from '../filters/columns/facts.ts'
import { DEFAULT_CRITERIA } from '../filters/criteria.ts'
import type { Reference } from '../lists/reference.ts'
import { EMPTY_MEDICATION, type Medication } from '../medications/medication.ts'
import { PAIN_PATTERNS } from '../records/painRecord.ts'
import { dayNumberOf, localDay } from '../time/dayNumber.ts'
import { DAY_MS, MINUTE_MS, type LocalInstant } from '../time/instant.ts'
import type { ReportSource } from './reportDiary.ts'

/** The sample as stored: times as days before the report, items by the keys of built-in items. */
export interface Sample {
  made: string
  offsetMinutes: number
  conditions: readonly { key: string; names: Condition['names']; diagnosed: string }[]
  medications: readonly {
    key: string
    names: Medication['names']
    strength: string
    takeAs: string
    daily: { amount: number; hour: number; minute: number } | null
  }[]
  entries: readonly {
    daysAgo: number
    minute: number
    isReflection?: boolean
    value: number | null
    length?: number
    pattern?: string
    items: Readonly<Record<string, readonly string[]>>
  }[]
  doses: readonly { daysAgo: number; minute: number; medication: string }[]
}

type Ways = Pick<ReportSource, 'language' | 'names' | 'regionsOf'> & {
  /** Built-in items by list and key. */
  itemOf: (list: ColumnList, key: string) => Reference
  name: string
}

/** Long enough for results, with as many days before it. */
const SAMPLE_DAYS = 45

const idOfMedication = (key: string): string => `sample-${key}`

/** A made-up diary: a report of it is computed, worded and drawn like any other. [REP-7] */
export function sampleSource(sample: Sample, { itemOf, name, ...ways }: Ways): ReportSource {
  const made = { at: Date.parse(sample.made), offset: sample.offsetMinutes * MINUTE_MS }
  const today = dayNumberOf(made)
  const range = { is: 'custom', from: localDay(today - SAMPLE_DAYS + 1), to: localDay(today) } as const
  return {
    ...ways,
    columns: changeColumns(EMPTY_DIARY, {
      put: entriesOf(sample, { made, itemOf }),
      putDoses: dosesOf(sample, made),
      drop: new Set(),
    }),
    filter: { criteria: DEFAULT_CRITERIA, range },
    made,
    receivedUntil: null,
    isSample: true,
    plan: 'subscription',
    noteOf: () => '',
    takenOf: () => [],
    profile: { ...NO_PROFILE, name },
    conditions: sample.conditions.map(({ key, names, diagnosed }) => ({
      id: `sample-${key}`,
      name: names.en ?? key,
      number: null,
      names,
      firstSymptom: null,
      diagnosed,
      isShown: true,
      icon: null,
    })),
    medications: sample.medications.map(medicationOf),
  }
}

const medicationOf = ({
  key,
  names,
  strength,
  takeAs,
  daily,
}: Sample['medications'][number]): Medication => ({
  ...EMPTY_MEDICATION,
  id: idOfMedication(key),
  commonName: names.en ?? key,
  names,
  strength,
  dosageUnits: 'tablets',
  takeAs: takeAs === 'needed' ? 'needed' : 'scheduled',
  dosages:
    daily === null ? [] : [{ amount: daily.amount, frequency: { kind: 'daily', every: 1, at: daily } }],
})

interface Placing {
  made: LocalInstant
  itemOf: Ways['itemOf']
}

const momentOf = (
  { daysAgo, minute }: { daysAgo: number; minute: number },
  made: LocalInstant,
): LocalInstant => ({
  at: (dayNumberOf(made) - daysAgo) * DAY_MS + minute * MINUTE_MS - made.offset,
  offset: made.offset,
})

const entriesOf = ({ entries }: Sample, { made, itemOf }: Placing): EntryFacts[] =>
  entries.map((entry, at) => {
    const items = COLUMN_LISTS.flatMap((list) =>
      (entry.items[list] ?? []).map((said) => itemIn(list, said, itemOf)),
    )
    return {
      ...momentOf(entry, made),
      id: `sample-${at}`,
      entry: entry.isReflection === true ? ENTRY.reflection : ENTRY.record,
      value: entry.value,
      length: entry.length ?? null,
      pattern: PAIN_PATTERNS.find((pattern) => pattern === entry.pattern) ?? null,
      hasNote: false,
      isAllDay: false,
      isWrittenLater: false,
      isEpisode: false,
      goesOn: false,
      partOf: null,
      answered: COLUMN_LISTS.filter((list) => items.some((item) => item.list === list)),
      items,
    }
  })

function itemIn(list: ColumnList, said: string, itemOf: Ways['itemOf']): MarkedItem {
  const [key = '', marked] = said.split(':')
  const mark = Object.entries(MARK).find(([name]) => name === marked)?.[1] ?? MARK.none
  if (key === NOTHING_ID) return { list, id: NOTHING_ID, text: '', mark }
  const item = list === 'medication' ? { id: idOfMedication(key), text: key } : itemOf(list, key)
  return { ...item, list, mark }
}

const dosesOf = ({ doses }: Sample, made: LocalInstant): DoseFacts[] =>
  doses.map((dose, at) => ({
    ...momentOf(dose, made),
    id: `sample-dose-${at}`,
    item: { list: 'medication', id: idOfMedication(dose.medication), text: dose.medication },
    before: null,
    after: null,
    mark: MARK.none,
  }))
