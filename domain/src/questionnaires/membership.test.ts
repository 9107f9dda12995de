import { expect, test } from 'vitest'
import { answerGivenAt, membershipAt, type Membership } from './membership.ts'

const LEFT: Membership = { id: 'left', givenAt: 100, endedAt: 200, isWithdrawn: false }
const WITHDRAWN: Membership = { id: 'withdrawn', givenAt: 300, endedAt: 400, isWithdrawn: true }
const NOW: Membership = { id: 'now', givenAt: 400, endedAt: null, isWithdrawn: false }

test.each<[number, string | null]>([
  [99, null],
  [100, 'left'],
  [199, 'left'],
  [200, null],
  [299, null],
  [300, null],
  [399, null],
  [400, 'now'],
  [9_999, 'now'],
])('[QST-17] an answer given at %i belongs to the membership active then: %s', (at, joining) => {
  expect(membershipAt([NOW, WITHDRAWN, LEFT], at)).toBe(joining)
})

test('[QST-17] a person who never joined has private answers', () => {
  expect(membershipAt([], 5)).toBeNull()
})

test.each<[string, { timing: number; sentAt: number | null }, number]>([
  ['a clock that is right', { timing: 900, sentAt: 1_000 }, 900],
  ['a clock that is a thousand behind', { timing: -100, sentAt: 0 }, 900],
  ['a clock that is ahead', { timing: 5_900, sentAt: 6_000 }, 900],
  ['a clock that was put back meanwhile', { timing: 5_900, sentAt: 1_000 }, 1_000],
  ['a device that does not say when it sends', { timing: 900, sentAt: null }, 900],
  ['the same, ahead', { timing: 1_001, sentAt: null }, 1_000],
])('[QST-17] by %s it is known when it was given', (_, said, moment) => {
  expect(answerGivenAt({ ...said, now: 1_000 })).toBe(moment)
})
