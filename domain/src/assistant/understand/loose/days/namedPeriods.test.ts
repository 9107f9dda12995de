import { expect, test } from 'vitest'
import { namedPeriod, type PeriodNameId } from './namedPeriods.ts'

test.each<[PeriodNameId, string, string, string]>([
  ['weekend', '2026-11-18', '2026-11-14', '2026-11-15'],
  ['weekend', '2026-11-14', '2026-11-14', '2026-11-14'],
  ['christmas', '2026-11-18', '2025-12-24', '2025-12-26'],
  ['christmas', '2026-12-25', '2026-12-24', '2026-12-25'],
  ['new-year', '2026-11-18', '2025-12-31', '2026-01-01'],
  ['easter', '2026-11-18', '2026-04-03', '2026-04-06'],
  ['easter', '2026-03-01', '2025-04-18', '2025-04-21'],
  ['lunar-new-year', '2026-11-18', '2026-02-16', '2026-02-19'],
  ['mid-autumn', '2026-11-18', '2026-09-24', '2026-09-26'],
])('[ASST-41] %s on %s is the latest that has begun', (name, today, from, to) => {
  expect(namedPeriod(name, { today, weekStart: 1 })).toMatchObject({ from, to })
})
