import { demoDiary } from '@reprieve/contract/testing/demoYearDiary.ts'
import { CONDITIONS, MEDICATIONS } from '@reprieve/contract/testing/demoYearPerson.ts'
import { minuteOfDay } from '@reprieve/domain/filters/columns/facts.ts'
import { itemsInAnswer, type ListAnswer } from '@reprieve/domain/records/answer.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { recordSeconds } from '@reprieve/domain/records/recordDuration.ts'
import { dayOfReflection, type Reflection } from '@reprieve/domain/reflections/reflection.ts'
import type { ReportContent } from '@reprieve/domain/reports/reportContent.ts'
import { SECTION_FIELDS } from '@reprieve/domain/reports/reportOptions.ts'
import type { RecordRow, ReflectionRow } from '@reprieve/domain/reports/sectionFacts.ts'
import type { ReportedEntry } from '@reprieve/domain/reports/table/reportedEntry.ts'
import { dayNumber, dayNumberOf } from '@reprieve/domain/time/dayNumber.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import type { FormSource } from '../reportForm.ts'

export const DEMO_SOURCE_TIME = { at: Date.UTC(2026, 10, 12, 17, 55), offset: HOUR_MS }

export const SEED = '0f6ab6e6-0c53-4b52-9a0c-5f2c7f2d9a11'

/** The content of a full report without figures, which the forms do not use. */
export const CONTENT: ReportContent = {
  v: 1,
  language: 'en',
  isSample: false,
  made: DEMO_SOURCE_TIME,
  receivedUntil: DEMO_SOURCE_TIME.at,
  range: { is: 'alltime', span: { from: 20_000, to: 20_500 } },
  counts: { records: 0, reflections: 0, logged: { days: 0, outOf: 0 } },
  filter: { shown: 0, outOf: 0, parts: [] },
  patient: {
    name: 'Demo Person (made up)',
    gender: { is: 'o', text: 'as I am' },
    birth: { day: '1968-04-17', age: 58 },
    weight: null,
    height: null,
    conditions: [],
    medications: [],
  },
  summary: null,
  questions: [],
  hasFilterSummary: false,
  details: {
    fields: SECTION_FIELDS.recordDetails,
    sort: { by: 'timing', order: 'desc' },
    total: 0,
    rows: [],
  },
  charts: null,
  calendar: null,
  timeline: null,
}

/** A year of a made-up person. */
export function demoSource(days: number): FormSource {
  const { records, reflections, doses } = demoDiary({
    seed: 8,
    now: DEMO_SOURCE_TIME.at,
    zone: 'Europe/Berlin',
    days,
  })
  const entries: ReportedEntry[] = [
    ...records.map(({ id, entry }) => ({ id, offset: entry.timeOffset, row: recordRow(entry) })),
    ...reflections.map(({ id, entry }) => ({ id, offset: entry.timeOffset, row: reflectionRow(entry) })),
  ]
  return {
    content: CONTENT,
    doses: doses.map(({ id, what, takenAt, timeOffset }) => ({
      id,
      when: { at: takenAt, offset: timeOffset },
      label: what.text,
    })),
    entries,
    responses: [],
    conditions: CONDITIONS,
    medications: MEDICATIONS,
    seed: SEED,
    title: 'Pain report',
    pdf: Buffer.from('%PDF-1.7'),
  }
}

function recordRow(record: PainRecord): RecordRow {
  const when = { at: record.startsAt, offset: record.timeOffset }
  const tried = [...itemsInAnswer(record.intervention), ...itemsInAnswer(record.medication)]
  const marked = (effect: string) => tried.filter((one) => one.effect === effect).map(({ text }) => text)
  return {
    is: 'record',
    day: dayNumberOf(when),
    minute: minuteOfDay(when),
    isAllDay: record.duration.kind === 'all-day',
    length: record.duration.kind === 'none' ? null : recordSeconds(record),
    pattern: record.pattern,
    isWrittenLater: false,
    severity: record.severity,
    items: {
      location: record.location.map(({ text }) => text),
      symptom: answered(record.symptom),
      character: record.character.map(({ text }) => text),
      alleviating: marked('alleviating'),
      ineffective: marked('ineffective'),
      aggravating: [...answered(record.aggravatingFactor), ...marked('aggravating')],
      environment: record.environment.map(({ text }) => text),
    },
    unmarked: marked('unmarked'),
    note: record.note,
  }
}

const answered = (answer: ListAnswer<{ text: string }>): string[] =>
  answer.kind === 'nothing' ? ['Nothing'] : answer.items.map(({ text }) => text)

const reflectionRow = (reflection: Reflection): ReflectionRow => ({
  is: 'reflection',
  day: dayNumber(dayOfReflection(reflection)),
  isWrittenLater: false,
  score: reflection.score,
  activities: reflection.activities.map(({ text }) => text),
  note: reflection.note,
})
