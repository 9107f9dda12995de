/** How far somebody got with an article; null: not opened yet. */
export type ContentStatus = 'opened' | 'read'

/** One article of the guide, without its words. */
export interface Content {
  id: string
  /** Null for what stands in no category: the text of Urgent help. */
  category: string | null
  title: string
  summary: string
  minutes: number
  order: number
  tags: readonly string[]
  /** Open to everybody, whatever the plan. */
  isFree: boolean
  isFeatured: boolean
  /** YYYY-MM: when it was last checked against its sources. */
  reviewed: string
  /** No clinician has reviewed it yet. */
  needsReview: boolean
}
