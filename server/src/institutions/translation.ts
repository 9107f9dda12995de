import { createHash } from 'node:crypto'
import { RESULT } from '@reprieve/contract/codes.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Db } from '../db/pool.ts'
import { Refusal, refuse, type Handler } from '../handler.ts'
import { APPS, translationFor } from '../settings/translation.ts'
import { readPictures } from './pictureStore.ts'
import { activeInstitution, type Institution } from './store.ts'
import { consentTextIn, textsIn } from './textStore.ts'

/** Our texts, and those of the named institution. [INST-13] */
export const getTranslation: Handler<'core/get-translation'> = async (request, { services, language }) => {
  if (!APPS.includes(request.app)) return refuse(RESULT.notFound)
  const given = request.institution?.trim() ?? ''
  if (given === '') return translationFor(request, language)
  const institution = await activeInstitution(services.db, given)
  if (institution instanceof Refusal) return institution
  // The version covers both parts, so ours is requested without one.
  const {
    lang,
    version: ours,
    translations,
  } = await translationFor({ ...request, version: undefined }, language)
  const own = await readPublicInstitution(services.db, institution, lang)
  const version = shortHash(`${ours} ${JSON.stringify(own)}`)
  if (request.version === version) return { lang, version, translations: {} }
  return {
    lang,
    version,
    translations: { ...translations, institution: own.texts },
    institution: own.institution,
  }
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** What anybody with a link to the institution may see. [INST-2] */
async function readPublicInstitution(db: Db, institution: Institution, language: Language) {
  const { nid, slug, name, needsCode, primaryIdFormat, sponsors } = institution
  const texts = await textsIn(db, nid, language)
  const consent = await consentTextIn(db, nid, language)
  return {
    texts,
    institution: {
      nid,
      slug,
      name,
      needs_registration_code: needsCode,
      primary_id_format: primaryIdFormat,
      sponsors,
      consent_language: consent.language,
      consent_hash: consent.hash,
      ...(await readPictures(db, nid)),
    },
  }
}
