import { Link } from '@tanstack/react-router'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'

/**
 * Spec 2 section 6: the refusal in its own words, the plans that include the guide, and what is free on any plan (D47).
 */
export function GuideNoAccess() {
  const text = useText('guide')
  const shell = useText()
  return (
    <EmptyState title={text('noAccess')} text={text('noAccessText')}>
      <Link className="button" to={PATHS.profile} search={{ section: 'plan' }}>
        {text('noAccessPlan')}
      </Link>
      <Link className="button" to={PATHS.urgentHelp}>
        {shell('urgentHelp')}
      </Link>
    </EmptyState>
  )
}
