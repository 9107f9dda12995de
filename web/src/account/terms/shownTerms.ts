import { readTerms, type TermsText } from '@reprieve/content/terms.ts'
import type { TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { TERMS_FILES, type TermsFiles } from './termsFiles.ts'

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
