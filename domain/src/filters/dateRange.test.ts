import { expect, test } from 'vitest'
import { dayNumber, localDay } from '../time/dayNumber.ts'
import type { Plan } from '../purchases/plan.ts'
import { DEFAULT_RANGE, allowedRange, customRange, rangeToSpan, type View } from './dateRange.ts'
import type { DateRange } from './filter.ts'
import { FILTER_TODAY, aRecordAtTime, runFilterForIds } from './testing/facts.ts'

const today = dayNumber(FILTER_TODAY)
const daysOf = (range: DateRange, first = '2024-02-29', last = FILTER_TODAY) => {
  const { from, to } = rangeToSpan(range, { today, first: dayNumber(first), last: dayNumber(last) })
  return [localDay(from), localDay(to)]
}
const custom = (from: string, to: string): DateRange => ({ is: 'custom', from, to })

test('[FILT-14] seven and thirty days are of the calendar, with today', () => {
  expect(daysOf({ is: '7days' })).toEqual(['2026-11-06', FILTER_TODAY])
  expect(daysOf(DEFAULT_RANGE)).toEqual(['2026-10-14', FILTER_TODAY])
  expect(daysOf(DEFAULT_RANGE, '2024-02-29', '2026-10-20')).toEqual(['2026-10-14', FILTER_TODAY])
})

test('[FILT-14] each entry counts by its own calendar, also across a clock change', () => {
  const diary = [
    // In UTC it was still the 13th.
    aRecordAtTime('first', '2026-10-14T00:00', { zone: 14 }),
    aRecordAtTime('before', '2026-10-13T23:59', { zone: -12 }),
    aRecordAtTime('short day', '2026-10-25T02:30', { zone: 2 }),
    aRecordAtTime('same again', '2026-10-25T02:30', { zone: 1 }),
  ]
  expect(runFilterForIds(diary, { range: { is: '30days' } })).toEqual(['first', 'short day', 'same again'])
})

test('[FILT-14] after a flight back over the date line, entries of tomorrow are included', () => {
  const diary = [
    aRecordAtTime('auckland', '2026-11-13T09:00', { zone: 13 }),
    aRecordAtTime('home', '2026-11-12T15:00', { zone: -8 }),
  ]
  expect(runFilterForIds(diary, { range: { is: '7days' } })).toEqual(['auckland', 'home'])
  expect(daysOf({ is: '7days' }, FILTER_TODAY, '2026-11-13')).toEqual(['2026-11-06', '2026-11-13'])
  // A clock that was years ahead does not count as travel.
  expect(daysOf({ is: '7days' }, FILTER_TODAY, '2099-01-01')).toEqual(['2026-11-06', FILTER_TODAY])
})

test('[FILT-15] a custom range includes both its days, by the calendar of the place', () => {
  const diary = [
    aRecordAtTime('too early', '2024-02-28T23:59', { zone: -11 }),
    aRecordAtTime('leap day', '2024-02-29T00:00', { zone: 14 }),
    aRecordAtTime('last minute', '2024-03-01T23:59', { zone: -12 }),
    aRecordAtTime('too late', '2024-03-02T00:00', { zone: 12 }),
  ]
  const range = custom('2024-02-29', '2024-03-01')
  expect(runFilterForIds(diary, { range }).toSorted()).toEqual(['last minute', 'leap day'])
})

test('[FILT-15] all time begins with the first entry and leaves none out', () => {
  expect(daysOf({ is: 'alltime' }, '1900-01-01', '2100-12-31')).toEqual(['1900-01-01', '2100-12-31'])
  expect(daysOf({ is: 'alltime' }, '2026-12-24')).toEqual([FILTER_TODAY, FILTER_TODAY])
  const diary = [aRecordAtTime('old', '1900-01-01T00:00'), aRecordAtTime('far', '2100-12-31T23:59')]
  expect(runFilterForIds(diary, { range: { is: 'alltime' } })).toEqual(['old', 'far'])
})

test('[FILT-16] a range that starts after its end is refused, and a stored one is reset', () => {
  expect(customRange('2026-11-02', '2026-11-01')).toEqual({ ok: false, reason: 'start-after-end' })
  expect(customRange('2026-11-01', '2026-11-01')).toEqual({
    ok: true,
    value: custom('2026-11-01', '2026-11-01'),
  })
  const backwards = custom('2026-11-02', '2026-11-01')
  expect(allowedRange(backwards, { view: 'records', plan: 'subscription', today })).toEqual({
    range: DEFAULT_RANGE,
    wasReset: true,
  })
})

const RANGES: [DateRange, isWithin: boolean][] = [
  [{ is: '7days' }, true],
  [{ is: '30days' }, true],
  [{ is: 'alltime' }, false],
  [custom('2026-10-14', FILTER_TODAY), true],
  [custom('2026-10-13', FILTER_TODAY), false],
  [custom('2026-11-01', '2026-11-13'), false],
  [custom('2025-01-01', '2025-01-02'), false],
]
const shownTo = (plan: Plan, view: View) =>
  RANGES.map(([range]) => allowedRange(range, { view, plan, today }))
const asChosen = RANGES.map(([range]) => ({ range, wasReset: false }))

test.each(['insights', 'charts', 'timeline', 'compare'] as const)(
  '[FILT-17, D44] with Lite %s show the last 30 days, and say so',
  (view) => {
    expect(shownTo('lite', view)).toEqual(
      RANGES.map(([range, isWithin]) =>
        isWithin ? { range, wasReset: false } : { range: DEFAULT_RANGE, wasReset: true },
      ),
    )
    for (const plan of ['pro', 'subscription', 'unknown'] as const)
      expect(shownTo(plan, view)).toEqual(asChosen)
  },
)

test('[FILT-17, D44] the list of records and the calendar show all time to everybody', () => {
  for (const view of ['records', 'calendar'] as const) expect(shownTo('lite', view)).toEqual(asChosen)
})
