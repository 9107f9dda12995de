import { fieldsOf } from '@reprieve/contract/fields.ts'
import type { PrintedReport } from '@reprieve/domain/reports/printedReport.ts'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@reprieve/domain/settings/language.ts'

export const SHARED_FORMS = ['pdf', 'json', 'csv'] as const
export type SharedForm = (typeof SHARED_FORMS)[number]

/** What somebody is shown who was given a link. */
export interface SharedReport {
  expires: number
  /** When it was made, by which the server knows that the page has it; null where it did not say so. */
  made: number | null
  /** Of the report; the words around it are the reader's. */
  language: Language
  forms: readonly SharedForm[]
  printed: PrintedReport
}

/**
 * Null for what this page cannot show: it may be older than the report. What it shows already needs not be told once
 * more. [SHARE-12]
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

/** By its version: our own server has printed it, and what is in a version does not change. */
function printedFrom(content: unknown): PrintedReport | null {
  const { v, pageOne, sections } = fieldsOf(content)
  const isPrinted = v === 1 && typeof pageOne === 'object' && pageOne !== null && Array.isArray(sections)
  return isPrinted ? (content as PrintedReport) : null
}
