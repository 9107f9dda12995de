import type { TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import type { ServiceFacts } from '../serviceFacts.ts'

/** LINK_EULA, LINK_PRIVACY, LINK_USER_AGREEMENT: the operator's own page, with the language code appended. Null: the text is ours. */
export function hostedLink(
  { links }: Pick<ServiceFacts, 'links'>,
  document: TermsDocument | 'user_agreement',
  language: string,
): string | null {
  const link = links[document]
  if (link === undefined) return null
  return /[/=]$/.test(link) ? link + language : `${link}/${language}`
}
