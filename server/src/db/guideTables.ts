import type { TextOrNull, Time } from './columnTypes.ts'

/** What a person did with the guide. What the guide says is in files. */
export interface GuideTables {
  guide_bookmark: { user_id: number; content_id: string; created_at: Time }
  guide_feedback: {
    user_id: number
    content_id: string
    useful: boolean
    text: string | null
    /** In which it was read; null of what was told before this was kept. */
    language: TextOrNull
    updated_at: Time
  }
  guide_status: {
    user_id: number
    content_id: string
    /** 1: opened, 2: read. It only rises. */
    status: number
    updated_at: Time
  }
  program_progress: {
    user_id: number
    program_id: string
    /** Of a hundred. It only rises. */
    progress: number
    updated_at: Time
  }
}
