import {
  INSTITUTION_KEYS,
  INSTITUTION_TEXT_MAX,
  isName,
  isSlug,
  type InstitutionTexts,
  type SponsoredPlan,
} from '@reprieve/domain/institutions/institution.ts'
import { writtenCode } from '@reprieve/domain/institutions/code.ts'
import { isPrimaryIdFormat } from '@reprieve/domain/institutions/primaryId.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { FALLBACK_LANGUAGE, type Language } from '@reprieve/domain/settings/language.ts'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { INSTITUTION_CODE_LIFE_MS, codeHash, newCode } from './codeStore.ts'
import type { StoredInstitutionConfig } from './membershipStore.ts'
import { findInstitution } from './store.ts'

// Only the operator's command uses these functions, no call of the contract.

export interface NewInstitution {
  slug: string
  name: string
  needsCode: boolean
  primaryIdFormat: string | null
  sponsors: SponsoredPlan
  config: StoredInstitutionConfig
}

export type InstitutionFault = 'slug' | 'slug-taken' | 'name' | 'format'

function faultIn({ slug, name, primaryIdFormat }: NewInstitution): InstitutionFault | null {
  if (!isSlug(slug)) return 'slug'
  if (!isName(name)) return 'name'
  return primaryIdFormat === null || isPrimaryIdFormat(primaryIdFormat) ? null : 'format'
}

/** Inactive until it has a consent text. Its number is never reused; no sequence is used, because backups have none. */
export function createInstitution(
  db: Db,
  wanted: NewInstitution,
  now: number,
): Promise<Result<number, InstitutionFault>> {
  const fault = faultIn(wanted)
  if (fault !== null) return Promise.resolve(err(fault))
  return inTransaction(db, async (trx) => {
    await sql`lock table institution in exclusive mode`.execute(trx)
    if ((await findInstitution(trx, wanted.slug)) !== null) return err('slug-taken' as const)
    const { most } = await trx
      .selectFrom('institution')
      .select((eb) => eb.fn.coalesce(eb.fn.max('institution_id'), eb.val(0)).as('most'))
      .executeTakeFirstOrThrow()
    const nid = most + 1
    await trx
      .insertInto('institution')
      .values({
        institution_id: nid,
        slug: wanted.slug,
        ...institutionColumns(wanted),
        created_at: new Date(now),
      })
      .execute()
    return ok(nid)
  })
}

const institutionColumns = ({ name, needsCode, primaryIdFormat, sponsors, config }: NewInstitution) => ({
  name: name.trim(),
  needs_code: needsCode,
  primary_id_format: primaryIdFormat,
  sponsors,
  config: JSON.stringify(config),
})

/** Changes all but its short name, which is part of URLs. */
export async function changeInstitution(
  db: Db,
  nid: number,
  wanted: NewInstitution,
): Promise<Result<null, InstitutionFault>> {
  const fault = faultIn(wanted)
  if (fault !== null) return err(fault)
  await db
    .updateTable('institution')
    .set(institutionColumns(wanted))
    .where('institution_id', '=', nid)
    .execute()
  return ok(null)
}

/** Cannot be activated without an English consent text, because nobody could join. */
export async function switchInstitution(
  db: Db,
  nid: number,
  isActive: boolean,
): Promise<Result<null, 'no-consent-text'>> {
  const text = await db
    .selectFrom('institution_text')
    .select('text')
    .where('institution_id', '=', nid)
    .where('language', '=', FALLBACK_LANGUAGE)
    .where('key', '=', 'consentText')
    .executeTakeFirst()
  if (isActive && text === undefined) return err('no-consent-text')
  await db.updateTable('institution').set({ is_active: isActive }).where('institution_id', '=', nid).execute()
  return ok(null)
}

/** Replaces all its texts in one language. */
export async function setTexts(
  db: Db,
  nid: number,
  language: Language,
  texts: InstitutionTexts,
): Promise<Result<null, { key: string }>> {
  const given = INSTITUTION_KEYS.flatMap((key) => {
    const text = texts[key]?.trim() ?? ''
    return text === '' ? [] : [{ institution_id: nid, language, key, text }]
  })
  const tooLong = given.find(({ text }) => text.length > INSTITUTION_TEXT_MAX)
  if (tooLong !== undefined) return err({ key: tooLong.key })
  await inTransaction(db, async (trx) => {
    await trx
      .deleteFrom('institution_text')
      .where('institution_id', '=', nid)
      .where('language', '=', language)
      .execute()
    if (given.length > 0) await trx.insertInto('institution_text').values(given).execute()
  })
  return ok(null)
}

/** Adding a closed study again reopens it. */
export async function addStudy(
  db: Db,
  nid: number,
  { studyId, name }: { studyId: string; name: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('study')
    .values({ institution_id: nid, study_id: studyId, name, created_at: new Date(now) })
    .onConflict((oc) => oc.columns(['institution_id', 'study_id']).doUpdateSet({ name, is_active: true }))
    .execute()
}

interface WantedCode {
  nid: number
  studyId: string | null
  now: number
}

/** For one address, one use, 14 days (D48). The code is returned only here. */
export const giveActivationCode = (db: Db | Trx, wanted: WantedCode & { email: string }): Promise<string> =>
  giveCode(db, {
    ...wanted,
    kind: 'activation',
    email: wanted.email.trim().toLowerCase(),
    mostUses: 1,
    lifeMs: INSTITUTION_CODE_LIFE_MS,
  })

/** For a limited number of people. */
export const giveRegistrationCode = (
  db: Db | Trx,
  wanted: WantedCode & { mostUses: number; lifeMs: number },
): Promise<string> => giveCode(db, { ...wanted, kind: 'registration', email: null })

interface MadeCode extends WantedCode {
  kind: 'activation' | 'registration'
  email: string | null
  mostUses: number
  lifeMs: number
}

async function giveCode(db: Db | Trx, made: MadeCode): Promise<string> {
  const code = newCode()
  await db
    .insertInto('institution_code')
    .values({
      code_hash: codeHash(code)!,
      institution_id: made.nid,
      study_id: made.studyId,
      kind: made.kind,
      email: made.email,
      created_at: new Date(made.now),
      expires_at: new Date(made.now + made.lifeMs),
      most_uses: made.mostUses,
    })
    .execute()
  return writtenCode(code)
}

/** False if there is no such study. */
export async function endStudy(db: Db, nid: number, studyId: string): Promise<boolean> {
  const ended = await db
    .updateTable('study')
    .set({ is_active: false })
    .where('institution_id', '=', nid)
    .where('study_id', '=', studyId)
    .returning('study_id')
    .executeTakeFirst()
  return ended !== undefined
}
