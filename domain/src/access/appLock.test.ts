import { expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import { hasSecondWay, LOCK_WAYS, readPassphrase, SHORTEST_PASSPHRASE, type LockWay } from './appLock.ts'

test.each([
  ['', err('too-short')],
  ['123456', err('too-short')],
  ['harbour', err('too-short')],
  ['harbours', ok('harbours')],
  ['a quiet harbour ', ok('a quiet harbour ')],
  ['조용한 항구의 썰물', ok('조용한 항구의 썰물')],
  // One visible character, two code points as typed.
  ['e\u0301'.repeat(7), err('too-short')],
  ['😀'.repeat(7), err('too-short')],
  ['x'.repeat(128), ok('x'.repeat(128))],
  ['x'.repeat(129), err('too-long')],
])('[LOCK-3, REL 4] the passphrase "%s"', (typed, read) => {
  expect(readPassphrase(typed)).toEqual(read)
})

test('[LOCK-3] two keyboards that write one passphrase otherwise mean the same', () => {
  const [composed, apart, wide] = ['caf\u00e9 noir', 'cafe\u0301 noir', 'ｃａｆ\u00e9 noir'].map(
    readPassphrase,
  )
  expect([apart, wide]).toEqual([composed, composed])
  expect(SHORTEST_PASSPHRASE).toBe(8)
})

const setsOf = (ways: readonly LockWay[]): LockWay[][] =>
  ways.reduce<LockWay[][]>((sets, way) => [...sets, ...sets.map((set) => [...set, way])], [[]])

test('[LOCK-4, REL 4] a set of ways is enough if it has two and one of them is not a passkey', () => {
  expect(setsOf(LOCK_WAYS).filter(hasSecondWay)).toEqual([
    ['passphrase', 'recovery'],
    ['passphrase', 'passkey'],
    ['recovery', 'passkey'],
    ['passphrase', 'recovery', 'passkey'],
  ])
  expect(hasSecondWay(['passkey', 'passkey'])).toBe(false)
})
