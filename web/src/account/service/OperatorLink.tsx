import type { TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useText, useLanguage } from '../../text/useText.tsx'
import { type ServiceFacts, useServiceFacts } from './serviceFacts.ts'

type PageName = 'home' | 'login' | 'questionnaires'

const WORDS: Record<PageName, Key<'navigation'>> = {
  home: 'operatorHome',
  login: 'operatorLogin',
  questionnaires: 'operatorQuestionnaires',
}

/** LINK_HOME, LINK_LOGIN, LINK_QUESTIONNAIRES: links to the operator's own pages. [ACC-39] */
export function OperatorLink({ page, className = 'link' }: { page: PageName; className?: string }) {
  const facts = useServiceFacts()
  const { language } = useLanguage()
  const text = useText('navigation')
  const link = operatorPageUrl(facts, page, language)
  if (link === null) return null
  return (
    <a className={className} href={link} target="_blank" rel="noreferrer noopener">
      {text(WORDS[page])}
    </a>
  )
}

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
