import { expect, test } from 'vitest'
import type { Plan } from '../../purchases/plan.ts'
import { findLongerRange, findTooShortDays } from './longerRange.ts'

const today = 20_000
const longer = (days: number, own: { plan?: Plan; first?: number; to?: number } = {}) => {
  const { plan = 'pro', first = today - 1_000, to = today } = own
  return findLongerRange({ span: { from: to - days + 1, to }, plan, today, first })?.is
}

test('[RES-76] the next longer period is the shortest preset that reaches further back', () => {
  expect([7, 30, 60, 90, 365].map((days) => longer(days))).toEqual([
    '30days',
    '90days',
    '90days',
    '365days',
    'alltime',
  ])
  expect(longer(30, { to: today - 500 })).toBe('alltime')
})

test('[RES-76] there is none if the diary has nothing earlier, or the plan does not include it', () => {
  expect(longer(30, { first: today - 29 })).toBeUndefined()
  expect(longer(30, { first: today - 30 })).toBe('90days')
  expect(longer(30, { plan: 'lite' })).toBeUndefined()
  expect(longer(7, { plan: 'lite' })).toBe('30days')
})

test('[RES-75] the reason for a period is the next shorter one, which has too little', () => {
  expect(findTooShortDays({ is: '90days' })).toBe(30)
  expect(findTooShortDays({ is: '365days' })).toBe(90)
  expect(findTooShortDays({ is: 'alltime' })).toBe(365)
  expect(findTooShortDays({ is: '30days' })).toBeNull()
  expect(findTooShortDays({ is: '7days' })).toBeNull()
})
