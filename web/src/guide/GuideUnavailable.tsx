import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { Note } from '../ui/layout/Note.tsx'

interface NoLineProps {
  /** `failed`: there was a response, but not a guide. */
  why: 'away' | 'failed'
  /** What is missing, if it is not the whole guide. */
  about?: string
  onRetry: () => void
}

/** GUIDE-13. */
export function GuideLoadFailed({ why, about, onRetry }: NoLineProps) {
  const text = useText('guide')
  const common = useText('common')
  return (
    <div role="alert">
      <Note
        kind="warn"
        icon={<Icon name="cloudOff" />}
        action={<Button kind="text" label={common('retry')} onPress={onRetry} />}
      >
        {about !== undefined && <span className="guide-about-line">{about} </span>}
        {why === 'away' ? common('noInternet') : text('notLoaded')}
      </Note>
    </div>
  )
}

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

/** An address that names nothing, or something that was removed. [GUIDE-8] */
export function GuideNotFound() {
  const text = useText('guide')
  return (
    <EmptyState title={text('notHereTitle')} text={text('notHereText')}>
      <Link className="button" to={PATHS.guide}>
        {text('toGuide')}
      </Link>
    </EmptyState>
  )
}
