import type { TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import type { ServiceFacts } from '../serviceFacts.ts'

/** LINK_EULA, LINK_USER_GUIDE and the like: the operator's own page, with the language code appended. Null: the text is ours. */
export function hostedLink(
  { links }: Pick<ServiceFacts, 'links'>,
  document: TermsDocument | 'user_agreement' | 'user_guide' | 'faq',
  language: string,
): string | null {
  const link = links[document]
  if (link === undefined) return null
  return /[/=]$/.test(link) ? link + language : `${link}/${language}`
}
