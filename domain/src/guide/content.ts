/** How far a person got with an article; null: not opened yet. */
export type ContentStatus = 'opened' | 'read'

/** One article of the guide, without its text. */
export interface Content {
  id: string
  /** Null for articles without a category: the text of Urgent help. */
  category: string | null
  title: string
  summary: string
  minutes: number
  order: number
  tags: readonly string[]
  /** Available on every plan. */
  isFree: boolean
  isFeatured: boolean
  /** YYYY-MM: when it was last checked against its sources. */
  reviewed: string
  /** No clinician has reviewed it yet. */
  needsReview: boolean
}
