import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readTerms } from '@reprieve/content/terms.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Config } from '../config.ts'
import type { OperatorConfig } from '../operatorConfig.ts'

export type TermsDocument = 'eula' | 'privacy'

const TEXTS = new URL('../../../content/terms/', import.meta.url)

interface OwnText {
  version: number
  hash: string
  isDraft: boolean
}

const read = new Map<string, OwnText>()

/**
 * D27: SHA-256 of the text that the page shows, stored with an acceptance. Null if the server does not have the text:
 * another version than ours, or a page of the operator.
 */
export function termsHash(
  document: TermsDocument,
  shown: { version: number; language: Language; links: OperatorConfig['links'] },
): string | null {
  if (shown.links[document] !== undefined) return null
  const { version, hash } = ownText(document, shown.language)
  return version === shown.version ? hash : null
}

/** The newest versions that anybody can have read here: what the operator requires, or our own if it is higher. */
export const newestTerms = ({
  eulaVersion,
  privacyVersion,
}: Pick<Config, 'eulaVersion' | 'privacyVersion'>): Record<TermsDocument, number> => ({
  eula: Math.max(eulaVersion, ownText('eula', 'en').version),
  privacy: Math.max(privacyVersion, ownText('privacy', 'en').version),
})

function ownText(document: TermsDocument, language: Language): OwnText {
  const path = `${document}/${language}.md`
  const known = read.get(path)
  if (known !== undefined) return known
  const { version, text, isDraft } = readTerms(readFileSync(new URL(path, TEXTS), 'utf8'))
  const terms = { version, isDraft, hash: createHash('sha256').update(text, 'utf8').digest('hex') }
  read.set(path, terms)
  return terms
}

/** D27: warns the operator at the start. Readers of the page see no such notice. */
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
