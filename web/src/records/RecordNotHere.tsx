import { Link } from '@tanstack/react-router'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** Shown for the URL of a record that was deleted, or that is on another device and not on this one yet. */
export function RecordNotHere() {
  const text = useText()
  const records = useText('records')
  return (
    <div className="narrow record-not-here">
      <h1>{records('editTitle')}</h1>
      <EmptyState title={records('notHereTitle')} text={records('notHereText')}>
        <Link className="button primary" to={PATHS.home}>
          {text('backHome')}
        </Link>
      </EmptyState>
    </div>
  )
}
