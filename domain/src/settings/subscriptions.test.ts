import { expect, test } from 'vitest'
import { subscriptionNamed, SUBSCRIPTIONS, SUBSCRIPTIONS_AT_FIRST } from './subscriptions.ts'

test('[SET-25] nothing is subscribed to until the person switches it on', () => {
  expect(Object.keys(SUBSCRIPTIONS_AT_FIRST)).toEqual([...SUBSCRIPTIONS])
  expect(Object.values(SUBSCRIPTIONS_AT_FIRST)).toEqual([false, false, false])
})

test('[SET-25] a link that names no kind switches nothing off', () => {
  expect(SUBSCRIPTIONS.map(subscriptionNamed)).toEqual(SUBSCRIPTIONS)
  for (const other of ['', 'all', 'constructor', null, 3, undefined])
    expect(subscriptionNamed(other)).toBeNull()
})
