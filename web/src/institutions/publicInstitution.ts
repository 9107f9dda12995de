import { RESULT } from '@reprieve/contract/codes.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import { INSTITUTION_KEYS, type InstitutionTexts } from '@reprieve/domain/institutions/institution.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Ask } from '../api/ask.ts'

/** The public data of an institution, in the page's language. [INST-2] */
export interface PublicInstitution {
  nid: number
  slug: string
  name: string
  needsCode: boolean
  primaryIdFormat: string | null
  /** The hash of the consent text that was shown; sent back with the consent. [CONS-4] */
  consentHash: string | null
  /** English if the institution has no text in the page's language. */
  consentLanguage: string
  logo: Blob | null
  background: Blob | null
  texts: InstitutionTexts
}

export type PublicInstitutionAnswer =
  | { is: 'known'; look: PublicInstitution }
  | { is: 'failed' | 'not-active' | 'unknown' }

/** `institution`: its number or short name, as in an address. */
export async function fetchPublicInstitution(
  ask: Ask,
  institution: string,
  language: Language,
): Promise<PublicInstitutionAnswer> {
  const request = { app: 'webapp', lang: language, institution, institution_fields_only: '1' } as const
  const answer = await ask('core/get-translation', request)
  if (!answer.reached) return { is: 'failed' }
  if (answer.code === RESULT.institutionNotActive) return { is: 'not-active' }
  if (answer.code === RESULT.notFound) return { is: 'unknown' }
  const look = answer.code === RESULT.ok ? parsePublicInstitution(answer.body, language) : null
  return look === null ? { is: 'failed' } : { is: 'known', look }
}

/** Null: the response is not about an institution. */
export function parsePublicInstitution(
  body: Record<string, unknown>,
  language: Language,
): PublicInstitution | null {
  const told = toFields(body['institution'])
  const { nid, slug, name, primary_id_format: format } = told
  const { consent_hash: hash, consent_language: spoken } = told
  if (typeof nid !== 'number' || typeof name !== 'string') return null
  return {
    nid,
    slug: typeof slug === 'string' ? slug : String(nid),
    name,
    needsCode: told['needs_registration_code'] === true,
    primaryIdFormat: typeof format === 'string' ? format : null,
    consentHash: typeof hash === 'string' ? hash : null,
    consentLanguage: typeof spoken === 'string' ? spoken : language,
    logo: pictureFrom(told['logo']),
    background: pictureFrom(told['landing_background']),
    texts: parseInstitutionTexts(toFields(body['translations'])['institution']),
  }
}

/** Only its own texts: none of them replaces one of ours. [INST-13] */
export function parseInstitutionTexts(told: unknown): InstitutionTexts {
  const fields = toFields(told)
  const texts = INSTITUTION_KEYS.map((key) => [key, fields[key]] as const)
  return Object.fromEntries(
    texts.filter((pair): pair is [(typeof pair)[0], string] => {
      const [, text] = pair
      return typeof text === 'string' && text.trim() !== ''
    }),
  )
}

/** Raster images only: formats that can contain a script or a link are refused. */
const TYPES: readonly unknown[] = ['image/png', 'image/jpeg', 'image/webp']

function pictureFrom(told: unknown): Blob | null {
  const { type, data } = toFields(told)
  if (!TYPES.includes(type) || typeof data !== 'string') return null
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    return new Blob([bytes], { type: String(type) })
  } catch {
    return null
  }
}

/** A blank line starts a new paragraph. */
export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

export type FoundInstitution =
  | { is: 'found'; nid: number }
  | { is: 'unknown' | 'not-active' | 'away' }
  | { is: 'refused'; message: string }

/** By its full or short name, as printed on a leaflet. [INST-63] */
export async function findInstitution(ask: Ask, typed: string): Promise<FoundInstitution> {
  const answer = await ask('institutions/get-institution-id', { name: typed.trim() })
  if (!answer.reached) return { is: 'away' }
  const { nid } = answer.body
  if (answer.code === RESULT.ok && typeof nid === 'number') return { is: 'found', nid }
  if (answer.code === RESULT.notFound) return { is: 'unknown' }
  if (answer.code === RESULT.institutionNotActive) return { is: 'not-active' }
  return { is: 'refused', message: answer.message }
}
