import { readTerms, type TermsText } from '@reprieve/content/terms.ts'
import ENGLISH_EULA from '@reprieve/content/terms/eula/en.md?raw'
import ENGLISH_PRIVACY from '@reprieve/content/terms/privacy/en.md?raw'
import type { TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'

type File = () => Promise<{ default: string }>

export type TermsFiles = Record<TermsDocument, Record<Language, File>>

/**
 * One line per text: the bundler makes a small file of each, and the browser loads only what it shows. English is part
 * of the screen's file, so that a text is always available.
 */
export const TERMS_FILES: TermsFiles = {
  eula: {
    en: async () => ({ default: ENGLISH_EULA }),
    de: () => import('@reprieve/content/terms/eula/de.md?raw'),
    es: () => import('@reprieve/content/terms/eula/es.md?raw'),
    fr: () => import('@reprieve/content/terms/eula/fr.md?raw'),
    ko: () => import('@reprieve/content/terms/eula/ko.md?raw'),
    ru: () => import('@reprieve/content/terms/eula/ru.md?raw'),
    'zh-rCN': () => import('@reprieve/content/terms/eula/zh-rCN.md?raw'),
  },
  privacy: {
    en: async () => ({ default: ENGLISH_PRIVACY }),
    de: () => import('@reprieve/content/terms/privacy/de.md?raw'),
    es: () => import('@reprieve/content/terms/privacy/es.md?raw'),
    fr: () => import('@reprieve/content/terms/privacy/fr.md?raw'),
    ko: () => import('@reprieve/content/terms/privacy/ko.md?raw'),
    ru: () => import('@reprieve/content/terms/privacy/ru.md?raw'),
    'zh-rCN': () => import('@reprieve/content/terms/privacy/zh-rCN.md?raw'),
  },
}

/** The text as shown, which may be in another language than the person's. */
export interface ShownTerms {
  terms: TermsText
  language: Language
}

type ShowTerms = (document: TermsDocument, language: Language) => Promise<ShownTerms>

/**
 * In the person's language, or English if that cannot be loaded. Fixed as long as the page lives: what is accepted is
 * what was read, even if the other language loads meanwhile. [ACC-29]
 */
export function makeShowTerms(files: TermsFiles): ShowTerms {
  const shown = new Map<string, Promise<ShownTerms>>()
  const read = async (document: TermsDocument, language: Language): Promise<ShownTerms> => ({
    terms: readTerms((await files[document][language]()).default),
    language,
  })
  return (document, language) => {
    const name = `${document} ${language}`
    const showing = shown.get(name) ?? read(document, language).catch(() => read(document, 'en'))
    shown.set(name, showing)
    return showing
  }
}

export const showTerms = makeShowTerms(TERMS_FILES)
