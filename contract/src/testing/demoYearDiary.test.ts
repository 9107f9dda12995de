import { expect, test } from 'vitest'
import { itemsInAnswer } from '@reprieve/domain/records/answer.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { dayNumber, dayNumberOf } from '@reprieve/domain/time/dayNumber.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { createZonePlace } from './demoYearDays.ts'
import { demoDiary } from './demoYearDiary.ts'
import { OUTDOORS, POOR_SLEEP, SYMPTOMS } from './demoYearLists.ts'

const NOW = Date.UTC(2026, 10, 15, 19, 40)
const { records, reflections, doses } = demoDiary({ seed: 7, now: NOW, zone: 'Europe/Vienna' })
const ENTRIES = records.map(({ entry }) => entry)

const dayOf = ({ startsAt, timeOffset }: PainRecord): number =>
  dayNumberOf({ at: startsAt, offset: timeOffset })
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const byDay = Map.groupBy(ENTRIES, dayOf)
const days = [...byDay.keys()].toSorted((one, other) => one - other)
const painOf = (day: number): number => mean(byDay.get(day)!.map(({ severity }) => severity!))

test('[TOOL-12] a year has gaps, long ones too, and some days with many records', () => {
  expect(days.at(-1)! - days[0]!).toBeLessThanOrEqual(364)
  expect(days.at(-1)! - days[0]!).toBeGreaterThan(355)
  expect(days.length).toBeGreaterThan(270)
  expect(days.length).toBeLessThan(330)
  const gaps = days.slice(1).map((day, at) => day - days[at]! - 1)
  expect(Math.max(...gaps)).toBeGreaterThanOrEqual(14)
  // The last month, which is shown first, has enough days for every part of a screen.
  expect(days.filter((day) => day > dayNumber('2026-10-16')).length).toBeGreaterThanOrEqual(22)
  expect(Math.max(...[...byDay.values()].map((all) => all.length))).toBe(4)
})

test('[TOOL-12] it has hard days together, easy days, and every number from 0 to 10', () => {
  const hard = days.filter((day) => painOf(day) >= 7)
  expect(hard.length).toBeGreaterThan(20)
  expect(hard.some((day) => [1, 2].every((next) => hard.includes(day + next)))).toBe(true)
  expect(days.filter((day) => painOf(day) < 3).length).toBeGreaterThan(20)
  expect(new Set(ENTRIES.map(({ severity }) => severity)).size).toBe(11)
})

/** The difference between days with the item and days without it, among days with an answer to the list. */
function difference(namesOf: (record: PainRecord) => readonly string[] | null, id: string): number {
  const said = days
    .map((day) => ({
      day,
      told: byDay
        .get(day)!
        .map(namesOf)
        .filter((names) => names !== null),
    }))
    .filter(({ told }) => told.length > 0)
  const has = ({ told }: { told: readonly (readonly string[])[] }) => told.some((names) => names.includes(id))
  const pain = (some: typeof said): number => mean(some.map(({ day }) => painOf(day)))
  return pain(said.filter(has)) - pain(said.filter((one) => !has(one)))
}

const symptomsOf = ({ symptom }: PainRecord): string[] | null =>
  symptom.kind === 'items' && symptom.items.length === 0 ? null : itemsInAnswer(symptom).map(({ id }) => id)
const placesOf = ({ environment }: PainRecord): string[] | null =>
  environment.length === 0 ? null : environment.map(({ id }) => id)

test('[TOOL-12] two things truly go with the pain, and the others do not', () => {
  expect(difference(symptomsOf, POOR_SLEEP.id)).toBeGreaterThan(1.4)
  expect(difference(placesOf, OUTDOORS.id)).toBeLessThan(-1.4)
  const others = SYMPTOMS.map(([{ id }]) => Math.abs(difference(symptomsOf, id)))
  expect(Math.max(...others)).toBeLessThan(1)
})

test('[TOOL-12] doses have the number before and after, and help or do not', () => {
  const pairs = doses.filter(({ before, after }) => before !== null && after !== null)
  expect(pairs.length).toBeGreaterThan(80)
  const fell = (text: string): number =>
    mean(
      pairs
        .filter(({ what }) => what.text.startsWith(text))
        .map(({ before, after }) => before!.severity - after!.severity),
    )
  expect(fell('Naproxen')).toBeGreaterThan(fell('Acetaminophen'))
  expect(new Set(doses.map(({ what }) => what.kind))).toEqual(new Set(['medication', 'intervention']))
  const linked = new Set(
    ENTRIES.flatMap((one) => itemsInAnswer(one.medication).flatMap(({ doses: ids = [] }) => ids)),
  )
  expect(linked.size).toBeGreaterThan(80)
  expect([...linked].filter((id) => !doses.some((dose) => dose.id === id))).toEqual([])
})

test('[TOOL-12] things that were tried have every mark, none included', () => {
  const marks = ENTRIES.flatMap(({ intervention }) => itemsInAnswer(intervention).map(({ effect }) => effect))
  expect(new Set(marks)).toEqual(new Set(['alleviating', 'ineffective', 'unmarked']))
  const answers = ENTRIES.map(({ intervention }) => intervention.kind)
  expect(new Set(answers)).toEqual(new Set(['nothing', 'items']))
})

test('[TOOL-12] there is one reflection a day, and better days score higher', () => {
  expect(reflections.length).toBeGreaterThan(170)
  const dayOfOne = ({ at, timeOffset }: { at: number; timeOffset: number }) =>
    dayNumberOf({ at, offset: timeOffset })
  const scored = reflections.map(({ entry }) => ({ day: dayOfOne(entry), score: entry.score! }))
  expect(new Set(scored.map(({ day }) => day)).size).toBe(scored.length)
  const scoreOn = (isWanted: (pain: number) => boolean) =>
    mean(scored.filter(({ day }) => byDay.has(day) && isWanted(painOf(day))).map(({ score }) => score))
  expect(scoreOn((pain) => pain < 4)).toBeGreaterThan(scoreOn((pain) => pain > 6) + 2)
})

test('[TOOL-12] some of it was written on a later day, and a journey has another offset', () => {
  const later = records.filter(
    ({ created, entry }) => dayNumberOf({ at: created, offset: entry.timeOffset }) > dayOf(entry) + 1,
  )
  expect(later.length).toBeGreaterThan(10)
  expect(later.length).toBeLessThan(records.length / 8)
  const offsets = new Set(ENTRIES.map(({ timeOffset }) => timeOffset / HOUR_MS))
  expect(offsets).toEqual(new Set([1, 2, -4]))
})

test.each([
  ['Europe/Vienna', Date.UTC(2026, 2, 29, 1), 1, 2],
  ['Europe/Vienna', Date.UTC(2026, 9, 25, 1), 2, 1],
  ['America/New_York', Date.UTC(2026, 10, 1, 6), -4, -5],
  ['Australia/Lord_Howe', Date.UTC(2026, 3, 4, 15), 11, 10.5],
])('[TOOL-12] the clocks of %s change at the right moment', (zone, at, before, after) => {
  const place = createZonePlace(zone)
  expect([place(at - 1) / HOUR_MS, place(at) / HOUR_MS]).toEqual([before, after])
  expect(createZonePlace('UTC')(at)).toBe(0)
})
