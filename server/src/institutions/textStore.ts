import { createHash } from 'node:crypto'
import { INSTITUTION_KEYS, type InstitutionTexts } from '@reprieve/domain/institutions/institution.ts'
import { FALLBACK_LANGUAGE, type Language } from '@reprieve/domain/settings/language.ts'
import type { Db, Trx } from '../db/pool.ts'

/** Each text in the language if the institution has it, else in English. [INST-13] */
export async function textsIn(db: Db | Trx, nid: number, language: Language): Promise<InstitutionTexts> {
  const { own, fallback } = await rowsIn(db, nid, language)
  const entries = INSTITUTION_KEYS.flatMap((key) => {
    const text = own.get(key) ?? fallback.get(key)
    return text === undefined ? [] : [[key, text] as const]
  })
  return Object.fromEntries(entries)
}

export interface ConsentText {
  text: string
  language: Language
  /** A device sends this back, so that nobody agrees to other words than those shown. [CONS-4] */
  hash: string
}

export async function consentTextIn(db: Db | Trx, nid: number, wanted: Language): Promise<ConsentText> {
  const { own, fallback } = await rowsIn(db, nid, wanted)
  const language = own.has('consentText') ? wanted : FALLBACK_LANGUAGE
  const text = own.get('consentText') ?? fallback.get('consentText') ?? ''
  return { text, language, hash: textHash(text) }
}

async function rowsIn(db: Db | Trx, nid: number, language: Language) {
  const rows = await db
    .selectFrom('institution_text')
    .select(['language', 'key', 'text'])
    .where('institution_id', '=', nid)
    .where('language', 'in', [language, FALLBACK_LANGUAGE])
    .execute()
  const of = (wanted: Language) =>
    new Map(rows.filter((row) => row.language === wanted).map((row) => [row.key, row.text]))
  return { own: of(language), fallback: of(FALLBACK_LANGUAGE) }
}

const textHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)
