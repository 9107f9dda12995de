import { bestSponsoredPlan, type SponsoredPlan } from '@reprieve/domain/institutions/institution.ts'
import type { Db, Trx } from '../db/pool.ts'
import { sql } from 'kysely'
import type { ConsentText } from './textStore.ts'

/** A person's membership in an active institution, with a consent that stands. */
export interface Membership {
  membershipId: string
  nid: number
  slug: string
  name: string
  studyId: string | null
  joinedAt: number
}

const live = (db: Db | Trx, userId: number) =>
  db
    .selectFrom('membership as m')
    .innerJoin('institution as i', 'i.institution_id', 'm.institution_id')
    .where('m.user_id', '=', userId)
    .where('m.ended_at', 'is', null)
    .where('i.is_active', '=', true)

/** Sorted by institution number. */
export async function listLiveMemberships(db: Db | Trx, userId: number): Promise<Membership[]> {
  const rows = await live(db, userId)
    .select(['m.membership_id', 'm.institution_id', 'i.slug', 'i.name', 'm.study_id', 'm.given_at'])
    .orderBy('m.institution_id')
    .execute()
  return rows.map((row) => ({
    membershipId: row.membership_id,
    nid: row.institution_id,
    slug: row.slug,
    name: row.name,
    studyId: row.study_id,
    joinedAt: row.given_at,
  }))
}

/** Also true for an inactive institution. */
export async function isMemberOf(db: Db | Trx, userId: number, nid: number): Promise<boolean> {
  const row = await db
    .selectFrom('membership')
    .select('membership_id')
    .where('user_id', '=', userId)
    .where('institution_id', '=', nid)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** What a person's institutions sponsor, and which one does. */
export interface Sponsorship {
  isMember: boolean
  sponsored: SponsoredPlan
  /** The name of the sponsoring institution. */
  by: string | null
}

/** [INST-11] */
export async function findSponsorship(db: Db | Trx, userId: number): Promise<Sponsorship> {
  const rows = await live(db, userId).select(['i.sponsors', 'i.name']).orderBy('m.institution_id').execute()
  const sponsored = bestSponsoredPlan(rows.map(({ sponsors }) => sponsors))
  const giver = sponsored === 'none' ? undefined : rows.find(({ sponsors }) => sponsors === sponsored)
  return { isMember: rows.length > 0, sponsored, by: giver?.name ?? null }
}

/** What a person's institutions recommend in the guide, in order. [INST-16] */
export async function recommendedTo(db: Db, userId: number): Promise<string[]> {
  const rows = await live(db, userId).select('i.config').orderBy('m.institution_id').execute()
  return [...new Set(rows.flatMap(({ config }) => readInstitutionConfig(config).recommended))]
}

export interface InstitutionConfig {
  hasPainService: boolean
  recommended: string[]
  contact: Record<string, string>
}

/** Reads a stored configuration, which the operator's command has validated. */
export function readInstitutionConfig(stored: unknown): InstitutionConfig {
  const { pain_service, recommended, contact } = stored as Partial<StoredInstitutionConfig>
  return { hasPainService: pain_service ?? false, recommended: recommended ?? [], contact: contact ?? {} }
}

/** The form in the database. */
export interface StoredInstitutionConfig {
  pain_service: boolean
  recommended: string[]
  contact: Record<string, string>
}

/** The membership that stands there, or null. */
export async function liveMembershipId(trx: Trx, userId: number, nid: number): Promise<string | null> {
  const row = await trx
    .selectFrom('membership')
    .select('membership_id')
    .where('user_id', '=', userId)
    .where('institution_id', '=', nid)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row?.membership_id ?? null
}

/** A new membership: the consent as it was given. */
interface NewMembership {
  userId: number
  membershipId: string
  nid: number
  studyId: string | null
  fullName: string
  birthDate: string
  primaryId: string | null
  consentText: ConsentText
  utm: unknown
  now: number
}

export async function insertMembership(trx: Trx, given: NewMembership): Promise<void> {
  await trx
    .insertInto('membership')
    .values({
      user_id: given.userId,
      membership_id: given.membershipId,
      institution_id: given.nid,
      study_id: given.studyId,
      full_name: given.fullName,
      birth_date: given.birthDate,
      primary_id: given.primaryId,
      consent_text: given.consentText.text,
      consent_hash: given.consentText.hash,
      language: given.consentText.language,
      given_at: new Date(given.now),
      utm: given.utm === undefined ? null : JSON.stringify(given.utm),
    })
    .execute()
}

/** One person in one institution. */
interface PersonThere {
  userId: number
  nid: number
}

/** Also true for a person who has left or withdrawn. */
export async function wasEverMember(trx: Trx, { userId, nid }: PersonThere): Promise<boolean> {
  const ever = await trx
    .selectFrom('membership')
    .select('membership_id')
    .where('user_id', '=', userId)
    .where('institution_id', '=', nid)
    .executeTakeFirst()
  return ever !== undefined
}

/** Returns the ids of the memberships that ended. */
export async function endMemberships(trx: Trx, { userId, nid }: PersonThere, now: number): Promise<string[]> {
  const left = await trx
    .updateTable('membership')
    .set({ ended_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('institution_id', '=', nid)
    .where('ended_at', 'is', null)
    .returning('membership_id')
    .execute()
  return left.map(({ membership_id: id }) => id)
}

/** Withdraws all consents ever given there, and drops the details; returns the ids of those memberships. */
export async function withdrawConsents(
  trx: Trx,
  { userId, nid }: PersonThere,
  now: number,
): Promise<string[]> {
  const at = new Date(now)
  const withdrawn = await trx
    .updateTable('membership')
    .set({
      ended_at: sql<Date>`coalesce(ended_at, ${at}::timestamptz)`,
      withdrawn_at: at,
      full_name: null,
      birth_date: null,
      primary_id: null,
    })
    .where('user_id', '=', userId)
    .where('institution_id', '=', nid)
    .where('withdrawn_at', 'is', null)
    .returning('membership_id')
    .execute()
  return withdrawn.map(({ membership_id: id }) => id)
}

/** Memberships whose consent stands, also ended ones; the current ones first. */
export const findConsentedMemberships = (db: Db, userId: number) =>
  db
    .selectFrom('membership as m')
    .innerJoin('institution as i', 'i.institution_id', 'm.institution_id')
    .select(['m.institution_id', 'i.slug', 'i.name', 'i.is_active', 'i.sponsors'])
    .select(['m.study_id', 'm.given_at', 'm.ended_at'])
    .where('m.user_id', '=', userId)
    .where('m.withdrawn_at', 'is', null)
    .orderBy('m.ended_at', (order) => order.desc().nullsFirst())
    .orderBy('m.membership_id')
    .execute()

/** The newest consent that stands there, even of a membership that has ended; of one study if it is named. */
export const findStandingConsent = (db: Db, { userId, nid }: PersonThere, study: string) =>
  db
    .selectFrom('membership as m')
    .leftJoin('study as s', (on) =>
      on.onRef('s.institution_id', '=', 'm.institution_id').onRef('s.study_id', '=', 'm.study_id'),
    )
    .select(['m.institution_id', 'm.study_id', 's.name as study_name'])
    .select(['m.full_name', 'm.birth_date', 'm.primary_id'])
    .select(['m.consent_text', 'm.language', 'm.given_at', 'm.ended_at'])
    .where('m.user_id', '=', userId)
    .where('m.institution_id', '=', nid)
    .where('m.withdrawn_at', 'is', null)
    .$if(study !== '', (query) => query.where('m.study_id', '=', study))
    .orderBy('m.ended_at', (order) => order.desc().nullsFirst())
    .orderBy('m.membership_id')
    .limit(1)
    .executeTakeFirst()
