import type { ShareText } from './shareTexts.ts'

/** The report speaks its own language, and the buttons in it that of who reads it. */
export interface Speech {
  reader: ShareText
  readerLang: string
  /** For Intl: with the region of the reader, which decides between 14:20 and 2:20 PM. */
  readerTag: string
  own: ShareText
  /** For Intl, too. */
  lang: string
}
