import { bestSponsoredPlan, type SponsoredPlan } from '@reprieve/domain/institutions/institution.ts'
import type { Db, Trx } from '../db/pool.ts'

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
export function readInstitutionConfig(kept: unknown): InstitutionConfig {
  const { pain_service, recommended, contact } = kept as Partial<StoredInstitutionConfig>
  return { hasPainService: pain_service ?? false, recommended: recommended ?? [], contact: contact ?? {} }
}

/** The form in the database. */
export interface StoredInstitutionConfig {
  pain_service: boolean
  recommended: string[]
  contact: Record<string, string>
}
