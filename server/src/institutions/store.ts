import { institutionNameFrom, type SponsoredPlan } from '@reprieve/domain/institutions/institution.ts'
import { foldName } from '@reprieve/domain/writtenName.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import type { Db, Trx } from '../db/pool.ts'
import { refuse, type Refusal } from '../handler.ts'

export interface Institution {
  nid: number
  slug: string
  name: string
  isActive: boolean
  needsCode: boolean
  primaryIdFormat: string | null
  sponsors: SponsoredPlan
  config: unknown
}

const COLUMNS = [
  'institution_id',
  'slug',
  'name',
  'is_active',
  'needs_code',
  'primary_id_format',
  'sponsors',
  'config',
] as const

const institutions = (db: Db | Trx) => db.selectFrom('institution').select(COLUMNS)

type Row = Awaited<ReturnType<ReturnType<typeof institutions>['executeTakeFirstOrThrow']>>

const fromRow = (row: Row): Institution => ({
  nid: row.institution_id,
  slug: row.slug,
  name: row.name,
  isActive: row.is_active,
  needsCode: row.needs_code,
  primaryIdFormat: row.primary_id_format,
  sponsors: row.sponsors,
  config: row.config,
})

/** By number or short name; also finds an inactive one. [INST-1] */
export async function findInstitution(db: Db | Trx, given: number | string): Promise<Institution | null> {
  const name = institutionNameFrom(given)
  if (name === null) return null
  const row = await (
    name.is === 'number'
      ? institutions(db).where('institution_id', '=', name.nid)
      : institutions(db).where('slug', '=', name.slug)
  ).executeTakeFirst()
  return row === undefined ? null : fromRow(row)
}

/** An institution that can be joined, or the refusal. [INST-2] */
export async function activeInstitution(
  db: Db | Trx,
  given: number | string,
): Promise<Institution | Refusal> {
  const institution = await findInstitution(db, given)
  if (institution === null) return refuse(RESULT.notFound)
  return institution.isActive ? institution : refuse(RESULT.institutionNotActive)
}

/** By its short name or its full name. There are few, so all are compared. */
export async function institutionByName(db: Db, name: string): Promise<Institution | null> {
  const wanted = foldName(name)
  const rows = await institutions(db).orderBy('institution_id').execute()
  const row = rows.find((one) => one.slug === wanted) ?? rows.find((one) => foldName(one.name) === wanted)
  return row === undefined ? null : fromRow(row)
}

export interface Study {
  studyId: string
  name: string
}

export async function listStudies(db: Db | Trx, nid: number): Promise<Study[]> {
  const rows = await db
    .selectFrom('study')
    .select(['study_id', 'name'])
    .where('institution_id', '=', nid)
    .where('is_active', '=', true)
    .orderBy('study_id')
    .execute()
  return rows.map((row) => ({ studyId: row.study_id, name: row.name }))
}

export const hasStudy = async (db: Db | Trx, nid: number, studyId: string): Promise<boolean> =>
  (await listStudies(db, nid)).some((study) => study.studyId === studyId)

/** The fields that every call returns. */
export const institutionFields = ({ nid, slug, name, isActive }: Institution) => ({
  institution: nid,
  slug,
  name,
  is_active: isActive,
})
