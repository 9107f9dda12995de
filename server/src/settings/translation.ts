import { createHash } from 'node:crypto'
import type { RequestOf } from '@reprieve/contract/calls.ts'
import { FALLBACK_LANGUAGE, pickLanguage, type Language } from '@reprieve/domain/settings/language.ts'
import { allMessages, type AllMessages } from '@reprieve/locales/allMessages.ts'

type TranslationRequest = RequestOf<'core/get-translation'>

/** The clients that the specification names. */
export const APPS: readonly string[] = ['webapp', 'android', 'ios']

export type Translation = { lang: Language; version: string; translations: AllMessages }

/**
 * The texts of one language by area. The names of list items are many, and are included only on request. A client that
 * already has this version gets no texts.
 */
export async function translationFor(request: TranslationRequest, spoken: Language): Promise<Translation> {
  const lang = request.lang === undefined ? spoken : (pickLanguage(request.lang) ?? FALLBACK_LANGUAGE)
  const { texts, version } = isOn(request.institution_fields_only)
    ? NO_TEXTS
    : await textsIn(lang, isOn(request.include_fields))
  return { lang, version, translations: request.version === version ? {} : texts }
}

const isOn = (flag: string | undefined): boolean => flag === '1' || flag === 'true'

interface Texts {
  texts: AllMessages
  version: string
}

/** The version is a hash of the texts, so that every correction changes it without a counter. */
const versioned = (texts: AllMessages): Texts => ({
  texts,
  version: createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16),
})

const NO_TEXTS = versioned({})

// Cached, because anybody may ask, and reading the texts costs more than sending them.
const read = new Map<string, Texts>()

async function textsIn(lang: Language, hasFields: boolean): Promise<Texts> {
  const key = `${lang} ${hasFields}`
  const known = read.get(key) ?? (await readTexts(lang, hasFields))
  read.set(key, known)
  return known
}

async function readTexts(lang: Language, hasFields: boolean): Promise<Texts> {
  const { listItems, ...rest } = await allMessages(lang)
  return versioned(hasFields && listItems !== undefined ? { ...rest, listItems } : rest)
}
