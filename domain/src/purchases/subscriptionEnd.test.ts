import { expect, test } from 'vitest'
import { subscriptionEnd, subscriptionState } from './subscriptionEnd.ts'

const HOUR = 3_600_000
const UNTIL = 1_000 * HOUR

test('[BUY-11] a subscription is live an hour beyond its term, in which a renewal is found out', () => {
  expect(subscriptionEnd({ isOver: false, until: UNTIL, checkAt: null })).toBe(UNTIL + HOUR)
  expect(subscriptionEnd({ isOver: false, until: UNTIL, checkAt: UNTIL - 5 })).toBe(UNTIL + HOUR)
})

test('[BUY-11, D10] while the store is unreachable it continues until the next check, for three days at most', () => {
  expect(subscriptionEnd({ isOver: false, until: UNTIL, checkAt: UNTIL + 6 * HOUR })).toBe(UNTIL + 7 * HOUR)
  expect(subscriptionEnd({ isOver: false, until: UNTIL, checkAt: UNTIL + 99 * HOUR })).toBe(UNTIL + 72 * HOUR)
})

test('[BUY-11] once the store says that it is over, it ended with its term', () => {
  expect(subscriptionEnd({ isOver: true, until: UNTIL, checkAt: null })).toBe(UNTIL)
})

test('[BUY-18] none, live to the last millisecond, then ended', () => {
  expect([null, UNTIL + 1, UNTIL].map((until) => subscriptionState(until, UNTIL))).toEqual([
    'none',
    'live',
    'ended',
  ])
})
