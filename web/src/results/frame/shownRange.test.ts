import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { expect, test } from 'vitest'
import { shownRange } from './useResultsFilter.ts'

const of = {
  view: 'insights',
  plan: 'pro',
  today: dayNumber('2026-11-12'),
  inAddress: undefined,
  kept: { is: '7days' },
} as const

test('[RES-20] the last chosen range is shown, unless the address names another', () => {
  expect(shownRange(of)).toEqual({ range: { is: '7days' }, wasReset: false })
  expect(shownRange({ ...of, inAddress: 'alltime' })).toEqual({ range: { is: 'alltime' }, wasReset: false })
  expect(shownRange({ ...of, inAddress: '2026-10-01_2026-10-31' }).range).toEqual({
    is: 'custom',
    from: '2026-10-01',
    to: '2026-10-31',
  })
})

test.each(['forever', '', '2026-10-31_2026-10-01', '2026-02-30_2026-03-01'])(
  '[RES-20] an address with %j shows the last 30 days, with a message',
  (inAddress) => {
    expect(shownRange({ ...of, inAddress })).toEqual({ range: { is: '30days' }, wasReset: true })
  },
)

test('[RES-20] a range outside the plan becomes the last 30 days, from the address too; the list shows it', () => {
  const lite = { ...of, plan: 'lite' } as const
  expect(shownRange({ ...lite, kept: { is: 'alltime' } }).wasReset).toBe(true)
  expect(shownRange({ ...lite, inAddress: '2026-10-01_2026-10-31' }).wasReset).toBe(true)
  expect(shownRange({ ...lite, view: 'records', inAddress: 'alltime' }).wasReset).toBe(false)
})

test('[RES-20] a calendar has no range: all of the diary can be turned to', () => {
  const calendar = { ...of, view: 'calendar', plan: 'lite', inAddress: '7days' } as const
  expect(shownRange(calendar)).toEqual({ range: { is: 'alltime' }, wasReset: false })
})
