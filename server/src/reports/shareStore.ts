import { SECTION_NAMES } from '@reprieve/contract/reports/optionsWire.ts'
import { rangeFromWire, rangeToWire, type WireRange } from '@reprieve/contract/reports/rangeWire.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { findKeyByWord } from '@reprieve/contract/filters/keyOf.ts'
import type { Section } from '@reprieve/domain/reports/reportOptions.ts'
import { dayNumber, localDay } from '@reprieve/domain/time/dayNumber.ts'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'

export interface ShareLink {
  userId: number
  id: string
  reportUuid: string
  sections: readonly Section[]
  /** Null if it shows the report itself; otherwise it has its own files. [SHARE-7] */
  span: DaySpan | null
  madeAt: number
  expiresAt: number
  revokedAt: number | null
  /** The state of its own files. */
  state: 'waiting' | 'ready' | 'failed'
}

const COLUMNS = [
  'share_link.user_id',
  'link_id',
  'report_uuid',
  'sections',
  'range',
  'made_at',
  'expires_at',
  'revoked_at',
  'state',
] as const

const links = (db: Db | Trx) => db.selectFrom('share_link').select(COLUMNS)

type Row = Awaited<ReturnType<ReturnType<typeof links>['executeTakeFirstOrThrow']>>

const fromRow = (row: Row): ShareLink => ({
  userId: row.user_id,
  id: row.link_id,
  reportUuid: row.report_uuid,
  sections: (row.sections as string[]).flatMap((name) => findKeyByWord(SECTION_NAMES, name) ?? []),
  span: spanFrom(row.range as WireRange | null),
  madeAt: row.made_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  state: row.state,
})

function spanFrom(stored: WireRange | null): DaySpan | null {
  const range = stored === null ? null : rangeFromWire(stored)
  return range?.is === 'custom' ? { from: dayNumber(range.from), to: dayNumber(range.to) } : null
}

export const wireDays = ({ from, to }: DaySpan): WireRange =>
  rangeToWire({ is: 'custom', from: localDay(from), to: localDay(to) })

async function loadLink(query: Promise<Row | undefined>): Promise<ShareLink | null> {
  const row = await query
  return row === undefined ? null : fromRow(row)
}

/** An open link by its token. Not if the account is being deleted: then nothing of it is shown (D24). [SHARE-5] */
export const findOpenLink = (db: Db | Trx, hash: Buffer, now: number): Promise<ShareLink | null> =>
  loadLink(
    links(db)
      .innerJoin('account', 'account.user_id', 'share_link.user_id')
      .where('token_hash', '=', hash)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', moment(now))
      .where('account.deletes_at', 'is', null)
      .executeTakeFirst(),
  )

/** A link of this person, in any state. */
export const linkByHash = (db: Db | Trx, userId: number, hash: Buffer): Promise<ShareLink | null> =>
  loadLink(links(db).where('user_id', '=', userId).where('token_hash', '=', hash).executeTakeFirst())

export const linkById = (db: Db | Trx, userId: number, id: string): Promise<ShareLink | null> =>
  loadLink(links(db).where('user_id', '=', userId).where('link_id', '=', id).executeTakeFirst())

/** Newest first. */
export async function listShareLinks(db: Db, userId: number): Promise<ShareLink[]> {
  const rows = await links(db)
    .where('user_id', '=', userId)
    .orderBy('made_at', 'desc')
    .orderBy('link_id')
    .execute()
  return rows.map(fromRow)
}

export async function insertLink(trx: Trx, hash: Buffer, link: ShareLink): Promise<void> {
  await trx
    .insertInto('share_link')
    .values({
      token_hash: hash,
      user_id: link.userId,
      link_id: link.id,
      report_uuid: link.reportUuid,
      sections: JSON.stringify(link.sections.map((section) => SECTION_NAMES[section])),
      range: link.span === null ? null : JSON.stringify(wireDays(link.span)),
      made_at: new Date(link.madeAt),
      expires_at: new Date(link.expiresAt),
      state: link.state,
    })
    .execute()
}

type ShareLinkRowKey = Pick<ShareLink, 'userId' | 'id'>

/** Stores the result of making its own files; false if nobody waits for them any more. */
export async function finishLinkFiles(
  trx: Trx,
  { userId, id }: ShareLinkRowKey,
  made: { state: 'ready' | 'failed'; content: string | null },
): Promise<boolean> {
  const ended = await trx
    .updateTable('share_link')
    .set(made)
    .where('user_id', '=', userId)
    .where('link_id', '=', id)
    .where('state', '=', 'waiting')
    .where('revoked_at', 'is', null)
    .returning('link_id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Ends a link: it shows nothing from now on, and its own files are deleted. [SHARE-11] */
export async function endLink(trx: Trx, { userId, id }: ShareLinkRowKey, now: number): Promise<void> {
  await trx
    .updateTable('share_link')
    .set({ revoked_at: new Date(now), content: null })
    .where('user_id', '=', userId)
    .where('link_id', '=', id)
    .execute()
  await trx.deleteFrom('report_file').where('user_id', '=', userId).where('owner_uuid', '=', id).execute()
  await trx.deleteFrom('job').where('user_id', '=', userId).where('about', '=', id).execute()
}

type Showing = Pick<ShareLink, 'userId' | 'id' | 'reportUuid' | 'span'>

const ownContent = (db: Db, { userId, id }: Showing) =>
  db.selectFrom('share_link').where('user_id', '=', userId).where('link_id', '=', id)

const reportContent = (db: Db, { userId, reportUuid }: Showing) =>
  db.selectFrom('report').where('user_id', '=', userId).where('report_uuid', '=', reportUuid)

/** The report's content as its page shows it; null if there is none, or none any more. */
export async function readSharedContent(db: Db, link: Showing): Promise<unknown> {
  const own = ownContent(db, link).select('content')
  const ofReport = reportContent(db, link).select('content')
  return (await (link.span === null ? ofReport : own).executeTakeFirst())?.content ?? null
}

/** Checks without reading it, because it may be megabytes. */
export async function hasContent(db: Db, link: Showing): Promise<boolean> {
  const own = ownContent(db, link).where('content', 'is not', null).select('user_id')
  const ofReport = reportContent(db, link).where('content', 'is not', null).select('user_id')
  return (await (link.span === null ? ofReport : own).executeTakeFirst()) !== undefined
}

/** How many links of a person are open: the number is limited, so that each can be found and revoked in one list. */
export async function countOpenLinks(trx: Trx, userId: number, now: number): Promise<number> {
  const { open } = await trx
    .selectFrom('share_link')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', moment(now))
    .executeTakeFirstOrThrow()
  return open
}
