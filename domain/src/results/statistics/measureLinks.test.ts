import { expect, test } from 'vitest'
import { NOTHING_ID } from '../../filters/columns/columns.ts'
import type { Measure } from '../../signals/measures.ts'
import type { MeasureSeries } from '../../signals/measureSeries.ts'
import { aDiary, aRecordOnDay, DAY_0, selectDays } from '../testing/aDiary.ts'
import { findAllLinks, findLinks } from './links.ts'

const near = (value: number): unknown => expect.closeTo(value, 9)

const isThird = (day: number): boolean => day % 3 === 0

/** Every third night of 8 hours, the others of 6; a value on each day, also before and after those of the diary. */
const aSeries = (measure: Measure, days: number, isMore = isThird, beyond = 0): MeasureSeries => ({
  measure,
  source: 'self',
  values: new Map(
    Array.from({ length: days + 2 * beyond }, (_, at): [number, number] => {
      const day = at - beyond
      return [DAY_0 + day, isMore(day) ? 480 : 360]
    }),
  ),
})

/** Pain of 4 and 5, and 3 points less on these days. */
const pain = (days: number, isLess: (day: number) => boolean) =>
  Array.from({ length: days }, (_, day) =>
    aRecordOnDay(4 + (day % 2) - (isLess(day) ? 3 : 0), { day, lists: { symptom: [NOTHING_ID] } }),
  )

const linksOf = (entries: ReturnType<typeof pain>, measures: readonly MeasureSeries[]) => {
  const diary = aDiary(entries)
  return findAllLinks(diary.entries, { ...selectDays(diary, { from: 0, to: 99 }), measures })
}

test('[STAT-28, STAT-4] less pain came on the days with more sleep than usual, with both counts', () => {
  const { measures } = linksOf(pain(42, isThird), [aSeries('sleep', 42)])
  expect(measures).toMatchObject({
    more: [],
    less: [
      {
        measure: 'sleep',
        source: 'self',
        daysWith: 14,
        daysWithout: 28,
        difference: near(-3),
        label: 'steady',
      },
    ],
    tooFew: [],
  })
})

test('[STAT-28] steps are compared with the pain of the next day only, sleep with that of the same day only', () => {
  const isAfter = (day: number): boolean => isThird(day - 1)
  const { measures } = linksOf(pain(42, isAfter), [aSeries('sleep', 42), aSeries('steps', 42)])
  expect(measures.less).toMatchObject([{ measure: 'steps', daysWith: 14, daysWithout: 27, label: 'steady' }])
  expect(measures.more).toMatchObject([{ measure: 'sleep', difference: near(1.5) }])
})

test('[STAT-28] days without a value are left out, they are not days with less', () => {
  const all = aSeries('sleep', 60)
  const half = new Map([...all.values].filter(([day]) => day < DAY_0 + 36))
  const { measures } = linksOf(pain(60, isThird), [{ ...all, values: half }])
  expect(measures.less).toMatchObject([{ daysWith: 12, daysWithout: 24 }])
})

test('[STAT-28, STAT-3, STAT-11] with too few days only the counts are shown', () => {
  const { measures } = linksOf(
    pain(60, () => false),
    [aSeries('sleep', 20), aSeries('resting_hr', 30, () => false)],
  )
  expect(measures).toEqual({
    more: [],
    less: [],
    tooFew: [
      { measure: 'sleep', source: 'self', daysWith: 7, daysWithout: 13 },
      { measure: 'resting_hr', source: 'self', daysWith: 0, daysWithout: 30 },
    ],
  })
})

test('[STAT-8, STAT-28] lists and measures are corrected together', () => {
  const isOn = (day: number): boolean => day % 3 === 0
  const entries = Array.from({ length: 40 }, (_, day) => {
    const felt = isOn(day) ? [5, 7, 8][(day / 3) % 3]! : [4, 5, 6, 7, 3][day % 5]!
    return aRecordOnDay(felt, { day, lists: { symptom: [isOn(day) ? 'sleep' : NOTHING_ID] } })
  })
  const noise = Array.from({ length: 40 }, (_, at) =>
    aSeries('sleep', 40, (day) => ((day + 1) * (at + 3) * 7919) % 13 < 5),
  )
  const symptomIn = (measures: readonly MeasureSeries[]) =>
    linksOf(entries, measures).lists.find(({ list }) => list === 'symptom')!.more[0]
  const alone = symptomIn([])
  expect(alone).toMatchObject({ label: 'steady' })
  expect(symptomIn(noise)).toEqual({ ...alone, label: 'hint' })
})

test('[STAT-28] a diary without day values has the same links as before', () => {
  const diary = aDiary(pain(40, isThird))
  const chosen = selectDays(diary, { from: 0, to: 99 })
  const { lists, measures } = findAllLinks(diary.entries, chosen)
  expect(lists).toEqual(findLinks(diary.entries, chosen))
  expect(measures).toEqual({ more: [], less: [], tooFew: [] })
})

test('[STAT-24, STAT-28] a measure that only rises and falls at the pace of the pain is not a steady pattern', () => {
  const labelAfter = (count: number) => {
    const isHigh = (day: number): boolean => day % 28 < 14
    const entries = Array.from({ length: count }, (_, day) =>
      aRecordOnDay((isHigh(day) ? 7 : 2) + (day % 2), { day, lists: { symptom: [NOTHING_ID] } }),
    )
    const diary = aDiary(entries)
    const chosen = selectDays(diary, { from: 0, to: count - 1 })
    const { more } = findAllLinks(diary.entries, {
      ...chosen,
      measures: [aSeries('sleep', count, isHigh, 28)],
    }).measures
    return more[0]?.label
  }
  expect(labelAfter(168)).toBe('steady')
  expect(labelAfter(196)).toBe('hint')
})
