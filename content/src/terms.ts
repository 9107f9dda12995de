import { readArticle, type Article } from './article.ts'

/** A document that people agree to, in one language (D27). */
export interface TermsText extends Article {
  version: number
  /** YYYY-MM-DD, of this version. */
  date: string
  /** For the operator alone: nobody who knows the law has read it yet. */
  isDraft: boolean
  /**
   * The words themselves. Their SHA-256, as UTF-8, is what an acceptance is kept with: the head may change, a word may
   * not without a new version.
   */
  text: string
}

const HEAD = /^---\n(?<head>.*?)\n---\n/s
const VERSION = /^version: (?<version>\d+)$/m
const DATE = /^date: (?<date>\d{4}-\d\d-\d\d)$/m
const DRAFT = /^review: "draft/m

/** CONT-4. */
export function readTerms(file: string): TermsText {
  const found = HEAD.exec(file)
  const head = found?.groups?.['head'] ?? ''
  return {
    ...readArticle(file),
    version: Number(VERSION.exec(head)?.groups?.['version'] ?? 0),
    date: DATE.exec(head)?.groups?.['date'] ?? '',
    isDraft: DRAFT.test(head),
    text: file.slice(found?.[0].length ?? 0).trim(),
  }
}
