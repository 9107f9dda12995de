import { fieldsOf } from '@reprieve/contract/fields.ts'
import type { PrintedReport } from '@reprieve/domain/reports/printedReport.ts'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@reprieve/domain/settings/language.ts'

export const SHARED_FORMS = ['pdf', 'json', 'csv'] as const
export type SharedForm = (typeof SHARED_FORMS)[number]

/** What the recipient of a link sees. */
export interface SharedReport {
  expires: number
  /** When it was made; the server uses it to see that the page already has the content. Null if it did not say. */
  made: number | null
  /** The language of the report; the texts around it use the reader's. */
  language: Language
  forms: readonly SharedForm[]
  printed: PrintedReport
}

/**
 * Null if this page cannot show it, because the report is newer than the page. Content already shown need not be sent
 * again. [SHARE-12]
 */
export function sharedFrom(
  told: Readonly<Record<string, unknown>>,
  shown: SharedReport | null,
): SharedReport | null {
  const { expires, language, forms, made } = told
  const isKnown = shown !== null && told['content'] === undefined
  const printed = isKnown ? shown.printed : printedFrom(told['content'])
  if (typeof expires !== 'number' || printed === null) return null
  const known: readonly unknown[] = Array.isArray(forms) ? forms : []
  return {
    expires,
    made: typeof made === 'number' ? made : null,
    language: isLanguage(language) ? language : FALLBACK_LANGUAGE,
    forms: SHARED_FORMS.filter((form) => known.includes(form)),
    printed,
  }
}

/** Checked by version only: our own server made it, and the content of a version does not change. */
function printedFrom(content: unknown): PrintedReport | null {
  const { v, pageOne, sections } = fieldsOf(content)
  const isPrinted = v === 1 && typeof pageOne === 'object' && pageOne !== null && Array.isArray(sections)
  return isPrinted ? (content as PrintedReport) : null
}
