import { expect, test } from 'vitest'
import { findEmptyReason, findEmptyRemedy, latestDay } from '../ResultsEmpty.tsx'

const selected = (rows: number, outOf: number) => ({ rows: new Uint32Array(rows), outOf })

test('[RES-21] nothing added, nothing in the range, no match: each is distinguished', () => {
  expect(findEmptyReason(0, selected(0, 0))).toBe('none')
  expect(findEmptyReason(5, selected(0, 0))).toBe('range')
  expect(findEmptyReason(5, selected(0, 3))).toBe('filter')
  expect(findEmptyReason(5, selected(1, 3))).toBeNull()
})

const today = 20_000
const of = { view: 'insights', plan: 'pro', today } as const

test('[RES-22] the smallest range that has the latest entry is offered', () => {
  expect(findEmptyRemedy({ ...of, day: today - 29 })).toEqual({ is: 'range', range: { is: '30days' } })
  expect(findEmptyRemedy({ ...of, day: today - 30 })).toEqual({ is: 'range', range: { is: '90days' } })
  expect(findEmptyRemedy({ ...of, day: today - 90 })).toEqual({ is: 'range', range: { is: '365days' } })
  expect(findEmptyRemedy({ ...of, day: today - 365 })).toEqual({ is: 'range', range: { is: 'alltime' } })
  expect(findEmptyRemedy({ ...of, day: today + 1 })).toEqual({ is: 'range', range: { is: '30days' } })
})

test('[RES-22] a range outside the plan is not offered: the list shows it to everybody', () => {
  expect(findEmptyRemedy({ ...of, plan: 'lite', day: today - 30 })).toEqual({ is: 'list' })
  expect(findEmptyRemedy({ ...of, plan: 'lite', day: today - 29 })).toEqual({
    is: 'range',
    range: { is: '30days' },
  })
  expect(findEmptyRemedy({ ...of, plan: 'lite', view: 'records', day: today - 400 })).toEqual({
    is: 'range',
    range: { is: 'alltime' },
  })
})

test('[RES-22] the latest is that of the latest day, whichever was written last', () => {
  expect(latestDay({ day: Int32Array.from([today - 4, today + 1, today]) })).toBe(today + 1)
})
