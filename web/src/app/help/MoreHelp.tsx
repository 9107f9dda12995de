import { Link } from '@tanstack/react-router'
import { useText } from '../../settings/words.tsx'
import { PATHS } from '../paths.ts'
import type { HelpPage } from './helpFiles.ts'

const OTHER = { userGuide: 'faq', faq: 'userGuide' } as const

/** Links for a person who has not found the answer: the other text, and people. */
export function MoreHelp({ page }: { page: HelpPage }) {
  const text = useText('help')
  const navigation = useText('navigation')
  const other = OTHER[page]
  return (
    <section className="card help-more" aria-labelledby="help-more-title">
      <h2 id="help-more-title">{text('moreTitle')}</h2>
      <p>{text('moreText')}</p>
      <Link className="button" to={PATHS[other]}>
        {navigation(other)}
      </Link>
      <Link className="button" to={PATHS.contactUs}>
        {navigation('contactUs')}
      </Link>
    </section>
  )
}
