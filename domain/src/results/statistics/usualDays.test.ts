import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareWithUsual, type AgainstUsual } from './usualDays.ts'

const onDays = (values: readonly (number | null)[]): Map<number, number> =>
  new Map(values.flatMap((value, day) => (value === null ? [] : [[day, value] as const])))

const compared = (values: readonly (number | null)[]): AgainstUsual[] => [
  ...compareWithUsual(onDays(values)).values(),
]

test('[STAT-28] more than usual is above the median of the days around it, not above that of the whole diary', () => {
  // Slept 6 h in one season and 8 h in the next, with one longer and one shorter night in each.
  const season = (usual: number): number[] =>
    Array.from({ length: 100 }, (_, day) => usual + [0, 20, -20][day % 3]!)
  const found = compareWithUsual(onDays([...season(360), ...season(480)]))
  expect([found.get(30), found.get(31), found.get(32)]).toEqual(['same', 'more', 'less'])
  expect([found.get(160), found.get(161), found.get(162)]).toEqual(['same', 'more', 'less'])
})

test('[STAT-28] with fewer than 10 values among the 29 days nothing is more than usual', () => {
  const nine = Array.from({ length: 9 }, (_, day) => day)
  expect(compared(nine).filter((one) => one !== 'unknown')).toEqual([])
  expect(compared([...nine, 9]).at(-1)).toBe('more')
  // The tenth value is 15 days after the first.
  expect(compared([...nine, ...Array<null>(6).fill(null), 9])[0]).toBe('unknown')
})

test('[STAT-28] a day without a value is in no comparison', () => {
  const days = Array.from({ length: 30 }, (_, day) => (day % 4 === 0 ? null : day))
  const found = compareWithUsual(onDays(days))
  expect([...found.keys()]).toEqual(
    Array.from({ length: 30 }, (_, day) => day).filter((day) => day % 4 !== 0),
  )
})

test('[STAT-28] the order in which days were read changes nothing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(fc.nat(80), fc.nat(12)), { selector: ([day]) => day }), (days) => {
      const sorted = days.toSorted(([one], [other]) => one - other)
      const naive = (day: number, value: number): AgainstUsual => {
        const around = sorted.filter(([other]) => Math.abs(other - day) <= 14).map(([, own]) => own)
        if (around.length < 10) return 'unknown'
        const below = around.filter((own) => own < value).length
        const above = around.filter((own) => own > value).length
        // Above the median: more than half of the values are at most as large, and the middle is below.
        const inOrder = around.toSorted((one, other) => one - other)
        const middle = (inOrder[(around.length - 1) >> 1]! + inOrder[around.length >> 1]!) / 2
        if (value === middle) return 'same'
        expect(value > middle ? below >= above : above >= below).toBe(true)
        return value > middle ? 'more' : 'less'
      }
      expect([...compareWithUsual(new Map(days))]).toEqual(
        sorted.map(([day, value]) => [day, naive(day, value)]),
      )
    }),
  )
})
