import { sql } from 'kysely'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import type { Db } from '../db/pool.ts'

/** Feedback on an article; the person and the time of day are not even read. [GUIDE-25] */
export interface ArticleFeedback {
  article: string
  isUseful: boolean
  text: string | null
  language: string | null
  day: LocalDay
}

/** In an order that identifies nobody; without accounts that are being deleted. */
export async function allFeedback(db: Db): Promise<ArticleFeedback[]> {
  const { rows } = await sql<ArticleFeedback>`
    select f.content_id as article, f.useful as "isUseful", f.text, f.language,
      to_char(f.updated_at at time zone 'UTC', 'YYYY-MM-DD') as day
    from guide_feedback f join account a on a.user_id = f.user_id
    where a.deletes_at is null
    order by article, day, f.useful, f.language, f.text`.execute(db)
  return rows
}
