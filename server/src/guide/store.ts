import { sql } from 'kysely'
import type { ContentStatus } from '@reprieve/domain/guide/content.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Db } from '../db/pool.ts'

// Written through the account row, so that an account that is being deleted right now leaves nothing behind (D24).

const STATUSES: readonly ContentStatus[] = ['opened', 'read']
const statusFrom = (stored: number | undefined): ContentStatus | null => STATUSES[(stored ?? 0) - 1] ?? null

/** A person's bookmarks and reading status. */
export interface GuideMarks {
  bookmarks: ReadonlySet<string>
  statusOf: (contentId: string) => ContentStatus | null
}

export async function readGuideMarks(db: Db, userId: number): Promise<GuideMarks> {
  const [bookmarks, statuses] = await Promise.all([
    listBookmarks(db, userId),
    db.selectFrom('guide_status').select(['content_id', 'status']).where('user_id', '=', userId).execute(),
  ])
  const statusById = new Map(statuses.map(({ content_id: id, status }) => [id, status]))
  return { bookmarks: new Set(bookmarks), statusOf: (id) => statusFrom(statusById.get(id)) }
}

/** The latest first. */
export async function listBookmarks(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('guide_bookmark')
    .select('content_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('content_id')
    .execute()
  return rows.map((row) => row.content_id)
}

interface Mark {
  userId: number
  contentId: string
  now: number
}

export async function addBookmark(db: Db, { userId, contentId, now }: Mark): Promise<void> {
  await sql`
    insert into guide_bookmark (user_id, content_id, created_at)
    select user_id, ${contentId}, ${new Date(now)}::timestamptz from account
    where user_id = ${userId} for share
    on conflict do nothing`.execute(db)
}

export async function removeBookmark(db: Db, { userId, contentId }: Omit<Mark, 'now'>): Promise<void> {
  await db
    .deleteFrom('guide_bookmark')
    .where('user_id', '=', userId)
    .where('content_id', '=', contentId)
    .execute()
}

/** Returns the stored status: read never goes back to opened. [GUIDE-4] */
export async function raiseStatus(db: Db, mark: Mark & { status: ContentStatus }): Promise<ContentStatus> {
  const { userId, contentId, status, now } = mark
  const { rows } = await sql<{ status: number }>`
    insert into guide_status as kept (user_id, content_id, status, updated_at)
    select user_id, ${contentId}, ${STATUSES.indexOf(status) + 1}::smallint, ${new Date(now)}::timestamptz from account
    where user_id = ${userId} for share
    on conflict (user_id, content_id) do update
      set status = greatest(kept.status, excluded.status), updated_at = excluded.updated_at
    returning status`.execute(db)
  return statusFrom(rows[0]?.status) ?? status
}

export interface Feedback {
  useful: boolean | null
  text: string | null
}

const NO_FEEDBACK: Feedback = { useful: null, text: null }

export async function readFeedback(db: Db, userId: number, contentId: string): Promise<Feedback> {
  const row = await db
    .selectFrom('guide_feedback')
    .select(['useful', 'text'])
    .where('user_id', '=', userId)
    .where('content_id', '=', contentId)
    .executeTakeFirst()
  return row ?? NO_FEEDBACK
}

/** One per person and article: later feedback replaces earlier. [GUIDE-3] */
export async function storeFeedback(
  db: Db,
  { userId, contentId, now, useful, text, language }: Mark & Feedback & { language: Language },
): Promise<void> {
  await sql`
    insert into guide_feedback (user_id, content_id, useful, text, language, updated_at)
    select user_id, ${contentId}, ${useful}::boolean, ${text}::text, ${language}::text, ${new Date(now)}::timestamptz
    from account
    where user_id = ${userId} for share
    on conflict (user_id, content_id) do update
      set useful = excluded.useful, text = excluded.text, language = excluded.language,
        updated_at = excluded.updated_at`.execute(db)
}
