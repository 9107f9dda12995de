import type { TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import type { ServiceFacts } from '../serviceFacts.ts'

type HostedPage =
  | TermsDocument
  | 'user_agreement'
  | 'user_guide'
  | 'faq'
  | 'contact'
  | 'home'
  | 'login'
  | 'questionnaires'

/**
 * LINK_EULA, LINK_USER_GUIDE and the like: the operator's own page, with the language code appended; a mail address is
 * unchanged. Null: there is none.
 */
export function operatorPageUrl(
  { links }: Pick<ServiceFacts, 'links'>,
  page: HostedPage,
  language: string,
): string | null {
  const link = links[page]
  if (link === undefined) return null
  if (link.startsWith('mailto:')) return link
  return /[/=]$/.test(link) ? link + language : `${link}/${language}`
}
