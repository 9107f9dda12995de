import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts'
import { findPlaceByZone } from './zone.ts'

const SUMMER = Date.UTC(2026, 6, 1, 12, 30, 15, 250)
const WINTER = Date.UTC(2026, 0, 1)

test.each([
  ['Europe/Berlin', HOUR_MS, 2 * HOUR_MS],
  ['Australia/Lord_Howe', 11 * HOUR_MS, 10.5 * HOUR_MS],
  ['America/St_Johns', -3.5 * HOUR_MS, -2.5 * HOUR_MS],
  ['Asia/Kathmandu', 345 * MINUTE_MS, 345 * MINUTE_MS],
  ['UTC', 0, 0],
])('[SCHED-5] the clocks of %s are known, in winter and in summer', (zone, winter, summer) => {
  const place = findPlaceByZone(zone)!
  expect([place(WINTER), place(SUMMER)]).toEqual([winter, summer])
})

test('[SCHED-5] an offset is right to the minute that the clocks are set in, and long ago', () => {
  const berlin = findPlaceByZone('Europe/Berlin')!
  const spring = Date.UTC(2027, 2, 28, 1)
  expect([berlin(spring - 1), berlin(spring)]).toEqual([HOUR_MS, 2 * HOUR_MS])
  expect(berlin(Date.UTC(1969, 11, 31, 23, 59, 59, 999))).toBe(HOUR_MS)
})

test.each(['', 'Nowhere/Town', 'Europe/Berlin ', '__proto__', 'x'.repeat(5_000), 'Europe/\0'])(
  '[SCHED-5] %j is not a zone',
  (zone) => {
    expect(findPlaceByZone(zone)).toBeNull()
  },
)

test('[SCHED-5] a zone is made once, and however it is spelled the memory stays small', () => {
  expect(findPlaceByZone('Asia/Tokyo')).toBe(findPlaceByZone('Asia/Tokyo'))
  const spelled = (at: number): string =>
    'europe/berlin'.replaceAll(/./g, (letter, bit: number) =>
      (at >> bit) & 1 ? letter.toUpperCase() : letter,
    )
  for (let at = 0; at < 700; at++) expect(findPlaceByZone(spelled(at))!(SUMMER)).toBe(2 * HOUR_MS)
})

test('[SCHED-5] repeated lookups give the same answer, however many are made in between', () => {
  const berlin = findPlaceByZone('Europe/Berlin')!
  const hours = Array.from({ length: 1_000 }, (_, hour) => Date.UTC(2027, 2, 1) + hour * HOUR_MS)
  const isSummer = (at: number): boolean => at >= Date.UTC(2027, 2, 28, 1)
  for (const ask of [hours, hours.toReversed(), hours])
    for (const at of ask) expect(berlin(at)).toBe(isSummer(at) ? 2 * HOUR_MS : HOUR_MS)
})
