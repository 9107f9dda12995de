import { Link } from '@tanstack/react-router'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'

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
