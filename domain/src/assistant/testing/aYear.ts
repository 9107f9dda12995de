import { findCanonicalItems } from '../../filters/columns/canonical.ts'
import { changeColumns, EMPTY_DIARY } from '../../filters/columns/changeColumns.ts'
import { COLUMN_LISTS, ENTRY, MARK, NOTHING_ID, type ColumnList } from '../../filters/columns/columns.ts'
import type { DoseFacts, EntryFacts, MarkedItem } from '../../filters/columns/facts.ts'
import type { Plan } from '../../purchases/plan.ts'
import { seededRandom } from '../../results/testing/people.ts'
import { dayNumber, localDay, type DayNumber } from '../../time/dayNumber.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/instant.ts'
import type { LocalDay } from '../../time/localDay.ts'
import type { AnswerDiary } from '../answer/answerDiary.ts'
import {
  CONDITIONS,
  FORGOTTEN_THING_NAME,
  HIDDEN_THING_NAME,
  MEDICATIONS,
  yearIdToday,
  yearThingLabel,
} from './yearThings.ts'

/** A Monday. */
export const YEAR_TODAY: LocalDay = '2026-11-16'
const DAYS = 365
const SEED = 11

const SUMMER = [dayNumber('2026-03-29'), dayNumber('2026-10-25')] as const
const AWAY = [dayNumber('2026-06-01'), dayNumber('2026-06-14')] as const

/** Berlin with daylight saving time, and two weeks in New York. */
export function offsetOn(day: DayNumber): number {
  if (day >= AWAY[0] && day <= AWAY[1]) return -4 * HOUR_MS
  return (day >= SUMMER[0] && day < SUMMER[1] ? 2 : 1) * HOUR_MS
}

/** The diary as the engine receives it. */
export function yearDiary(plan: Plan = 'pro'): AnswerDiary {
  const { entries, doses, deleted } = aYear()
  const written = changeColumns(EMPTY_DIARY, {
    put: [...entries, ...deleted],
    putDoses: doses,
    drop: new Set(),
  })
  const columns = changeColumns(written, {
    put: [],
    putDoses: [],
    drop: new Set(deleted.map(({ id }) => id)),
  })
  return {
    columns,
    canonical: findCanonicalItems(columns.entries.items, ({ id }) => yearIdToday(id)),
    idToday: yearIdToday,
    today: dayNumber(YEAR_TODAY),
    plan,
    labelOf: (list, { id }) => yearThingLabel(list, id),
    medications: MEDICATIONS,
    conditions: CONDITIONS,
    nameOfCondition: ({ name }) => name,
  }
}

export interface Year {
  entries: readonly EntryFacts[]
  doses: readonly DoseFacts[]
  /** Written and then deleted: no answer may use any of it. */
  deleted: readonly EntryFacts[]
}

interface Writing {
  chance: () => number
  entries: EntryFacts[]
  doses: DoseFacts[]
}

const item = (list: ColumnList, key: string, mark: number = MARK.none): MarkedItem => ({
  list,
  id: key === NOTHING_ID || key.startsWith('copy') ? key : `${list}.${key}`,
  text: key,
  mark,
})

/** One person's year: deterministic for the seed. */
export function aYear(): Year {
  const writing: Writing = { chance: seededRandom(SEED), entries: [], doses: [] }
  const last = dayNumber(YEAR_TODAY)
  for (let day = last - DAYS + 1; day <= last; day += 1) writeDay(writing, day)
  const { doses } = writing
  const entries = writing.entries.map(withOld)
  return { entries, doses, deleted: entries.filter((_, at) => at % 17 === 0).map(takenBack) }
}

/** Adds items to some records that no list shows any more. */
function withOld(entry: EntryFacts, at: number): EntryFacts {
  if (entry.entry !== ENTRY.record) return entry
  const old = [
    ...(at % 11 === 0 ? [item('alleviating_factor', HIDDEN_THING_NAME, MARK.alleviating)] : []),
    ...(at % 13 === 0 ? [item('location', FORGOTTEN_THING_NAME)] : []),
  ]
  const items = [...entry.items, ...old]
  return { ...entry, items, answered: answeredBy(items) }
}

/** A copy of a kept entry, with the highest possible value. */
const takenBack = (entry: EntryFacts, at: number): EntryFacts => ({
  ...entry,
  id: `x${String(at).padStart(4, '0')}`,
  at: entry.at + MINUTE_MS,
  value: 10,
})

const answeredBy = (items: readonly MarkedItem[]): readonly ColumnList[] =>
  COLUMN_LISTS.filter((list) => items.some((one) => one.list === list))

/** Ten days without any entry. */
const GAP = [dayNumber('2026-08-03'), dayNumber('2026-08-12')] as const

function writeDay(writing: Writing, day: DayNumber): void {
  const { chance } = writing
  const sleptBadly = chance() < 0.35
  const gardened = chance() < 0.4
  const base = 3.5 + (sleptBadly ? 2.5 : 0) - (gardened ? 1.2 : 0)
  const isWritten = chance() < 0.88 && !(day >= GAP[0] && day <= GAP[1])
  const times = isWritten ? (chance() < 0.3 ? 2 : 1) : 0
  for (let time = 0; time < times; time += 1)
    writeRecord(writing, day, { base, sleptBadly, isLater: time > 0 })
  if (isWritten && chance() < 0.6) writeReflection(writing, day, { gardened, score: 9 - base })
  if (isWritten && sleptBadly && chance() < 0.5) writeDose(writing, day)
}

interface OfDay {
  base: number
  sleptBadly: boolean
  isLater: boolean
}

const whole = (value: number): number => Math.min(10, Math.max(0, Math.round(value)))

function writeRecord(
  { chance, entries }: Writing,
  day: DayNumber,
  { base, sleptBadly, isLater }: OfDay,
): void {
  const value = chance() < 0.04 ? null : whole(base + (chance() - 0.5) * 3)
  const hour = isLater ? 19 + chance() * 3 : 7 + chance() * 4
  const items: MarkedItem[] = [
    item('location', chance() < 0.7 ? 'lower-back' : 'knee-left'),
    ...(chance() < 0.15 ? [item('location', 'head')] : []),
    ...(sleptBadly ? [item('symptom', 'poor-sleep')] : [item('symptom', NOTHING_ID)]),
    ...(chance() < 0.12 ? [item('symptom', 'nausea')] : []),
    ...(chance() < 0.1 ? [item('symptom', 'Brain fog')] : []),
    ...(chance() < 0.5 ? [item('environment', chance() < 0.7 ? 'home' : 'Garden shed')] : []),
    ...(chance() < 0.3 ? [item('aggravating_factor', chance() < 0.6 ? 'stress' : 'Long drive')] : []),
    ...(chance() < 0.4
      ? [item('alleviating_factor', chance() < 0.7 ? 'heat' : 'copy of heat', mark(chance))]
      : []),
    ...(chance() < 0.1 ? [item('alleviating_factor', 'massage', MARK.ineffective)] : []),
    ...(chance() < 0.25 ? [item('medication', 'ibuprofen', mark(chance))] : []),
    ...(day > dayNumber('2026-11-01') && chance() < 0.3
      ? [item('medication', 'naproxen', MARK.alleviating)]
      : []),
  ]
  put(entries, { day, hour, entry: ENTRY.record, value, items, chance })
}

const mark = (chance: () => number): number =>
  chance() < 0.6 ? MARK.alleviating : chance() < 0.5 ? MARK.ineffective : MARK.unmarked

function writeReflection(
  { chance, entries }: Writing,
  day: DayNumber,
  { gardened, score }: { gardened: boolean; score: number },
): void {
  const items = [
    ...(gardened ? [item('meaningful_activities', 'gardening')] : []),
    ...(chance() < 0.2 ? [item('meaningful_activities', 'Choir')] : []),
  ]
  put(entries, { day, hour: 21, entry: ENTRY.reflection, value: whole(score + chance()), items, chance })
}

function writeDose({ chance, doses }: Writing, day: DayNumber): void {
  const offset = offsetOn(day)
  const before = whole(5 + chance() * 4)
  doses.push({
    id: `d${String(doses.length).padStart(4, '0')}`,
    at: day * DAY_MS + Math.floor((12 + chance() * 4) * 60) * MINUTE_MS - offset,
    offset,
    item: { list: 'medication', id: 'medication.ibuprofen', text: 'Ibuprofen' },
    before: chance() < 0.8 ? before : null,
    after: chance() < 0.8 ? whole(before - chance() * 4) : null,
    mark: MARK.none,
  })
}

interface YearEntry {
  day: DayNumber
  hour: number
  entry: 0 | 1
  value: number | null
  items: readonly MarkedItem[]
  chance: () => number
}

const PATTERNS = ['constant', 'constant', 'intermittent', 'breakthrough'] as const

function put(entries: EntryFacts[], { day, hour, entry, value, items, chance }: YearEntry): void {
  const offset = offsetOn(day)
  const isRecord = entry === ENTRY.record
  const tells = isRecord && chance() < 0.6
  entries.push({
    id: `e${String(entries.length).padStart(4, '0')}`,
    at: day * DAY_MS + Math.floor(hour * 60) * MINUTE_MS - offset,
    offset,
    entry,
    value,
    length: tells ? Math.floor(chance() * 12) * 1_800 : null,
    pattern: tells ? PATTERNS[Math.floor(chance() * PATTERNS.length)]! : null,
    hasNote: false,
    isAllDay: false,
    isWrittenLater: false,
    isEpisode: false,
    goesOn: false,
    partOf: null,
    answered: answeredBy(items),
    items,
  })
}

export const dayOfFacts = ({ at, offset }: { at: number; offset: number }): LocalDay =>
  localDay(Math.floor((at + offset) / DAY_MS))
