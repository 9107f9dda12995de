import type { TextOrNull, Time } from './columnTypes.ts'

/** What a person did with the guide. The guide's content itself is in files. */
export interface GuideTables {
  guide_bookmark: { user_id: number; content_id: string; created_at: Time }
  guide_feedback: {
    user_id: number
    content_id: string
    useful: boolean
    text: string | null
    /** The language in which the person read it; null for feedback from before this column existed. */
    language: TextOrNull
    updated_at: Time
  }
  guide_status: {
    user_id: number
    content_id: string
    /** 1: opened, 2: read. Never decreases. */
    status: number
    updated_at: Time
  }
  program_progress: {
    user_id: number
    program_id: string
    /** In percent. Never decreases. */
    progress: number
    updated_at: Time
  }
}
