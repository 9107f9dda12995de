import { expect, test } from 'vitest'
import { usageReport } from './usageReport.ts'

test('[TELE-4] a milestone has the number of days, the app version and the day, and nothing else', () => {
  const now = Date.UTC(2026, 10, 16, 12, 34, 56)
  expect(usageReport(30, { appVersion: '1.2.3', clientType: 'web', now })).toEqual({
    days_since_first_open: 30,
    app_version: '1.2.3',
    client_type: 'web',
    at: '2026-11-16T00:00:00.000Z',
  })
})
