import { institutionNameFrom, type Sponsored } from '@reprieve/domain/institutions/institution.ts'
import { folded } from '@reprieve/domain/writtenName.ts'
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
  sponsors: Sponsored
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

/** By number or short name, also one that is switched off. [INST-1] */
export async function institutionOf(db: Db | Trx, given: number | string): Promise<Institution | null> {
  const name = institutionNameFrom(given)
  if (name === null) return null
  const row = await (
    name.is === 'number'
      ? institutions(db).where('institution_id', '=', name.nid)
      : institutions(db).where('slug', '=', name.slug)
  ).executeTakeFirst()
  return row === undefined ? null : fromRow(row)
}

/** One that can be joined and asked; else why not. [INST-2] */
export async function activeInstitution(
  db: Db | Trx,
  given: number | string,
): Promise<Institution | Refusal> {
  const found = await institutionOf(db, given)
  if (found === null) return refuse(RESULT.notFound)
  return found.isActive ? found : refuse(RESULT.institutionNotActive)
}

/** By its short name or by its whole name, as it is written. There are few: all are looked at. */
export async function institutionByName(db: Db, name: string): Promise<Institution | null> {
  const wanted = folded(name)
  const rows = await institutions(db).orderBy('institution_id').execute()
  const row = rows.find((one) => one.slug === wanted) ?? rows.find((one) => folded(one.name) === wanted)
  return row === undefined ? null : fromRow(row)
}

export interface Study {
  studyId: string
  name: string
}

export async function studiesOf(db: Db | Trx, nid: number): Promise<Study[]> {
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
  (await studiesOf(db, nid)).some((study) => study.studyId === studyId)

/** As every call tells of it. */
export const listed = ({ nid, slug, name, isActive }: Institution) => ({
  institution: nid,
  slug,
  name,
  is_active: isActive,
})
