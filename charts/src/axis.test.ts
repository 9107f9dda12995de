import { expect, test } from 'vitest'
import { dayTicks, type DayStretch } from './axis.ts'
import { linear } from './linear.ts'

const dayOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

const textOf = (day: number, unit: string): string =>
  new Date(day * 86_400_000).toISOString().slice(0, { day: 10, month: 7, year: 4 }[unit])

function ticks(from: string, to: string, width = 350, say = textOf): readonly string[] {
  const span: DayStretch = { from: dayOf(from), to: dayOf(to) }
  const x = linear([span.from, span.to], [30, width - 12])
  return dayTicks({ span, x, y: 20, textOf: say }, { width, letter: 15 }).map(({ text }) => text)
}

test('[CHART-12] a month is labelled with its first day, its last day and what fits between', () => {
  expect(ticks('2026-10-14', '2026-11-12')).toEqual(['2026-10-14', '2026-10-29', '2026-11-12'])
  expect(ticks('2026-10-14', '2026-11-12', 900)).toHaveLength(7)
})

test('[CHART-12] sixty days after the first are labelled with days, one day more with months', () => {
  expect(ticks('2026-01-01', '2026-03-02')[0]).toBe('2026-01-01')
  expect(ticks('2026-01-01', '2026-03-03')).toEqual(['2026-01', '2026-02', '2026-03'])
})

test('[CHART-12] a year is labelled with as many months as fit, ten years with years', () => {
  expect(ticks('2026-01-15', '2027-01-14')).toEqual(['2026-04', '2026-07', '2026-10'])
  expect(ticks('2026-01-15', '2027-01-14', 1100)).toEqual(
    expect.arrayContaining(['2026-02', '2026-03', '2026-12']),
  )
  expect(ticks('2016-11-16', '2026-11-15')).toEqual(['2018', '2020', '2022', '2024', '2026'])
})

test('[CHART-12] a month label with the year stays, and fewer labels are beside it', () => {
  const say = (day: number, unit: string): string => {
    const month = textOf(day, unit).slice(5)
    return month === '01' ? textOf(day, unit) : month
  }
  expect(ticks('2025-11-17', '2026-11-16', 330, say)).toEqual(['2026-01', '04', '07', '10'])
})

test('[CHART-12] one day is labelled once, and years before 1970 and the leap day are no exception', () => {
  expect(ticks('2024-02-29', '2024-02-29')).toEqual(['2024-02-29'])
  expect(ticks('1899-12-31', '1900-01-01')).toEqual(['1899-12-31', '1900-01-01'])
  expect(ticks('1969-11-15', '1970-03-15', 600)).toEqual(['1969-12', '1970-01', '1970-02', '1970-03'])
})
