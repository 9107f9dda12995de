import { DAY_MS, type Instant } from '../../time/instant.ts'
import type { Milestone } from './milestones.ts'

interface UsageReport {
  days_since_first_open: Milestone
  app_version: string
  client_type: string
  at: string
}

interface ReportedBy {
  appVersion: string
  clientType: string
  now: Instant
}

/**
 * Reports that the app is still in use, without identifying anybody: no id, and no time finer than the day. [TELE-4]
 */
export const usageReport = (
  milestone: Milestone,
  { appVersion, clientType, now }: ReportedBy,
): UsageReport => ({
  days_since_first_open: milestone,
  app_version: appVersion,
  client_type: clientType,
  at: new Date(Math.floor(now / DAY_MS) * DAY_MS).toISOString(),
})
