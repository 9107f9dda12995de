import type { Instant } from '../../time/instant.ts'

/** Items of equal priority are listed in this order. */
export const ITEM_TYPES = [
  'register_account',
  'enable_notifications',
  'profile',
  'tracking',
  'results',
  'pain_guide',
  'download_app',
] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/** The result screens that can be visited. */
export const RESULT_VIEWS = ['insights', 'charts', 'timeline', 'records', 'calendar'] as const
export type ResultView = (typeof RESULT_VIEWS)[number]

/** The stored state of the card Getting Started. */
export interface StoredEngagement {
  checked: readonly ItemType[]
  seenResults: readonly ResultView[]
  isDismissed: boolean
  isCollapsed: boolean
  /** When it was last collapsed or expanded; 0 if never. */
  collapsedAt: Instant
}

export const NO_ENGAGEMENT: StoredEngagement = {
  checked: [],
  seenResults: [],
  isDismissed: false,
  isCollapsed: false,
  collapsedAt: 0,
}

/** A view counts as seen after one visit. [ENG-3] */
export const markResultsSeen = (kept: StoredEngagement, view: ResultView): StoredEngagement =>
  kept.seenResults.includes(view) ? kept : { ...kept, seenResults: [...kept.seenResults, view] }

/** [ENG-8] */
export const collapseEngagement = (kept: StoredEngagement, now: Instant): StoredEngagement => ({
  ...kept,
  isCollapsed: !kept.isCollapsed,
  collapsedAt: now,
})

/** Permanent: a dismissed card does not come back. [ENG-8] */
export const dismissEngagement = (kept: StoredEngagement): StoredEngagement => ({
  ...kept,
  isDismissed: true,
})
