import type { ShareText } from './shareTexts.ts'

/** The report uses its own language, and the buttons in it the reader's. */
export interface Speech {
  reader: ShareText
  readerLang: string
  /** For Intl: with the reader's region, which decides between 14:20 and 2:20 PM. */
  readerTag: string
  own: ShareText
  /** The report's language tag, also for Intl. */
  lang: string
}
