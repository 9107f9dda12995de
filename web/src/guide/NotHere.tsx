import { Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** An address that names nothing, or something that was removed. [GUIDE-8] */
export function NotHere() {
  const text = useText('guide')
  return (
    <EmptyState title={text('notHereTitle')} text={text('notHereText')}>
      <Link className="button" to={PATHS.guide}>
        {text('toGuide')}
      </Link>
    </EmptyState>
  )
}
