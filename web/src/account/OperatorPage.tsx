import type { Key } from '@reprieve/locales/words.ts'
import { useText, useLanguage } from '../text/useText.tsx'
import { operatorPageUrl } from './terms/hostedLink.ts'
import { useServiceFacts } from './useServiceFacts.ts'

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
