import type { Instant } from '../../time/instant.ts'

/** In the order in which items of one priority are listed. */
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

/** The screens of the results that can be looked at. */
export const RESULT_VIEWS = ['insights', 'charts', 'timeline', 'records', 'calendar'] as const
export type ResultView = (typeof RESULT_VIEWS)[number]

/** What is kept of the card Getting Started. */
export interface KeptEngagement {
  checked: readonly ItemType[]
  seenResults: readonly ResultView[]
  isDismissed: boolean
  isCollapsed: boolean
  /** When it was last collapsed or opened; 0 where nobody did. */
  collapsedAt: Instant
}

export const NO_ENGAGEMENT: KeptEngagement = {
  checked: [],
  seenResults: [],
  isDismissed: false,
  isCollapsed: false,
  collapsedAt: 0,
}

/** Seen once is seen. [ENG-3] */
export const seeResults = (kept: KeptEngagement, view: ResultView): KeptEngagement =>
  kept.seenResults.includes(view) ? kept : { ...kept, seenResults: [...kept.seenResults, view] }

/** [ENG-8] */
export const collapseEngagement = (kept: KeptEngagement, now: Instant): KeptEngagement => ({
  ...kept,
  isCollapsed: !kept.isCollapsed,
  collapsedAt: now,
})

/** There is no way back: who sent the card away is not asked again. [ENG-8] */
export const dismissEngagement = (kept: KeptEngagement): KeptEngagement => ({ ...kept, isDismissed: true })
