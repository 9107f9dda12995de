import fc from 'fast-check'
import { HOUR_MS, MINUTE_MS } from '../../time/instant.ts'
import { COLUMN_LISTS, MARK, NOTHING_ID, type ColumnItem } from '../columns/columns.ts'
import type { EntryFacts, MarkedItem } from '../columns/facts.ts'
import { customRange } from '../dateRange.ts'
import type { Criteria, FactorCriterion, Filter } from '../filter.ts'

// Diaries and filters in which much meets: few ids, few values, and moments at which calendars are known to go wrong.

/** Changes of the clock in Berlin, New York and on Lord Howe, leap days, one that is none, and turns of the year. */
const EDGES = [
  '2026-03-29T01:00:00Z',
  '2026-10-25T01:00:00Z',
  '2026-11-01T06:00:00Z',
  '2026-04-04T15:00:00Z',
  '2026-10-03T15:30:00Z',
  '2024-02-29T00:00:00Z',
  '2100-02-28T23:59:59Z',
  '2026-01-01T00:00:00Z',
].map((edge) => Date.parse(edge))

export interface AnyDiary {
  facts: readonly EntryFacts[]
  filter: Filter
  /** YYYY-MM-DD */
  today: string
}

/** Some of these ids are copies of others, one is a name alone, and one goes by two names. */
const COPIES: Readonly<Record<string, string>> = { a2: 'a', 'name:Ache': 'a' }
export const copyIdToday = ({ id }: Pick<ColumnItem, 'id'>): string =>
  Object.hasOwn(COPIES, id) ? COPIES[id]! : id

const NAMES = [
  { id: 'a', text: 'Ache' },
  { id: 'a2', text: 'Ache' },
  { id: 'b', text: 'Bath' },
  { id: 'b', text: 'ache ' },
  { id: 'c', text: 'Cold' },
  { id: 'name:Ache', text: 'Ache' },
  { id: 'name:Bath', text: 'Bath' },
  { id: NOTHING_ID, text: '' },
]
const reference = fc.constantFrom(...NAMES)

/** A tried item never has the mark "worse". */
const item: fc.Arbitrary<MarkedItem> = fc
  .record({
    list: fc.constantFrom(...COLUMN_LISTS),
    of: reference,
    mark: fc.constantFrom(...Object.values(MARK)),
  })
  .filter(({ list, mark }) => list !== 'alleviating_factor' || mark !== MARK.aggravating)
  .map(({ list, of, mark }) => ({ list, ...of, mark }))

/** -12:00 to +14:00, in quarters of an hour. */
const offset = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15 * MINUTE_MS)
const near = (edge: number): fc.Arbitrary<number> =>
  fc
    .oneof(
      { weight: 4, arbitrary: fc.integer({ min: -40 * HOUR_MS, max: 40 * HOUR_MS }) },
      { weight: 2, arbitrary: fc.integer({ min: -40 * 24, max: 60 }).map((hours) => hours * HOUR_MS) },
      { weight: 1, arbitrary: fc.integer({ min: -800, max: 80 }).map((days) => days * 24 * HOUR_MS) },
    )
    .map((distance) => edge + distance)

const LENGTHS = [0, 59, 60, 80, 90, 3_600, 4_788, 4_800, 86_400]
const length = fc.constantFrom(...LENGTHS)

const entry = (edge: number): fc.Arbitrary<Omit<EntryFacts, 'id'>> =>
  fc.record({
    at: near(edge),
    offset,
    entry: fc.constantFrom(0, 1),
    value: fc.option(fc.integer({ min: 0, max: 10 })),
    length: fc.option(length),
    pattern: fc.option(fc.constantFrom('constant', 'intermittent', 'breakthrough')),
    hasNote: fc.boolean(),
    isAllDay: fc.boolean(),
    isWrittenLater: fc.boolean(),
    isEpisode: fc.boolean(),
    goesOn: fc.boolean(),
    partOf: fc.option(
      fc.integer({ min: 0, max: 39 }).map((at) => `e${String(at).padStart(2, '0')}`),
      { freq: 2 },
    ),
    answered: fc.constant([]),
    items: fc.array(item, { maxLength: 5 }),
  })

const span = fc
  .tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 }))
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }))
/** Mostly at its default: with all criteria set, All finds nothing and Any finds everything. */
const seldom = <T>(some: fc.Arbitrary<T>, none: T): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: some })
const references = seldom(fc.array(reference, { maxLength: 2 }), [])
const factors: fc.Arbitrary<FactorCriterion[]> = seldom(
  fc.array(
    fc.record({
      item: reference,
      kinds: fc.subarray(['alleviating', 'ineffective', 'aggravating'] as const),
    }),
    { maxLength: 2 },
  ),
  [],
)
const compare = seldom(fc.constantFrom('equal', 'less', 'greater'), 'all')

const criteria: fc.Arbitrary<Criteria> = fc.record({
  mode: fc.constantFrom('all', 'any', 'none'),
  painRecords: fc.constantFrom(true, true, true, false),
  dailyReflections: fc.constantFrom(true, true, true, false),
  writtenLater: fc.constantFrom(true, true, true, false),
  severity: seldom(span, { from: 0, to: 10 }),
  score: seldom(span, { from: 0, to: 10 }),
  time: fc.record({ compare, minute: fc.constantFrom(0, 1, 60, 119, 720, 1_439) }),
  duration: fc.record({ compare, seconds: length, shownIn: fc.constantFrom('seconds', 'minutes', 'hours') }),
  patterns: seldom(fc.subarray(['constant', 'intermittent', 'breakthrough'] as const), []),
  fields: fc.record({
    location: references,
    symptom: references,
    character: references,
    environment: references,
    meaningful_activities: references,
  }),
  factors,
  medications: factors,
  sort: fc.record({
    by: fc.constantFrom('timing', 'severity', 'duration'),
    order: fc.constantFrom('asc', 'desc'),
  }),
})

const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10)

const range = (edge: number): fc.Arbitrary<Filter['range']> =>
  fc.oneof(
    fc.constantFrom<Filter['range']>({ is: '7days' }, { is: '30days' }, { is: 'alltime' }),
    fc.tuple(near(edge), near(edge)).map(([one, other]): Filter['range'] => {
      const [from, to] = [dayAt(Math.min(one, other)), dayAt(Math.max(one, other))]
      const custom = customRange(from, to)
      return custom.ok ? custom.value : { is: 'alltime' }
    }),
  )

export const anyFilter: fc.Arbitrary<Filter> = fc.record({ criteria, range: range(EDGES[0]!) })

export const anyDiary: fc.Arbitrary<AnyDiary> = fc.constantFrom(...EDGES).chain((edge) =>
  fc
    .record({
      facts: fc.array(entry(edge), { maxLength: 40 }),
      filter: fc.record({ criteria, range: range(edge) }),
      today: fc.integer({ min: -2, max: 2 }),
    })
    .map(({ facts, filter, today }) => ({
      facts: facts.map((one, at) => ({ ...one, id: `e${String(at).padStart(2, '0')}` })),
      filter,
      today: dayAt(edge + today * 24 * HOUR_MS),
    })),
)
