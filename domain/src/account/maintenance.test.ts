import { expect, test } from 'vitest'
import { MINUTE_MS } from '../time/instant.ts'
import { isMaintenanceAfter, maintenanceAskedAfterMs } from './maintenance.ts'

test('[ACC-60] maintenance ends when the server says so, and not when it does not answer', () => {
  expect(isMaintenanceAfter(false, 'maintenance')).toBe(true)
  expect(isMaintenanceAfter(true, null)).toBe(true)
  expect(isMaintenanceAfter(true, 'up')).toBe(false)
  expect(isMaintenanceAfter(true, 'degraded')).toBe(false)
  expect(isMaintenanceAfter(false, null)).toBe(false)
})

test('[ACC-60] the end of maintenance is known within a minute, its beginning within five', () => {
  expect(maintenanceAskedAfterMs(true)).toBe(MINUTE_MS)
  expect(maintenanceAskedAfterMs(false)).toBe(5 * MINUTE_MS)
})
