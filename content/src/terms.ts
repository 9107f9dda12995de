import { readArticle, type Article } from './article.ts'

/** A document that people agree to, in one language (D27). */
export interface TermsText extends Article {
  version: number
  /** The date of this version, YYYY-MM-DD. */
  date: string
  /** For the operator: no lawyer has reviewed it yet. */
  isDraft: boolean
  /**
   * The text itself. An acceptance is stored with its SHA-256 (of UTF-8): the front matter may change, but a changed
   * word needs a new version.
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
