import type { Subscription } from '@reprieve/domain/settings/subscriptions.ts'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/pool.ts'

interface CampaignKey {
  name: string
  kind: Subscription
}

/** People who want this kind, can receive mail, and have not had this mailing. */
const waiting = ({ kind, name }: CampaignKey) => sql`
  from email_preference p join account a on a.user_id = p.user_id
  where p.${sql.ref(kind)} and a.activated_at is not null and a.deletes_at is null
    and not exists (select from campaign_mail c where c.user_id = p.user_id and c.campaign = ${name})`

/** The campaign of that name, if one was begun. */
export async function findCampaign(db: Db, name: string): Promise<{ kind: string; digest: string } | null> {
  const row = await db
    .selectFrom('campaign')
    .select(['kind', 'digest'])
    .where('campaign', '=', name)
    .executeTakeFirst()
  return row ?? null
}

/** Changes nothing if it was begun before. */
export async function insertCampaign(
  db: Db,
  { name, kind, digest, now }: CampaignKey & { digest: string; now: number },
): Promise<void> {
  await db
    .insertInto('campaign')
    .values({ campaign: name, kind, digest, begun_at: new Date(now) })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export async function countRecipients(
  db: Db,
  campaign: CampaignKey,
): Promise<{ language: string; people: number }[]> {
  const { rows } = await sql<{ language: string; people: number }>`
    select a.language, count(*) as people ${waiting(campaign)} group by a.language order by a.language`.execute(
    db,
  )
  return rows
}

/** How many people have had this mailing. */
export async function countSent(db: Db, name: string): Promise<number> {
  const { had } = await db
    .selectFrom('campaign_mail')
    .select((eb) => eb.fn.countAll<number>().as('had'))
    .where('campaign', '=', name)
    .executeTakeFirstOrThrow()
  return had
}

/** The next people to write to, after a user id. */
export async function findRecipients(
  db: Db,
  campaign: CampaignKey,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select p.user_id as "userId" ${waiting(campaign)} and p.user_id > ${after}
    order by p.user_id limit ${most}`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Locks the person against changes; null if they no longer want this kind. */
export async function lockRecipient(
  trx: Trx,
  userId: number,
  kind: Subscription,
): Promise<{ email: string; language: string } | null> {
  const { rows } = await sql<{ email: string; language: string }>`
    select a.email, a.language from account a join email_preference p on p.user_id = a.user_id
    where a.user_id = ${userId} and p.${sql.ref(kind)} and a.activated_at is not null and a.deletes_at is null
    for share`.execute(trx)
  return rows[0] ?? null
}

/** False if the person has had this mailing. */
export async function markSent(
  trx: Trx,
  userId: number,
  { name, now }: { name: string; now: number },
): Promise<boolean> {
  const marked = await trx
    .insertInto('campaign_mail')
    .values({ user_id: userId, campaign: name, queued_at: new Date(now) })
    .onConflict((oc) => oc.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return marked !== undefined
}
