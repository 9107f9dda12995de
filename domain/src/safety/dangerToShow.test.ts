import { expect, test } from 'vitest'
import { DAY_MS } from '../time/instant.ts'
import { findDangerToShow } from './dangerToShow.ts'

const NOW = 50 * DAY_MS

test('[SAFE-10] a red flag is shown once in 24 hours, a crisis each time', () => {
  const urgent = { danger: 'urgent', flags: ['chest'] } as const
  expect(findDangerToShow(urgent, {}, NOW)).toEqual(urgent)
  expect(findDangerToShow(urgent, { chest: NOW - DAY_MS + 1 }, NOW)).toBeNull()
  expect(findDangerToShow(urgent, { chest: NOW - DAY_MS }, NOW)).toEqual(urgent)
  const crisis = { danger: 'crisis', flags: ['crisis'] } as const
  expect(findDangerToShow(crisis, { crisis: NOW }, NOW)).toEqual(crisis)
})

test('[SAFE-10] flags already shown are left out, and the rest has its own severity', () => {
  const found = { danger: 'urgent', flags: ['chest', 'illness'] } as const
  expect(findDangerToShow(found, { chest: NOW }, NOW)).toEqual({ danger: 'soon', flags: ['illness'] })
})

test('[SAFE-10] a time that is still to come does not hide anything', () => {
  const found = { danger: 'urgent', flags: ['chest'] } as const
  expect(findDangerToShow(found, { chest: NOW + 1 }, NOW)).toEqual(found)
})
