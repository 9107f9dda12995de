import { expect, test } from 'vitest'
import { recordEnd } from '@reprieve/domain/records/recordDuration.ts'
import { sentCondition } from '../conditions/sentCondition.ts'
import { sentDose } from '../doses/sentDose.ts'
import { sentListField } from '../lists/sentListField.ts'
import { sentMedication } from '../medications/sentMedication.ts'
import { sentProfile } from '../account/sentProfile.ts'
import { readRecordGroups } from '../records/recordCodec.ts'
import { sentRecord } from '../records/sentRecord.ts'
import { recordGroupValues } from '../records/wire.ts'
import { demoYear, type DemoYear } from './demoYear.ts'
import { demoDiary, type DemoDiary } from './demoYearDiary.ts'
import { MADE_UP } from './demoYearLists.ts'
import { demoSteps, countAcceptedItems } from './demoYearSteps.ts'

const NOW = Date.UTC(2026, 10, 15, 19, 40)
const OPTIONS = { seed: 7, now: NOW, zone: 'Europe/Vienna' }
const YEAR = demoYear(OPTIONS)
const DIARY = demoDiary(OPTIONS)
const asText = (value: unknown): string => JSON.stringify(value)
/** Independent of the order of keys. */
const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
const ALL = [...YEAR.records, ...YEAR.reflections, ...YEAR.doses]

test('[TOOL-12] the same seed gives the same year, another seed another one', () => {
  const some = { ...OPTIONS, days: 60 }
  expect(asText(demoYear(some))).toBe(asText(demoYear(some)))
  expect(asText(demoYear({ ...some, seed: 8 }).records)).not.toBe(asText(demoYear(some).records))
})

/** In the short run one of four: the same few lines of code generate all of them. */
const looked = process.env['REPRIEVE_LONG'] === '1' ? 1 : 4

interface Schema {
  safeParse: (value: unknown) => { success: boolean }
}

const refusedBy = (schema: Schema, all: readonly unknown[]): unknown[] =>
  all.filter((one, at) => at % looked === 0 && !schema.safeParse(JSON.parse(asText(one))).success)

function refusedOf(year: DemoYear): unknown[] {
  return [
    ...refusedBy(sentRecord, [...year.records, ...year.reflections]),
    ...refusedBy(sentDose, year.doses),
    ...year.conditions.flatMap((one) => refusedBy(sentCondition, [one])),
    ...year.medications.flatMap((one) => refusedBy(sentMedication, [one])),
    ...year.listItems.flatMap((one) => refusedBy(sentListField, [one])),
    ...refusedBy(sentProfile, [year.profile]),
  ]
}

test('[TOOL-12] all of it is valid for the API, and the diary is read back from it', () => {
  expect(refusedOf(YEAR)).toEqual([])
  const read = YEAR.records.map((sent, at) =>
    readRecordGroups(recordGroupValues(sent), DIARY.records[at]!.entry.ref),
  )
  expect(read.map((one) => sortedText(one.ok && one.value))).toEqual(
    DIARY.records.map(({ entry }) => sortedText(entry)),
  )
})

test('[TOOL-12] the name says that the person is made up, and so does every tenth record', () => {
  expect(YEAR.profile.content.name).toBe('Demo Person (made up)')
  const notes = YEAR.records.filter((_, at) => at % 10 === 0).map(({ content }) => content?.notes ?? '')
  expect(notes.length).toBeGreaterThan(50)
  expect(notes.filter((note) => !note.startsWith(MADE_UP))).toEqual([])
})

function laterThan(now: number, { records, reflections, doses }: DemoDiary): number[] {
  const moments = [
    ...records.flatMap(({ created, entry }) => [created, entry.startsAt, recordEnd(entry) ?? 0]),
    ...reflections.flatMap(({ created, entry }) => [created, entry.at]),
    ...doses.flatMap(({ takenAt, after }) => [takenAt, after?.at ?? 0]),
  ]
  return moments.filter((at) => at > now)
}

test('[TOOL-12] nothing is in the future or has the id of another', () => {
  expect(laterThan(NOW, DIARY)).toEqual([])
  expect(new Set(ALL.map(({ client_id: id }) => id)).size).toBe(ALL.length)
})

test.each([
  ['Pacific/Kiritimati', Date.UTC(2028, 1, 29, 9, 59)],
  ['Etc/GMT+12', Date.UTC(2028, 2, 1, 12, 1)],
  ['Asia/Kathmandu', Date.UTC(2026, 11, 31, 18, 14)],
  ['Europe/Vienna', Date.UTC(2026, 2, 29, 1, 0)],
  ['Europe/Vienna', Date.UTC(2026, 9, 25, 0, 30)],
  ['Australia/Lord_Howe', Date.UTC(2026, 3, 4, 15, 10)],
])('[TOOL-12] it can be made in %s at any moment', (zone, now) => {
  const options = { seed: 3, now, zone, days: 40 }
  const diary = demoDiary(options)
  expect(diary.records.length).toBeGreaterThan(40)
  expect(laterThan(now, diary)).toEqual([])
  expect(refusedOf(demoYear(options))).toEqual([])
})

test('[TOOL-12] before breakfast today has no record yet, and the year is there nevertheless', () => {
  const early = demoDiary({ ...OPTIONS, now: Date.UTC(2026, 10, 15, 3, 0) })
  const last = early.records.at(-1)!.entry.startsAt
  expect(last).toBeLessThan(Date.UTC(2026, 10, 15, 3, 0))
  expect(last).toBeGreaterThan(Date.UTC(2026, 10, 12))
  expect(early.records.length).toBeGreaterThan(400)
})

test('[TOOL-12] items are sent before the records that refer to them, and no bulk is larger than the limit', () => {
  const steps = demoSteps(YEAR)
  const names = steps.map(({ name }) => name)
  expect(names.lastIndexOf('sync/add-medication')).toBeLessThan(names.indexOf('sync/create-records'))
  const bulks = steps.flatMap(({ body }) => ('records' in body ? [body.records as unknown[]] : []))
  expect(bulks.every(({ length }) => length > 0 && length <= 250)).toBe(true)
  expect(bulks.flat()).toHaveLength(ALL.length)
})

test('[TOOL-12] an answer that refuses something ends it', () => {
  const step = { name: 'sync/create-records', body: {} } as const
  const items = [{ result_code: 0 }, { result_code: 0 }]
  expect(countAcceptedItems(step, { result_code: 0, items })).toBe(2)
  expect(countAcceptedItems(step, { result_code: 0 })).toBe(1)
  expect(() => countAcceptedItems(step, { result_code: 102, items })).toThrow('did not take')
  expect(() => countAcceptedItems(step, { result_code: 0, items: [...items, { result_code: 227 }] })).toThrow(
    '227',
  )
})
