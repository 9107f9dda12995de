import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readTerms } from '@reprieve/content/terms.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Config } from '../config.ts'
import type { OperatorConfig } from '../configOfOperator.ts'

export type Document = 'eula' | 'privacy'

const TEXTS = new URL('../../../content/terms/', import.meta.url)

interface OwnText {
  version: number
  hash: string
  isDraft: boolean
}

const read = new Map<string, OwnText>()

/**
 * D27: SHA-256 of the words that the page shows, kept with an acceptance. Null where nobody here knows them: another
 * version than ours, or a page of the operator.
 */
export function termsHash(
  document: Document,
  shown: { version: number; language: Language; links: OperatorConfig['links'] },
): string | null {
  if (shown.links[document] !== undefined) return null
  const { version, hash } = ownText(document, shown.language)
  return version === shown.version ? hash : null
}

/** The newest of each that anybody can have read here: what the operator asks for, or our own where it is ahead. */
export const newestTerms = ({
  eulaVersion,
  privacyVersion,
}: Pick<Config, 'eulaVersion' | 'privacyVersion'>): Record<Document, number> => ({
  eula: Math.max(eulaVersion, ownText('eula', 'en').version),
  privacy: Math.max(privacyVersion, ownText('privacy', 'en').version),
})

function ownText(document: Document, language: Language): OwnText {
  const path = `${document}/${language}.md`
  const known = read.get(path)
  if (known !== undefined) return known
  const { version, text, isDraft } = readTerms(readFileSync(new URL(path, TEXTS), 'utf8'))
  const found = { version, isDraft, hash: createHash('sha256').update(text, 'utf8').digest('hex') }
  read.set(path, found)
  return found
}

/** D27: for the operator, at the start. Who reads the page itself is not told. */
export function termsNotices(links: OperatorConfig['links']): string[] {
  const drafts = (['eula', 'privacy'] as const).filter(
    (document) => links[document] === undefined && ownText(document, 'en').isDraft,
  )
  return drafts.length === 0
    ? []
    : [
        'The EULA and the privacy policy (content/terms) are drafts and need a legal review, or set LINK_EULA and LINK_PRIVACY.',
      ]
}
