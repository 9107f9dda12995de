import { expect, test } from 'vitest'
import { findCanonicalItems } from '../../filters/columns/canonical.ts'
import { MARK, type DiaryColumns } from '../../filters/columns/columns.ts'
import { aDiary, aDoseOnDay, aRecordOnDay, aReflectionOnDay, DAY_0 } from '../../results/testing/aDiary.ts'
import { makeBrief, type Brief } from './brief.ts'

/** Day 27 is today: the brief covers days 14 to 27, and compares them with 0 to 13. */
const today = DAY_0 + 27

function made(diary: DiaryColumns, aliases: Record<string, string> = {}): Brief {
  const canonical = findCanonicalItems(diary.entries.items, ({ id }) => aliases[id] ?? id)
  return makeBrief(diary, { canonical, today })
}

const days = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
const textOf = (diary: DiaryColumns, items: readonly number[]): string[] =>
  items.map((item) => diary.entries.items[item]!.text)

test('[REP-57] the last 14 days are compared with the 14 before, and nothing older', () => {
  const diary = aDiary([
    aRecordOnDay(10, { day: -1 }),
    ...days(0, 13).map((day) => aRecordOnDay(6, { day })),
    ...days(14, 27).map((day) => aRecordOnDay(4, { day })),
  ])
  const { span, whole, figures, worst } = made(diary)
  expect(span).toEqual({ from: DAY_0 + 14, to: today })
  expect(whole).toEqual({ from: DAY_0, to: today })
  expect(figures.pain.now).toEqual({ value: 4, logged: { days: 14, outOf: 14 } })
  expect(figures.pain.before).toEqual({ value: 6, logged: { days: 14, outOf: 14 } })
  expect(figures.pain.change).toMatchObject({ points: -2, percent: -33 })
  expect(worst).toEqual({ now: { value: 4, days: 14 }, before: { value: 6, days: 14 } })
})

test('[REP-57] a change is shown from 7 logged days on each side', () => {
  const of = (now: number, before: number) =>
    made(
      aDiary([
        ...days(0, before - 1).map((day) => aRecordOnDay(6, { day })),
        ...days(14, 13 + now).map((day) => aRecordOnDay(4, { day })),
      ]),
    ).figures.pain.change
  expect(of(7, 7)).not.toBeNull()
  expect(of(6, 7)).toBeNull()
  expect(of(7, 6)).toBeNull()
})

test('[REP-57, FILT-14] an entry of tomorrow, written across the date line, counts as now', () => {
  const { span, figures } = made(aDiary([aRecordOnDay(5, { day: 28 })]))
  expect(span.to).toBe(today + 1)
  expect(figures.pain.now.value).toBe(5)
})

test('[REP-55] function: the score, the days with an activity of those with a reflection, and which', () => {
  const walk = { meaningful_activities: ['walk'] }
  const diary = aDiary([
    aReflectionOnDay(7, { day: 20, lists: walk }),
    aReflectionOnDay(5, { day: 21, lists: walk }),
    aReflectionOnDay(6, { day: 22, lists: { meaningful_activities: ['nothing'] } }),
    aReflectionOnDay(6, { day: 23 }),
  ])
  const { figures, activityDays, activities } = made(diary)
  expect(figures.function.now).toEqual({ value: 6, logged: { days: 4, outOf: 14 } })
  expect(activityDays).toEqual({ now: { days: 2, outOf: 4 }, before: null })
  expect(activities.now).toMatchObject({ records: 2, outOf: 3 })
  expect(textOf(diary, activities.now!.items)).toEqual(['walk'])
  expect(activities.before).toBeNull()
})

test('[REP-55, RES-57] places that are equally often are all named, and of more than three none is', () => {
  const named = (location: string[]) => {
    const diary = aDiary([aRecordOnDay(5, { day: 20, lists: { location } })])
    return textOf(diary, made(diary).places.now!.items)
  }
  expect(named(['knee', 'hip', 'neck'])).toEqual(['knee', 'hip', 'neck'])
  expect(named(['knee', 'hip', 'neck', 'head'])).toEqual([])
  expect(made(aDiary([])).places.now).toBeNull()
})

test('[REP-55, STAT-16] a medicine has the marks of both periods, and its uses each once', () => {
  const marked = (day: number, mark: number) =>
    aRecordOnDay(6, { day, hour: 9, lists: { medication: ['ibu'] }, marks: { ibu: mark } })
  const diary = aDiary(
    [marked(3, MARK.alleviating), marked(15, MARK.ineffective), marked(20, MARK.unmarked)],
    // The record of day 15 started with the first; the second is within the hour; the third counts as another use.
    [
      aDoseOnDay('ibu', { day: 15, hour: 8.5 }),
      aDoseOnDay('ibu', { day: 15, hour: 9 }),
      aDoseOnDay('ibu', { day: 15, hour: 18 }),
    ],
  )
  const { rows, more } = made(diary).medicines
  expect(more).toBe(0)
  expect(rows).toEqual([
    {
      item: 0,
      uses: 4,
      amount: null,
      days: null,
      better: 1,
      same: 1,
      worse: 0,
      relief: { n: 0, told: null },
    },
  ])
})

test('[REP-55, STAT-17] the numbers before and after are shown from 5 doses on', () => {
  const doses = (count: number) =>
    days(1, count).map((day) => aDoseOnDay('ibu', { day: 10 + day, before: 7, after: 4 }))
  expect(made(aDiary([], doses(4))).medicines.rows[0]).toMatchObject({
    uses: 4,
    relief: { n: 4, told: null },
  })
  expect(made(aDiary([], doses(5))).medicines.rows[0]?.relief.told).toMatchObject({
    medianBefore: 7,
    medianAfter: 4,
  })
})

test('[REP-55] four medicines, the most used first, and how many there are besides; two that became one are one', () => {
  const doses = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].flatMap((id, at) =>
    days(0, at).map((day) => aDoseOnDay(id, { day: 14 + day })),
  )
  const diary = aDiary([], doses)
  const { rows, more } = made(diary, { g: 'a' }).medicines
  expect(rows.map(({ uses }) => uses)).toEqual([7, 6, 5, 4])
  expect(
    textOf(
      diary,
      rows.map(({ item }) => item),
    )[0],
  ).toBe('a')
  expect(more).toBe(2)
})

test('[REP-55] an empty diary makes a brief, too', () => {
  const { figures, worst, medicines } = made(aDiary([]))
  expect(figures.pain.now.value).toBeNull()
  expect(worst).toEqual({ now: null, before: null })
  expect(medicines).toEqual({ rows: [], more: 0 })
})
